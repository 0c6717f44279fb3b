import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatUsdWhole } from '@/lib/format.ts';
import { RevenueExample } from '@/tools/shared/revenue-example.tsx';

const blank = { followers: '', engagementRate: '', price: '', country: '' };

/** The calculator's own answer, as the example shows it. */
function profit(input: Parameters<typeof calculateRevenue>[0]): string {
  return formatUsdWhole(calculateRevenue(input).yearlyGrossProfit);
}

test('says that it is an example, with the profit and its range by the calculator’s rules', () => {
  render(<RevenueExample fields={blank} locale="en-US" />);
  const input = { followers: 12_000, engagementRatePct: 3.5, priceUsd: 28, country: 'ai-choose' };
  expect(screen.getByRole('region', { name: 'Example' })).toHaveTextContent(profit(input));
  expect(screen.getByText('Example')).toBeVisible();
  expect(screen.getByText('12,000 followers, 3.5% engaged, one product at $28.00.')).toBeVisible();
  expect(screen.getByText('If 1% order').nextSibling).toHaveTextContent(
    formatUsdWhole(calculateRevenue(input).yearlyGrossProfit / 2),
  );
});

test('takes over what is typed, in the visitor’s own way of writing numbers', () => {
  render(<RevenueExample fields={{ ...blank, followers: '90.000', price: '24,50' }} locale="de" />);
  const input = { followers: 90_000, engagementRatePct: 3.5, priceUsd: 24.5, country: 'ai-choose' };
  expect(screen.getByRole('region')).toHaveTextContent(profit(input));
  expect(screen.getByText('Your numbers so far')).toBeVisible();
});

test('stays an example while a number cannot be read', () => {
  render(<RevenueExample fields={{ ...blank, followers: 'many' }} locale="en-US" />);
  expect(screen.getByText('Example')).toBeVisible();
  expect(screen.getByText(/^12,000 followers/)).toBeVisible();
});
