import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Assumptions } from '@/tools/shared/assumptions.tsx';
import { assumptionsCopy } from '@/tools/shared/calculator-copy.ts';

test('what was assumed is one tap away, with value, source and year', async () => {
  render(<Assumptions country="korea" priceUsd={20} />, { wrapper: MemoryRouter });
  expect(screen.queryByText('Unit cost, made in South Korea')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'What we assumed' }));
  expect(screen.getByText('Unit cost, made in South Korea')).toBeVisible();
  expect(screen.getByText('35% of your $20.00 price')).toBeVisible();
  expect(screen.getByRole('link', { name: assumptionsCopy.whyTwo })).toHaveAttribute(
    'href',
    '/assumptions#two-unit-costs',
  );
  expect(screen.queryByText(assumptionsCopy.rules.engagementNote)).toBeNull();
});

test('a rate that stood in for an empty field is told', async () => {
  render(<Assumptions country="ai-choose" priceUsd={20} assumedEngagementRatePct={3.5} />, {
    wrapper: MemoryRouter,
  });
  await userEvent.click(screen.getByRole('button', { name: 'What we assumed' }));
  expect(screen.getByText('3.5%')).toBeVisible();
  expect(screen.getByText(assumptionsCopy.rules.engagementNote)).toBeVisible();
});

test('paper gets the list even while it is closed, and the screen loses it again', () => {
  render(<Assumptions country="china" priceUsd={20} />, { wrapper: MemoryRouter });
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Unit cost, made in China')).toBeInTheDocument();
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Unit cost, made in China')).toBeNull();
});
