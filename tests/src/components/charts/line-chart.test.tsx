import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LineChart } from '@/components/charts/line-chart.tsx';

const usd = (value: number) => `$${value.toLocaleString('en-US')}`;

function renderYear() {
  render(
    <LineChart
      title="Your first year"
      summary="By March profit reaches $300."
      pointLabel="Month"
      points={['Jan', 'Feb', 'Mar']}
      formatValue={usd}
      series={[
        { id: 'revenue', label: 'Revenue', values: [1000, 2000, 3000], tone: 'ink' },
        { id: 'profit', label: 'Profit', values: [100, 200, 300], tone: 'tomato', area: true },
      ]}
    />,
  );
  return screen.getByRole('slider', { name: 'Your first year' });
}

test('LineChart is a figure with a title and a text summary', () => {
  renderYear();
  const figure = screen.getByRole('figure', { name: 'Your first year' });
  expect(figure).toHaveTextContent('By March profit reaches $300.');
});

test('LineChart lists every value in a table', async () => {
  renderYear();
  await userEvent.click(screen.getByText('See the numbers as a table'));
  const table = screen.getByRole('table', { name: 'Your first year' });
  const february = within(table).getByRole('row', { name: /Feb/ });
  expect(within(february).getByRole('rowheader')).toHaveTextContent('Feb');
  expect(
    within(february)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$2,000', '$200']);
});

test('LineChart reads out the exact values at each point with arrow keys, Home and End', async () => {
  const user = userEvent.setup();
  const walker = renderYear();
  expect(walker).toHaveAttribute('aria-valuetext', 'Mar: Revenue $3,000 · Profit $300');
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(walker).toHaveAttribute('aria-valuetext', 'Feb: Revenue $2,000 · Profit $200');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(walker).toHaveAttribute('aria-valuetext', 'Jan: Revenue $1,000 · Profit $100');
  await user.keyboard('{End}{ArrowRight}');
  expect(walker).toHaveAttribute('aria-valuenow', '3');
});

test('LineChart shows the point nearest to the pointer', () => {
  const walker = renderYear();
  fireEvent.pointerMove(walker, { clientX: 0, clientY: 10 });
  expect(screen.getByText('Jan: Revenue $1,000 · Profit $100')).toBeInTheDocument();
  fireEvent.pointerDown(walker, { clientX: 10_000, clientY: 10, pointerType: 'touch' });
  expect(screen.getByText('Mar: Revenue $3,000 · Profit $300')).toBeInTheDocument();
});

test('LineChart names each line at its end', () => {
  renderYear();
  const plot = document.querySelector('svg[width="100%"]');
  expect(plot).toHaveTextContent('Revenue');
  expect(plot).toHaveTextContent('Profit');
  expect(plot).toHaveAttribute('aria-hidden', 'true');
});
