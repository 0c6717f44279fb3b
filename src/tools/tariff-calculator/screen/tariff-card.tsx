import type { DutyLayer } from '@functions/_shared/domain/tariff/duty-types.ts';
import type { ReactNode } from 'react';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart.tsx';
import { formatCalendarDay } from '@/lib/calendar/calendar-day.ts';
import { DutyLayerText } from '@/tools/shared/duty-layer-text.tsx';
import { dutyTones } from '@/tools/shared/duty-tones.ts';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import type { TariffCalculatorContent } from '../copy.ts';
import type { OriginResult } from '../rules/tariff-result.ts';
import { LandedCostTable } from './landed-cost-table.tsx';

type TariffCardProps = {
  words: TariffCalculatorContent['result'];
  result: OriginResult;
  entryDate: string;
  /** Per cent at the end of the bar: the highest duty of the origins beside it. */
  fullPct: number;
  /** What may be done with this origin's duty; stands under its numbers. */
  action?: ReactNode;
};

/** The duty of one origin: total, stack as a bar, each layer with heading and reason, landed cost. */
export function TariffCard({ words, result, entryDate, fullPct, action }: TariffCardProps) {
  const { originName, stack, cost, otherDay, usmcaTotalText } = result;
  const other = otherDay.entryDate < entryDate ? words.before : words.after;
  return (
    <PanelSection className="flex flex-col gap-5">
      <div>
        <h4 className="font-display text-title">{words.from(originName)}</h4>
        <p className="mt-2 spec-print text-muted">{words.totalDuty}</p>
        <p className="font-display text-figure tabular-nums">{stack.totalText}</p>
        {stack.warnings.map((warning) => (
          <p key={warning} className="mt-2 text-sm font-semibold">
            {warning}
          </p>
        ))}
      </div>
      <DutyBar words={words} result={result} fullPct={fullPct} />
      <ul className="divide-y divide-ink/20 border-y border-ink/20 text-sm">
        {stack.layers.map((layer) => (
          <LayerRow key={layer.kind} words={words} layer={layer} />
        ))}
      </ul>
      <div className="flex flex-col gap-2 text-sm">
        {usmcaTotalText !== null && <p className="font-semibold">{words.usmca(usmcaTotalText)}</p>}
        <p>{other(formatCalendarDay(otherDay.entryDate), otherDay.totalText)}</p>
      </div>
      {cost === null ? (
        <p className="text-sm text-muted">{words.needShipment}</p>
      ) : (
        <LandedCostTable words={words} cost={cost} />
      )}
      {action}
      <details data-print="open" className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.notCovered}</summary>
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

function DutyBar({
  words,
  result,
  fullPct,
}: Pick<TariffCardProps, 'words' | 'result' | 'fullPct'>) {
  const { stack, originName } = result;
  const charged = stack.layers.filter(({ minimumPct }) => minimumPct > 0);
  if (charged.length === 0) return null;
  return (
    <StackedBarChart
      title={words.barTitle(originName)}
      summary={words.barSummary(stack.totalText)}
      segmentLabel={words.layers}
      valueLabel={words.rate}
      totalLabel={words.totalDuty}
      formatValue={(value) => `${Math.round(value * 100) / 100}%`}
      fullValue={fullPct}
      segments={charged.map(({ kind, minimumPct }) => ({
        id: kind,
        label: words.bars[kind],
        value: minimumPct,
        tone: dutyTones[kind],
      }))}
    />
  );
}

type LayerRowProps = { words: TariffCardProps['words']; layer: DutyLayer };

function LayerRow({ words, layer }: LayerRowProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-2.5">
      <span className="min-w-0">
        <DutyLayerText words={words} layer={layer} />
      </span>
      <span className="max-w-[45%] text-right font-semibold tabular-nums">{layer.rateText}</span>
    </li>
  );
}
