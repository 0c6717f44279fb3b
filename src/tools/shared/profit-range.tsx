import { scenarioConversionPct } from '@functions/_shared/domain/calc/margins.assumptions.ts';
import { calculateScenarios } from '@functions/_shared/domain/calc/margins.ts';
import type { RevenueInput } from '@functions/_shared/domain/calc/revenue.ts';
import { formatUsdWhole } from '@/lib/format.ts';
import { profitRangeCopy as copy } from './calculator-copy.ts';
import { RangeBar } from './range-bar.tsx';

/** The yearly profit if half or twice as many order; nothing where a demand test has measured it. */
export function ProfitRange({ input, className }: { input: RevenueInput; className?: string }) {
  if (input.measuredOrdering !== undefined) return null;
  const { low, expected, high } = calculateScenarios(input);
  const spanUsd = high.yearlyGrossProfit - low.yearlyGrossProfit;
  if (spanUsd <= 0) return null;
  const conversion = scenarioConversionPct.value;
  return (
    <RangeBar
      low={{
        label: copy.ifOrder(`${conversion.low}%`),
        value: formatUsdWhole(low.yearlyGrossProfit),
      }}
      high={{
        label: copy.ifOrder(`${conversion.high}%`),
        value: formatUsdWhole(high.yearlyGrossProfit),
      }}
      atPct={((expected.yearlyGrossProfit - low.yearlyGrossProfit) / spanUsd) * 100}
      className={className}
    />
  );
}
