import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateBarsChart } from '@/components/charts/date-bars-chart.tsx';

function renderChart() {
  render(
    <DateBarsChart
      title="When each arrives"
      summary="One is in time."
      columns={['Route', 'Earliest', 'Latest']}
      deadline={{ value: 60, label: 'Mar 3' }}
      ticks={[
        { value: 0, label: 'today' },
        { value: 31, label: 'Feb 1' },
      ]}
      rows={[
        {
          id: 'stock',
          heading: 'Printed stock',
          label: 'Printed stock: in time',
          from: 10,
          to: 30,
          tone: 'before',
          readout: 'Printed stock: Jan 11 to Jan 31',
          cells: ['Jan 11', 'Jan 31'],
        },
        {
          id: 'sea',
          heading: 'Sea',
          label: 'Sea: late',
          from: 70,
          to: 90,
          tone: 'after',
          readout: 'Sea: Mar 12 to Apr 1',
          cells: ['Mar 12', 'Apr 1'],
        },
      ]}
    />,
  );
}

test('moves from row to row with arrow keys and stops at the end', async () => {
  renderChart();
  const plot = screen.getByRole('slider', { name: 'When each arrives' });
  expect(plot).toHaveAttribute('aria-valuetext', 'Printed stock: Jan 11 to Jan 31');
  plot.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Sea: Mar 12 to Apr 1');
  await userEvent.keyboard('{ArrowDown}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Sea: Mar 12 to Apr 1');
});

test('says beside each bar how it lies to the date, and names the date', () => {
  renderChart();
  const texts = [...document.querySelectorAll('svg text')].map((text) => text.textContent);
  expect(texts).toContain('Printed stock: in time');
  expect(texts).toContain('Sea: late');
  expect(texts).toContain('Mar 3');
});

test('lists every row in a table', async () => {
  renderChart();
  const figure = screen.getByRole('figure', { name: 'When each arrives' });
  await userEvent.click(within(figure).getByText('See the numbers as a table'));
  const table = within(figure).getByRole('table', { name: 'When each arrives' });
  expect(within(table).getByRole('row', { name: 'Sea Mar 12 Apr 1' })).toBeVisible();
});

test('a plot too narrow for the words beside one bar shows the headings of all', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(120);
  renderChart();
  width.mockRestore();
  const texts = [...document.querySelectorAll('svg text')].map((text) => text.textContent);
  expect(texts).toContain('Printed stock');
  expect(texts).not.toContain('Printed stock: in time');
  expect(texts).toContain('Sea');
  expect(texts).not.toContain('Sea: late');
});
