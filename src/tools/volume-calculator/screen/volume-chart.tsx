import { volumeTierCurves } from '@functions/_shared/domain/calc/volume-tiers.ts';
import { SteppedLineChart } from '@/components/charts/stepped-line-chart.tsx';
import { formatInteger, formatUsdWhole } from '@/lib/format.ts';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';
import { volumeCalculatorCopy } from '../copy.ts';

const copy = volumeCalculatorCopy.plot;

type VolumeChartProps = {
  retailPriceUsd: number;
  quantityUnits: number;
};

/** Total profit over the slider's range, with a gap where a tier ends. */
export function VolumeChart({ retailPriceUsd, quantityUnits }: VolumeChartProps) {
  const tiers = volumeTierCurves(retailPriceUsd);
  const first = tiers[0]?.results[0];
  const last = tiers.at(-1)?.results.at(-1);
  return (
    <SteppedLineChart
      title={copy.title}
      summary={copy.summary(
        formatUsdWhole(first?.totalProfitUsd ?? 0),
        formatUsdWhole(last?.totalProfitUsd ?? 0),
      )}
      tableLabel={copy.tableLabel}
      xLabel={copy.xLabel}
      yLabel={copy.yLabel}
      formatX={formatInteger}
      formatY={formatUsdWhole}
      formatYTick={formatUsdTick}
      selectedX={quantityUnits}
      tiers={tiers.map(({ unitCostSharePct, results }) => ({
        id: String(unitCostSharePct),
        label: copy.tier(`${unitCostSharePct}%`),
        points: results.map((point) => ({ x: point.quantityUnits, y: point.totalProfitUsd })),
      }))}
    />
  );
}
