import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SteppedLineChart } from '@/components/charts/stepped-line-chart.tsx';

const tiers = [
  { id: 'a', label: '40% cost', points: [{ x: 500, y: 7500 }] },
  {
    id: 'b',
    label: '33% cost',
    points: [
      { x: 501, y: 8392 },
      { x: 1000, y: 16_750 },
    ],
  },
];

const chart = (selectedX: number) => (
  <SteppedLineChart
    title="Profit by quantity"
    summary="Each step down in cost adds to it."
    xLabel="units"
    yLabel="profit"
    tiers={tiers}
    selectedX={selectedX}
    formatX={(value) => value.toLocaleString('en-US')}
    formatY={(value) => `$${value.toLocaleString('en-US')}`}
  />
);

test("SteppedLineChart starts at the visitor's choice and follows it", () => {
  const { rerender } = render(chart(1000));
  const walker = screen.getByRole('slider', { name: 'Profit by quantity' });
  expect(walker).toHaveAttribute('aria-valuetext', '1,000 units: profit $16,750 · 33% cost');
  rerender(chart(500));
  expect(walker).toHaveAttribute('aria-valuetext', '500 units: profit $7,500 · 40% cost');
});

test('SteppedLineChart moves across the step', async () => {
  const user = userEvent.setup();
  render(chart(500));
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '501 units: profit $8,392 · 33% cost',
  );
});

test('SteppedLineChart lists every value with its tier in a table', () => {
  render(chart(500));
  expect(
    screen.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent),
  ).toEqual(['500 (40% cost)', '501 (33% cost)', '1,000 (33% cost)']);
});
