import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teeFacts } from '@tests/support/tee-facts.ts';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tariffLineFacts } from '@/api/tariffs.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { CountryQuiz } from '@/tools/country-quiz/index.tsx';
import { MapExplorer } from '@/tools/map-explorer/index.tsx';
import { StrategyBuilder } from '@/tools/strategy-builder/index.tsx';
import { TariffCalculator } from '@/tools/tariff-calculator/index.tsx';

/** Somebody else's link, opened in the real tools. */

vi.mock('@/api/tariffs.ts');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T17:00:00Z') });
  vi.mocked(tariffLineFacts).mockResolvedValue(teeFacts);
});

afterEach(() => vi.useRealTimers());

function Query() {
  return <code>{useLocation().search}</code>;
}

function open(query: string, tool: ReactNode) {
  // Before rendering: it stands in for the clipboard.
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[`/sourcing?${query}`]}>
      {tool}
      <Query />
    </MemoryRouter>,
  );
  return user;
}

const banner = () => screen.queryByText('Someone shared this result with you.');
const query = () => new URLSearchParams(document.querySelector('code')?.textContent ?? '');
const stored = (name: string) => window.sessionStorage.getItem(`brandbff_${name}`);

const tee = 'tool=tariff&product=6109.10.00&origin=CN&value=4&quantity=2000';

test('an old tariff link is recomputed for today, says what changed, and teaches nothing', async () => {
  const user = open(
    `${tee}&date=2026-10-01&on=2026-10-01&was=34,5.38&via=link`,
    <TariffCalculator />,
  );
  expect(await screen.findByRole('heading', { name: 'From China' })).toBeVisible();
  expect(banner()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make your own' })).toHaveAttribute(
    'href',
    '/sourcing?tool=tariff',
  );
  expect(screen.getByLabelText('Day of entry')).toHaveValue('2026-11-29');
  // 36.5% - 34 points; $4 and 36.5% of it are $5.46, fees of $33.58 and $10 on 2,000 pieces $0.02
  expect(screen.getByText('Since Oct 1: duty +2.5 points, +$0.10 a unit.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /origin=CN.*&date=2026-11-29&on=2026-11-29&was=36\.5%2C5\.48&via=link$/,
  );
  await user.click(screen.getByRole('button', { name: 'Write an RFQ with these figures' }));
  expect(currentProduct(visitorProducts.read()).answers).toEqual({});
});

test('a day of entry that the sender chose stays, and changed inputs are compared no more', async () => {
  const user = open(`${tee}&date=2026-07-01&on=2026-10-01&was=1,1`, <TariffCalculator />);
  expect(await screen.findByText(/^Since Oct 1: /)).toBeVisible();
  expect(screen.getByLabelText('Day of entry')).toHaveValue('2026-07-01');
  await user.type(screen.getByLabelText('Pieces'), '0');
  expect(screen.queryByText(/^Since Oct 1: /)).toBeNull();
});

test('a shared country leaves the visitor’s own map alone until they change it', async () => {
  const user = open(
    'tool=map&country=china&on=2026-10-01&was=1&via=link',
    <MapExplorer email="" />,
  );
  expect(banner()).toBeVisible();
  expect(screen.getByText(/^Since Oct 1: duty \+[\d.]+ points\.$/)).toBeVisible();
  expect(query().toString()).toBe('tool=map&country=china&on=2026-10-01&was=1');
  expect(stored('map')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /\/sourcing\?tool=map&country=china&on=2026-11-29&was=[\d.]+&via=link$/,
  );
  await user.click(screen.getByRole('button', { name: /^Close/ }));
  expect(banner()).toBeNull();
  expect(query().toString()).toBe('tool=map');
  expect(stored('map')).not.toBeNull();
});

const roadmap = 'tool=strategy&sv=1&from=mexico&vol=100k%2B&cat=beauty&pain=tariffs&when=asap';

test('a shared roadmap does not take the place of the visitor’s own', async () => {
  const user = open(`${roadmap}&risk=balanced&via=link`, <StrategyBuilder email="" />);
  expect(banner()).toBeVisible();
  expect(stored('strategy')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/&via=link$/);
  await user.click(screen.getByRole('button', { name: /^Change/ }));
  expect(banner()).toBeNull();
});

test('one’s own roadmap is kept, as is one without the mark', () => {
  open(`${roadmap}&risk=balanced`, <StrategyBuilder email="" />);
  expect(banner()).toBeNull();
  expect(stored('strategy')).not.toBeNull();
});

const quiz =
  'tool=quiz&currentStatus=china&volume=500-2000&category=apparel&priorities=low-cost&complexity=simple' +
  '&timeline=asap&compliance=none&tariffConcern=major&painPoints=tariffs&budgetFlexibility=reduce';

test('shared countries are said to be somebody else’s until the visitor takes the quiz', async () => {
  const user = open(`${quiz}&via=link`, <CountryQuiz email="" />);
  const retake = await screen.findByRole(
    'button',
    { name: 'Take the quiz again' },
    { timeout: 5000 },
  );
  expect(banner()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/tool=quiz&.*&via=link$/);
  expect(currentProduct(visitorProducts.read()).answers).toEqual({});
  await user.click(retake);
  expect(banner()).toBeNull();
});
