import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GanttChart } from '@/components/charts/gantt-chart.tsx';

function renderChart() {
  render(
    <GanttChart
      title="The plan"
      summary="Two phases in a hundred days."
      rowLabel="Phase"
      columns={['Phase', 'Days']}
      ticks={[
        { value: 0, label: 'Jan 1' },
        { value: 100, label: 'Apr 11' },
      ]}
      rows={[
        {
          id: 'a',
          label: 'Choose',
          start: 0,
          end: 30,
          latestEnd: 50,
          readout: 'Choose: 30 days',
          cells: ['30'],
        },
        {
          id: 'b',
          label: 'Make',
          start: 30,
          end: 90,
          latestEnd: 100,
          readout: 'Make: 60 days',
          cells: ['60'],
        },
      ]}
    />,
  );
}

test('moves from phase to phase with arrow keys and stops at the ends', async () => {
  renderChart();
  const plot = screen.getByRole('slider', { name: 'The plan' });
  expect(plot).toHaveAttribute('aria-valuetext', 'Choose: 30 days');
  plot.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Make: 60 days');
  await userEvent.keyboard('{ArrowDown}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Make: 60 days');
  await userEvent.keyboard('{Home}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Choose: 30 days');
});

test('is named by its title and lists every row in a table', async () => {
  renderChart();
  const figure = screen.getByRole('figure', { name: 'The plan' });
  await userEvent.click(within(figure).getByText('See the numbers as a table'));
  const table = within(figure).getByRole('table', { name: 'The plan' });
  expect(within(table).getByRole('row', { name: 'Make 60' })).toBeVisible();
});
