import { SteppedLineChart } from '@/components/charts/stepped-line-chart.tsx';
import { volumeTierCurves } from '@/lib/calc/volume-tiers.ts';
import { formatInteger, formatUsdWhole } from '@/lib/format.ts';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';
import type { VolumeCalculatorContent } from '../copy.ts';

export type VolumeChartProps = {
  words: VolumeCalculatorContent['plot'];
  retailPriceUsd: number;
  quantityUnits: number;
};

/** Total profit over the slider's range; the line breaks where a tier ends. */
export function VolumeChart({ words, retailPriceUsd, quantityUnits }: VolumeChartProps) {
  const tiers = volumeTierCurves(retailPriceUsd);
  const first = tiers[0]?.results[0];
  const last = tiers.at(-1)?.results.at(-1);
  return (
    <SteppedLineChart
      title={words.title}
      summary={words.summary(
        formatUsdWhole(first?.totalProfitUsd ?? 0),
        formatUsdWhole(last?.totalProfitUsd ?? 0),
      )}
      tableLabel={words.tableLabel}
      xLabel={words.xLabel}
      yLabel={words.yLabel}
      formatX={formatInteger}
      formatY={formatUsdWhole}
      formatYTick={formatUsdTick}
      selectedX={quantityUnits}
      tiers={tiers.map(({ unitCostSharePct, results }) => ({
        id: String(unitCostSharePct),
        label: words.tier(`${unitCostSharePct}%`),
        points: results.map((point) => ({ x: point.quantityUnits, y: point.totalProfitUsd })),
      }))}
    />
  );
}
