import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { WaterfallChart } from '@/components/charts/waterfall-chart.tsx';
import { waterfallDomain, waterfallRows } from '@/components/charts/waterfall-rows.ts';

const steps = [
  {
    id: 'goods',
    label: 'Goods',
    amount: { low: 4, likely: 6, high: 9 },
    leavesLabel: 'Left at the factory',
  },
  { id: 'freight', label: 'Freight', amount: { low: 2, likely: 5, high: 25 } },
];
const whole = { start: 30, startLabel: 'Price', steps, endLabel: 'You keep' };

test('each step hangs where the likely amounts before it end, and its ghost spans its range', () => {
  const [start, goods, left, freight, end] = waterfallRows(whole);
  expect(start?.bar).toEqual({ from: 0, to: 30, ghostFrom: 30, ghostTo: 30 });
  expect(goods?.bar).toEqual({ from: 24, to: 30, ghostFrom: 21, ghostTo: 26 });
  expect(left).toMatchObject({ kind: 'left', amount: { low: 21, likely: 24, high: 26 } });
  // 24 − 25 to 24 − 2.
  expect(freight?.bar).toEqual({ from: 19, to: 24, ghostFrom: -1, ghostTo: 22 });
  // 30 − 9 − 25 to 30 − 4 − 2.
  expect(end?.amount).toEqual({ low: -4, likely: 19, high: 24 });
});

test('the plot reaches from the lowest possible end to the start', () => {
  expect(waterfallDomain(waterfallRows(whole))).toEqual([-4, 30]);
  expect(waterfallDomain(waterfallRows({ ...whole, steps: [] }))).toEqual([0, 30]);
});

test('a loss stands below zero', () => {
  const rows = waterfallRows({ ...whole, start: 8 });
  expect(rows.at(-1)?.bar).toEqual({ from: -3, to: 0, ghostFrom: -26, ghostTo: 2 });
});

test('WaterfallChart lists every row with its range in the table, and opens a detail', async () => {
  render(
    <WaterfallChart
      title="One piece"
      summary="Of $30, $19 is left."
      stepLabel="Step"
      rangeLabels={{ low: 'Low', likely: 'Likely', high: 'High' }}
      {...whole}
      steps={steps.map((step) => ({ ...step, detail: <p>{`About ${step.label}`}</p> }))}
      formatValue={(value) => `$${value}`}
    />,
  );
  expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'StepLowLikelyHigh',
    'Price$30$30$30',
    'Goods$4$6$9',
    'Left at the factory$21$24$26',
    'Freight$2$5$25',
    'You keep$-4$19$24',
  ]);
  const rows = screen.getByRole('list', { name: 'One piece' });
  expect(rows).toHaveTextContent('Goods-$6');
  expect(screen.getByText('About Freight')).not.toBeVisible();
  await userEvent.click(screen.getByText('Freight', { selector: 'summary *' }));
  expect(screen.getByText('About Freight')).toBeVisible();
});
