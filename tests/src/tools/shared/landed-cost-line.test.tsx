import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LandedCostLine } from '@/tools/shared/landed-cost-line.tsx';
import { loadSavedDuty, saveDuty } from '@/tools/tariff-calculator/storage.ts';

const key = 'brandbff_unit_duty';
const tee = { hts8: '6109.10.00', originName: 'China', dutyPct: 36.5, isMinimum: false };

test('the duty saved in this tab is added to the FOB cost', async () => {
  saveDuty(tee);
  expect(JSON.parse(window.sessionStorage.getItem(key) ?? '')).toEqual(tee);
  render(<LandedCostLine unitCostUsd={4} />);
  expect(
    screen.getByText(
      'With US duty a piece costs $5.46 before freight: $4.00 FOB and $1.46 duty (36.5%, 6109.10.00, China).',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the duty out' }));
  expect(screen.queryByText(/With US duty/)).not.toBeInTheDocument();
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

test('without one there is no line', () => {
  const { container } = render(<LandedCostLine unitCostUsd={4} />);
  expect(container).toBeEmptyDOMElement();
});

test.each(['', '{}', 'null', '[1]', JSON.stringify({ ...tee, dutyPct: -1 })])(
  'what the tariff calculator did not save is not read: %s',
  (text) => {
    window.sessionStorage.setItem(key, text);
    expect(loadSavedDuty()).toBeNull();
  },
);
