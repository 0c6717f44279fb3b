import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TornadoChart } from '@/components/charts/tornado-chart.tsx';

function renderTornado() {
  render(
    <TornadoChart
      title="What moves the result"
      summary="Engagement matters most."
      barLabel="Assumption"
      lowLabel="Low"
      highLabel="High"
      base={42}
      baseLabel="Now"
      formatValue={(value) => `$${value}k`}
      bars={[
        { id: 'cost', label: 'Unit cost', low: 45, high: 37 },
        { id: 'engagement', label: 'Engagement', low: 24, high: 60 },
      ]}
    />,
  );
}

test('TornadoChart puts the widest bar on top, whatever the given order', () => {
  renderTornado();
  expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'AssumptionLowHigh',
    'Engagement$24k$60k',
    'Unit cost$45k$37k',
  ]);
});

test('TornadoChart reads out both ends of each bar, even if more is worse', async () => {
  const user = userEvent.setup();
  renderTornado();
  const walker = screen.getByRole('slider', { name: 'What moves the result' });
  expect(walker).toHaveAttribute('aria-valuetext', 'Engagement: Low $24k · High $60k');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(walker).toHaveAttribute('aria-valuetext', 'Unit cost: Low $45k · High $37k');
});

test('TornadoChart marks the base value in the plot', () => {
  renderTornado();
  expect(screen.getByText('Now $42k')).toBeInTheDocument();
});
