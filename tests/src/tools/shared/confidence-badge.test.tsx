import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aFactory,
  aFactoryAnswer,
  anInfeasibleAnswer,
} from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { expect, test } from 'vitest';
import { ConfidenceBadge } from '@/tools/shared/confidence-badge.tsx';

const sells = { yearlyRevenue: 24_000 };
const real = aFactory({ isSample: false });
const reasons = () => screen.getAllByRole('listitem').map((item) => item.textContent);

async function openReasons() {
  await userEvent.click(screen.getByRole('button', { name: 'How sure is this?' }));
  await screen.findByText(/ of 90$/);
}

test('real factories and a feasible country make the figures most certain', async () => {
  render(
    <ConfidenceBadge
      results={sells}
      found={aFactoryAnswer({ factories: [aFactory(), real], understoodAs: 'tote bag' })}
    />,
  );
  expect(screen.getByText('High Confidence')).toBeVisible();
  await openReasons();
  expect(reasons()).toEqual([
    'Revenue above zero: yes',
    'Factories found: yes',
    'Your country makes this well: yes',
  ]);
  expect(screen.getByText('We searched for: tote bag.')).toBeVisible();
});

test('samples never make the figures more certain, and the reasons say so', async () => {
  render(<ConfidenceBadge results={sells} found={aFactoryAnswer()} />);
  expect(screen.getByText('Medium Confidence')).toBeVisible();
  await openReasons();
  expect(screen.getByText('70 of 90')).toBeVisible();
  expect(reasons()).toEqual([
    'Revenue above zero: yes',
    'Factories found: we have sample profiles only, so this adds nothing yet',
    'Your country makes this well: no real factory backs it up yet, so this adds nothing',
  ]);
});

test('a demand test is named among the reasons and adds no points', async () => {
  render(
    <ConfidenceBadge
      results={sells}
      found={null}
      measuredOrdering={{ pct: 3.75, visitors: 412 }}
    />,
  );
  await openReasons();
  expect(screen.getByText('70 of 90')).toBeVisible();
  expect(reasons().at(-1)).toBe(
    'How many fans order: measured with 412 visitors to a demand test; votes aren’t orders, so the points stay the same',
  );
});

test('a real factory that shares only the category does not make the figures more certain', () => {
  const factories = [aFactory({ isSample: false, match: 'category' })];
  render(<ConfidenceBadge results={sells} found={aFactoryAnswer({ factories })} />);
  expect(screen.getByText('Medium Confidence')).toBeVisible();
});

test('a search that said no is reported as that', async () => {
  render(<ConfidenceBadge results={sells} found={anInfeasibleAnswer} />);
  await openReasons();
  expect(reasons()).toEqual([
    'Revenue above zero: yes',
    'Factories found: the search found none',
    'Your country makes this well: the search says no',
  ]);
});

test('without an answer the reasons say that no search has answered', async () => {
  render(<ConfidenceBadge results={{ yearlyRevenue: 0 }} found={null} />);
  expect(screen.getByText('Low Confidence')).toBeVisible();
  await openReasons();
  expect(reasons()).toEqual([
    'Revenue above zero: no, no orders yet',
    'Factories found: no search result for this country yet',
    'Your country makes this well: no search result for this country yet',
  ]);
});
