import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BarChart } from '@/components/charts/bar-chart.tsx';

const bars = [
  { id: 'china', label: 'China', value: 80 },
  { id: 'mexico', label: 'Mexico', value: 72, highlighted: true },
  { id: 'usa', label: 'USA', value: -5 },
];

function renderMargins() {
  render(
    <BarChart
      title="Margin by country"
      summary="China leaves most."
      barLabel="Country"
      valueLabel="Gross margin"
      bars={bars}
      formatValue={(value) => `${value.toFixed(1)}%`}
    />,
  );
  return screen.getByRole('slider', { name: 'Margin by country' });
}

test('BarChart starts at the highlighted bar and moves down and up', async () => {
  const user = userEvent.setup();
  const walker = renderMargins();
  expect(walker).toHaveAttribute('aria-valuetext', 'Mexico: Gross margin 72.0%');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(walker).toHaveAttribute('aria-valuetext', 'USA: Gross margin -5.0%');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(walker).toHaveAttribute('aria-valuetext', 'China: Gross margin 80.0%');
});

test('BarChart lists every value in a table', () => {
  renderMargins();
  expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'CountryGross margin',
    'China80.0%',
    'Mexico72.0%',
    'USA-5.0%',
  ]);
});

test('BarChart draws lengths in proportion, with losses on the other side of zero', () => {
  renderMargins();
  const [china, mexico, usa] = [...document.querySelectorAll('rect')].map((rect) => ({
    x: Number(rect.getAttribute('x')),
    width: Number(rect.getAttribute('width')),
    tone: rect.getAttribute('class'),
  }));
  expect((china?.width ?? 0) / (mexico?.width ?? 1)).toBeCloseTo(80 / 72);
  expect((usa?.x ?? 0) + (usa?.width ?? 0)).toBeCloseTo(china?.x ?? 0);
  expect(mexico?.tone).toContain('tomato');
});
