import { LineChart } from '@/components/charts/line-chart.tsx';
import type { RevenueResult } from '@/lib/calc/revenue.ts';
import { projectYear } from '@/lib/calc/year-projection.ts';
import { formatUsdWhole } from '@/lib/format.ts';
import type { RevenueCalculatorContent } from '../revenue-calculator/copy.ts';
import { formatUsdTick } from './format-usd-tick.ts';

export type YearChartProps = {
  words: RevenueCalculatorContent['plot'];
  results: RevenueResult;
};

/** Revenue, cost and profit added up month by month over the first year. */
export function YearChart({ words, results }: YearChartProps) {
  const months = projectYear(results);
  return (
    <LineChart
      title={words.title}
      summary={words.summary(
        formatUsdWhole(results.yearlyRevenue),
        formatUsdWhole(results.yearlyCost),
        formatUsdWhole(results.yearlyGrossProfit),
      )}
      tableLabel={words.tableLabel}
      pointLabel={words.month}
      points={months.map(({ month }) => words.monthName(month))}
      formatValue={formatUsdWhole}
      formatTick={formatUsdTick}
      series={[
        {
          id: 'revenue',
          label: words.series.revenue,
          tone: 'ink',
          values: months.map((month) => month.cumulativeRevenueUsd),
        },
        {
          id: 'profit',
          label: words.series.profit,
          tone: 'leaf',
          area: true,
          values: months.map((month) => month.cumulativeProfitUsd),
        },
        {
          id: 'cost',
          label: words.series.cost,
          tone: 'smoke',
          values: months.map((month) => month.cumulativeCostUsd),
        },
      ]}
    />
  );
}
