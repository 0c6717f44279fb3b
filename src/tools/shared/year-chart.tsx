import type { RevenueResult } from '@functions/_shared/domain/calc/revenue.ts';
import { projectYear } from '@functions/_shared/domain/calc/year-projection.ts';
import { LineChart } from '@/components/charts/line-chart.tsx';
import { formatUsdWhole } from '@/lib/format.ts';
import { yearPlotCopy as copy } from './calculator-copy.ts';
import { formatUsdTick } from './format-usd-tick.ts';

export type YearChartProps = {
  results: RevenueResult;
};

/** Revenue, cost and profit added up month by month over the first year. */
export function YearChart({ results }: YearChartProps) {
  const months = projectYear(results);
  return (
    <LineChart
      title={copy.title}
      summary={copy.summary(
        formatUsdWhole(results.yearlyRevenue),
        formatUsdWhole(results.yearlyCost),
        formatUsdWhole(results.yearlyGrossProfit),
      )}
      tableLabel={copy.tableLabel}
      pointLabel={copy.month}
      points={months.map(({ month }) => copy.monthName(month))}
      formatValue={formatUsdWhole}
      formatTick={formatUsdTick}
      series={[
        {
          id: 'revenue',
          label: copy.series.revenue,
          tone: 'ink',
          values: months.map((month) => month.cumulativeRevenueUsd),
        },
        {
          id: 'profit',
          label: copy.series.profit,
          tone: 'leaf',
          area: true,
          values: months.map((month) => month.cumulativeProfitUsd),
        },
        {
          id: 'cost',
          label: copy.series.cost,
          tone: 'smoke',
          values: months.map((month) => month.cumulativeCostUsd),
        },
      ]}
    />
  );
}
