import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { DutyLayer } from '@functions/_shared/domain/tariff/duty-types.ts';
import type { LandedCost } from '@functions/_shared/domain/tariff/landed-cost.ts';
import { openAmountText } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import { useState } from 'react';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart.tsx';
import { Button } from '@/components/ui/button.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { cn } from '@/lib/cn.ts';
import { formatUsdCents } from '@/lib/format.ts';
import { DutyLayerText } from '@/tools/shared/duty-layer-text.tsx';
import { dutyTones } from '@/tools/shared/duty-tones.ts';
import { OrderNotice } from '@/tools/shared/order-notice.tsx';
import { orderNoticeCopy } from '@/tools/shared/order-notice-copy.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { UpcomingNote } from '@/tools/shared/upcoming-note.tsx';
import { tariffCalculatorCopy } from '../copy.ts';
import type { OriginResult } from '../rules/tariff-result.ts';
import { savedDutyCopy } from '../saved-duty-copy.ts';
import { type SavedDuty, saveDuty } from '../storage.ts';

const copy = tariffCalculatorCopy.result;

type TariffCardProps = {
  result: OriginResult;
  entryDate: string;
  /** The percentage at the end of the bar: the highest duty among the origins compared. */
  fullPct: number;
};

/** The duty of one origin: total, bar, each layer with heading and reason, landed cost. */
export function TariffCard({ result, entryDate, fullPct }: TariffCardProps) {
  const { originName, stack, cost, otherDay, usmcaTotalText, upcoming } = result;
  const titleClass = usePartTitleClass(copy.from(originName));
  const other = otherDay.entryDate < entryDate ? copy.before : copy.after;
  return (
    <PanelSection className="flex flex-col gap-5">
      <div>
        <h4 className={cn('font-display text-title', titleClass)}>{copy.from(originName)}</h4>
        <p className="mt-2 spec-print text-muted">{copy.totalDuty}</p>
        <p className="font-display text-figure tabular-nums">{stack.totalText}</p>
        {stack.warnings.map((warning) => (
          <p key={warning} className="mt-2 text-sm font-semibold">
            {warning}
          </p>
        ))}
      </div>
      <OrderNotice orders={stack.orders} originName={originName} />
      <DutyBar result={result} fullPct={fullPct} />
      <ul className="divide-y divide-ink/20 border-y border-ink/20 text-sm">
        {stack.layers.map((layer) => (
          <LayerRow key={layer.kind} layer={layer} />
        ))}
      </ul>
      <div className="flex flex-col gap-2 text-sm">
        {usmcaTotalText !== null && <p className="font-semibold">{copy.usmca(usmcaTotalText)}</p>}
        <UpcomingNote upcoming={upcoming} entryDate={entryDate} />
        <p>{other(formatCalendarDay(otherDay.entryDate), otherDay.totalText)}</p>
      </div>
      {cost === null ? (
        <p className="text-sm text-muted">{copy.needShipment}</p>
      ) : (
        <LandedCostTable cost={cost} openAmount={openAmountText(stack.orders)} />
      )}
      <SaveDutyButton result={result} />
      <details data-print="open" className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{copy.notCovered}</summary>
        <ul className="list-disc pl-5 text-muted">
          {stack.notCovered.map((sentence) => (
            <li key={sentence} className="mt-1">
              {sentence}
            </li>
          ))}
        </ul>
      </details>
    </PanelSection>
  );
}

function DutyBar({ result, fullPct }: Pick<TariffCardProps, 'result' | 'fullPct'>) {
  const { stack, originName } = result;
  const charged = stack.layers.filter(({ minimumPct }) => minimumPct > 0);
  if (charged.length === 0) return null;
  return (
    <StackedBarChart
      title={copy.barTitle(originName)}
      summary={copy.barSummary(stack.totalText)}
      segmentLabel={copy.layers}
      valueLabel={copy.rate}
      totalLabel={copy.totalDuty}
      formatValue={(value) => `${Math.round(value * 100) / 100}%`}
      fullValue={fullPct}
      segments={charged.map(({ kind, minimumPct }) => ({
        id: kind,
        label: copy.bars[kind],
        value: minimumPct,
        tone: dutyTones[kind],
      }))}
    />
  );
}

function LayerRow({ layer }: { layer: DutyLayer }) {
  return (
    <li className="flex items-start justify-between gap-4 py-2.5">
      <span className="min-w-0">
        <DutyLayerText words={copy} layer={layer} />
      </span>
      <span className="max-w-[45%] text-right font-semibold tabular-nums">{layer.rateText}</span>
    </li>
  );
}

/** The landed cost of a piece, part by part. */
function LandedCostTable({ cost, openAmount }: { cost: LandedCost; openAmount: string }) {
  const { perUnit, fees, isMinimum } = cost;
  const total = formatUsdCents(perUnit.totalUsd);
  const parts = [
    [copy.parts.goods, perUnit.goodsUsd],
    [copy.parts.freight, perUnit.freightUsd],
    [copy.parts.duty, perUnit.dutyUsd],
    [copy.parts.fees, perUnit.feesUsd],
  ] as const;
  return (
    <div data-ground="butter" className="rounded-field p-4">
      <p className="spec-print">{copy.landed}</p>
      <p className="font-display text-title tabular-nums">
        {isMinimum ? copy.atLeast(total) : total}
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {parts.map(([label, amountUsd]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{formatUsdCents(amountUsd)}</dd>
          </div>
        ))}
      </dl>
      {openAmount !== '' && (
        <p className="mt-3 text-sm font-semibold">{orderNoticeCopy.openAmount(openAmount)}</p>
      )}
      <p className="mt-3 text-sm">
        {copy.fees(
          formatUsdCents(fees.mpfUsd),
          copy.mpfRules[fees.mpfRule],
          formatUsdCents(fees.hmfUsd),
        )}
      </p>
    </div>
  );
}

/** Saves the duty of this origin for the calculators whose prices are FOB. */
function SaveDutyButton({ result: { stack, originName } }: { result: OriginResult }) {
  const [saved, setSaved] = useState<SavedDuty | null>(null);
  const duty: SavedDuty = {
    hts8: stack.hts8,
    originName,
    dutyPct: stack.totalPct ?? stack.minimumPct,
    isMinimum: stack.isMinimum,
  };
  // The form may have changed since it was saved.
  const isSaved = JSON.stringify(saved) === JSON.stringify(duty);
  return (
    <div data-print="hide" className="flex flex-col items-start gap-2 text-sm">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          saveDuty(duty);
          setSaved(duty);
        }}
      >
        {savedDutyCopy.save}
      </Button>
      <p role="status">{isSaved && savedDutyCopy.saved}</p>
    </div>
  );
}
