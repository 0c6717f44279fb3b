import { ownFiguresFor } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { WaterfallChart } from '@/components/charts/waterfall-chart.tsx';
import { formatUsdCents } from '@/lib/format.ts';
import { landedScreenCopy } from '../view-copy.ts';
import { MoneyStepDetail } from './money-step-detail.tsx';
import type { LandedState } from './use-landed-view.ts';

const { steps: stepCopy, waterfall: copy } = landedScreenCopy;

/** From the price to the profit on one piece; each step opens. */
export function MoneyWaterfall({ state }: { state: LandedState }) {
  const { chain } = state.result;
  const own = ownFiguresFor(state.order.choices, state.country);
  const profitUsd = chain.profitUsd.likely;
  const summary = profitUsd < 0 ? copy.summaryLoss : copy.summary;
  // Nothing is charged at a border that the goods do not cross.
  const shown = chain.steps.filter(
    ({ id, perUnitUsd }) => perUnitUsd.high > 0 || own[id] !== undefined,
  );
  return (
    <WaterfallChart
      title={copy.title}
      summary={summary(
        formatUsdCents(chain.priceUsd),
        formatUsdCents(chain.landedCostUsd.likely),
        formatUsdCents(Math.abs(profitUsd)),
      )}
      tableLabel={copy.tableLabel}
      stepLabel={copy.step}
      rangeLabels={{ low: copy.low, likely: copy.likely, high: copy.high }}
      start={chain.priceUsd}
      startLabel={copy.price}
      endLabel={copy.profit}
      formatValue={formatUsdCents}
      steps={shown.map((step) => ({
        id: step.id,
        label: stepCopy[step.id].label,
        amount: step.perUnitUsd,
        mark: own[step.id] === undefined ? undefined : copy.own,
        leavesLabel: step.id === 'inbound' ? copy.landed : undefined,
        detail: <MoneyStepDetail key={state.country} step={step} state={state} />,
      }))}
    />
  );
}
