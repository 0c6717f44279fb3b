import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CrossingLinesChart } from '@/components/charts/crossing-lines-chart.tsx';

const xs = [0, 500, 1000, 1001, 2000];

const chart = (selectedX: number) => (
  <CrossingLinesChart
    title="Cost over orders"
    summary="They change places once."
    xLabel="orders"
    xs={xs}
    lines={[
      {
        id: 'ours',
        label: 'Ours',
        tone: 'tomato',
        jumps: true,
        values: [0, 2250, 4500, 3504, 7000],
      },
      { id: 'theirs', label: 'Theirs', tone: 'leaf', values: [89, 2089, 4089, 4093, 8089] },
    ]}
    bands={[
      { id: 'a', label: '$4.50', fromX: 0, toX: 1000 },
      { id: 'b', label: '$3.50', fromX: 1000, toX: Number.POSITIVE_INFINITY },
    ]}
    marks={[{ id: '1', text: '1', x: 178, y: 800 }]}
    selectedX={selectedX}
    formatX={(x) => x.toLocaleString('en-US')}
    formatValue={(value) => `$${value.toLocaleString('en-US')}`}
  />
);

const walker = () => screen.getByRole('slider', { name: 'Cost over orders' });

test("CrossingLinesChart starts at the visitor's orders and follows them", () => {
  const { rerender } = render(chart(500));
  expect(walker()).toHaveAttribute('aria-valuetext', '500 orders: Ours $2,250 · Theirs $2,089');
  rerender(chart(2000));
  expect(walker()).toHaveAttribute('aria-valuetext', '2,000 orders: Ours $7,000 · Theirs $8,089');
});

test('CrossingLinesChart moves across the step with arrow keys', async () => {
  const user = userEvent.setup();
  render(chart(1000));
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(walker()).toHaveAttribute('aria-valuetext', '1,001 orders: Ours $3,504 · Theirs $4,093');
  await user.keyboard('{Home}');
  expect(walker()).toHaveAttribute('aria-valuetext', '0 orders: Ours $0 · Theirs $89');
});

test('CrossingLinesChart names lines, bands and marks in the drawing and lists every value in a table', () => {
  const { container } = render(chart(500));
  const drawn = [...container.querySelectorAll('svg text')].map((text) => text.textContent);
  expect(drawn).toEqual(expect.arrayContaining(['Ours', 'Theirs', '$4.50', '$3.50', '1']));
  expect(
    screen.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent),
  ).toEqual(['0', '500', '1,000', '1,001', '2,000']);
  expect(screen.getByRole('columnheader', { name: 'Theirs', hidden: true })).toBeInTheDocument();
});
