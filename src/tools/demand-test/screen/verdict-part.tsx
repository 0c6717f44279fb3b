import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import { audienceProductLimits } from '@functions/_shared/domain/calc/audience-limits.ts';
import type { CurvePoint } from '@functions/_shared/domain/demand/price-curve.ts';
import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { useId } from 'react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Field } from '@/components/ui/field.tsx';
import { usePartTitleClass } from '@/components/ui/part-title.ts';
import { Select } from '@/components/ui/select.tsx';
import { assumptionsPath } from '@/config/paths.ts';
import { cn } from '@/lib/cn.ts';
import { formatUsdShort } from '@/lib/format.ts';
import { AmountField } from '@/tools/landed-view/screen/amount-field.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { resultsCopy } from '../results-copy.ts';
import { basisText, verdictText } from '../verdict-text.ts';
import type { VerdictState } from './use-verdict.ts';

const copy = resultsCopy.verdict;

type VerdictPartProps = {
  state: VerdictState;
  results: DemandResults;
  curve: readonly CurvePoint[];
};

/** Whether the drop would sell a minimum order, and the facts that this hangs on. */
export function VerdictPart({ state, results, curve }: VerdictPartProps) {
  const titleId = useId();
  const titleClass = usePartTitleClass(copy.title);
  const { verdict, point, reach } = state;
  const { visitors } = results.counts;
  // Without visitors there is no point of the curve yet.
  const shown = verdict ?? { is: 'too-few' as const, missingVisitors: 100 };
  const text = verdictText(shown, { visitors, priceUsd: point?.priceUsd ?? 0 });
  const basis =
    point === undefined
      ? ''
      : basisText(shown, { priceUsd: point.priceUsd, share: point.interval.share, reach });
  return (
    <PanelSection aria-labelledby={titleId} className="flex flex-col gap-5">
      <h4 id={titleId} className={cn('text-title', titleClass)}>
        {copy.title}
      </h4>
      <div
        role="status"
        data-ground={text.tone === 'plain' ? 'white' : text.tone}
        className="rounded-field border-[1.5px] border-ink p-5"
      >
        <p className="font-display text-display-3 tabular-nums">{text.title}</p>
        <p className="mt-2 max-w-measure">{text.text}</p>
      </div>
      {basis !== '' && (
        <p className="max-w-measure text-sm text-muted">
          {basis}{' '}
          <SiteLink href={assumptionsPath('demand')} className="text-link">
            {copy.source}
          </SiteLink>
        </p>
      )}
      {state.isEnough && <Facts state={state} curve={curve} />}
    </PanelSection>
  );
}

function Facts({ state, curve }: Pick<VerdictPartProps, 'state' | 'curve'>) {
  const { fields } = copy;
  const { goods } = state;
  return (
    <div data-print="hide" className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={fields.price}>
        <Select
          options={curve.map(({ priceUsd }) => ({
            value: String(priceUsd),
            label: formatUsdShort(priceUsd),
          }))}
          value={String(state.point?.priceUsd ?? '')}
          onValueChange={(price) => state.choosePrice(Number(price))}
        />
      </Field>
      <AmountField
        label={fields.followers}
        kind="count"
        max={audienceProductLimits.followers}
        value={state.followers}
        onValue={(followers) => state.tell({ followers })}
        onLeave={(followers) => state.learn({ followers })}
      />
      <AmountField
        label={fields.engagement}
        kind="decimal"
        max={100}
        value={state.engagementRatePct}
        onValue={(engagementRatePct) => state.tell({ engagementRatePct })}
        onLeave={(engagementRatePct) => state.learn({ engagementRatePct })}
      />
      <AmountField
        label={fields.minOrder}
        kind="count"
        min={1}
        max={maxOrderPieces}
        value={state.minOrderUnits}
        hint={goods && fields.minOrderHint(goods.plural)}
        onValue={(minOrderUnits) => state.tell({ minOrderUnits })}
      />
    </div>
  );
}
