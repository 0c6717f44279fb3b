import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { VolumeCalculator } from '@/tools/volume-calculator/index.tsx';

function renderVolume(retailPriceUsd = 20) {
  render(<VolumeCalculator retailPriceUsd={retailPriceUsd} />);
  return screen.getByRole('slider', { name: 'Units in one order' });
}

function figure(label: string): string | null | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
}

const preset = (name: RegExp) => screen.getByRole('button', { name });

test('the volume calculator starts at 1,000 units with the cost of that tier', () => {
  const slider = renderVolume();
  expect(slider).toHaveAttribute('aria-valuenow', '1000');
  expect(slider).toHaveAttribute('aria-valuetext', '1,000 units');
  expect(figure('Tier cost per unit')).toBe('$6.60');
  expect(figure('Profit per unit')).toBe('$13.40');
  expect(figure('Margin')).toBe('67.0%');
  expect(figure('Total profit')).toBe('$13,400');
  expect(figure('Order cost, FOB')).toBe('$6,600');
});

test('the volume calculator moves by arrow keys in steps of 500 from 500 to 5,000', async () => {
  const slider = renderVolume();
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuenow', '1500');
  await userEvent.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuenow', '500');
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuenow', '500');
  await userEvent.keyboard('{End}');
  expect(slider).toHaveAttribute('aria-valuenow', '5000');
  expect(figure('Tier cost per unit')).toBe('$4.40');
  expect(figure('Total profit')).toBe('$78,000');
});

test('the volume calculator reports each quantity the visitor sets, but not the first one', async () => {
  const onQuantity = vi.fn();
  render(<VolumeCalculator retailPriceUsd={20} onQuantity={onQuantity} />);
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.click(preset(/Scale 3,000/));
  expect(onQuantity).toHaveBeenLastCalledWith(3000);
});

test.each([
  [/Starter 500/, '500', '$8.00'],
  [/Growth 1,000/, '1000', '$6.60'],
  [/Scale 3,000/, '3000', '$5.40'],
  [/Enterprise 5,000/, '5000', '$4.40'],
])('the volume calculator the preset %s sets its quantity', async (name, quantity, unitCost) => {
  const slider = renderVolume();
  await userEvent.click(preset(name));
  expect(slider).toHaveAttribute('aria-valuenow', quantity);
  expect(figure('Tier cost per unit')).toBe(unitCost);
  expect(preset(name)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('the volume calculator says when ordering slightly more costs less', async () => {
  renderVolume();
  expect(screen.getByText(/1,001 units cost \$1,195 less in total than 1,000/)).toBeVisible();
  expect(screen.getByText(/The step comes from our rounded planning tiers/)).toBeVisible();
  await userEvent.click(preset(/Enterprise/));
  expect(screen.queryByText(/Ordering slightly more costs less/)).toBeNull();
});

test('the volume calculator plots the profit tier by tier, with the steps', async () => {
  renderVolume();
  const plot = await screen.findByRole('figure', { name: 'Profit over quantity' });
  const rows = within(plot).getAllByRole('rowheader', { hidden: true });
  const names = rows.map(({ textContent }) => textContent);
  expect(names).toContain('500 (40% cost)');
  expect(names).toContain('501 (33% cost)');
  expect(names).toContain('5,000 (22% cost)');
});

test('the volume calculator shows $0 and 0% for a product with a price of 0', () => {
  renderVolume(0);
  expect(figure('Total profit')).toBe('$0');
  expect(figure('Margin')).toBe('0.0%');
});

test('the volume calculator sets the larger order that costs less at a press', async () => {
  const onQuantity = vi.fn();
  render(<VolumeCalculator retailPriceUsd={20} onQuantity={onQuantity} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calculate with 1,001 units' }));
  expect(onQuantity).toHaveBeenLastCalledWith(1001);
  const slider = screen.getByRole('slider', { name: 'Units in one order' });
  expect(slider).toHaveAttribute('aria-valuetext', '1,001 units');
  expect(screen.queryByText(/Ordering slightly more costs less/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Volume-based profit calculator' })).toHaveFocus();
});

test('the volume calculator starts nearest to the known order, and says from where it is', async () => {
  render(
    <VolumeCalculator
      retailPriceUsd={20}
      known={{ units: 2700, of: { answers: { quantities: [2700] }, origins: {} } }}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Units in one order' });
  expect(slider).toHaveAttribute('aria-valuenow', '2500');
  const note =
    /^Starts at the size closest to what you told us: orders of 2,700 pieces \(from an earlier visit\)\.$/;
  expect(screen.getByText(note)).toBeVisible();
  await userEvent.click(preset(/Scale 3,000/));
  expect(screen.queryByText(note)).toBeNull();
});

test('the volume calculator explains the other unit cost of the page, where the two differ', async () => {
  render(
    <VolumeCalculator retailPriceUsd={36} countryCost={{ unitCostUsd: 10.08, sharePct: 28 }} />,
  );
  expect(
    screen.getByText(
      /The results use \$10\.08 a unit, 28% of the price, based on the country alone. Here it’s based on order size alone, from 40% .* down to 22%/,
    ),
  ).toBeVisible();
});
