import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart.tsx';
import type { StackSegment } from '@/components/charts/stacked-bar-layout.ts';

function renderDuty(segments: StackSegment[]) {
  render(
    <StackedBarChart
      title="Duty, layer by layer"
      summary="Most of it is the China list."
      segmentLabel="Layer"
      valueLabel="Rate"
      totalLabel="Total"
      segments={segments}
      formatValue={(value) => `${value}%`}
    />,
  );
}

const duty: StackSegment[] = [
  { id: 'mfn', label: 'Base rate', value: 6, tone: 'sky' },
  { id: '232', label: 'Section 232', value: 0, tone: 'butter' },
  { id: '301', label: 'Section 301', value: 25, tone: 'tomato' },
];

test('StackedBarChart reads out each part and the total', async () => {
  const user = userEvent.setup();
  renderDuty(duty);
  const walker = screen.getByRole('slider', { name: 'Duty, layer by layer' });
  expect(walker).toHaveAttribute('aria-valuetext', 'Base rate: 6% · Total 31%');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(walker).toHaveAttribute('aria-valuetext', 'Section 301: 25% · Total 31%');
});

test('StackedBarChart lists parts of zero in the table only', () => {
  renderDuty(duty);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuemax', '2');
  expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'LayerRate',
    'Base rate6%',
    'Section 2320%',
    'Section 30125%',
    'Total31%',
  ]);
});

test('StackedBarChart still states the total when there is nothing to draw', () => {
  renderDuty(duty.map((segment) => ({ ...segment, value: 0 })));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.getByText('Total 0%')).toBeInTheDocument();
});
