import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showMap } from '@tests/src/tools/map-explorer/screen/show-map.tsx';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { learn } from '@/lib/visitor-product/products.ts';
import { landedTee } from '@/pages/component-gallery/landed-fixtures.ts';
import { LandedServices } from '@/tools/landed-view/services.ts';
import { RoadmapMovers } from '@/tools/strategy-builder/screen/roadmap-movers.tsx';
import { TariffLandedView } from '@/tools/tariff-calculator/screen/tariff-landed-view.tsx';
import { TariffMovers } from '@/tools/tariff-calculator/screen/tariff-movers.tsx';

const landedCost = vi.fn(async () => landedTee);

vi.mock('@/api/landed-cost.ts', () => ({ landedCost: () => landedCost() }));

// A busy machine may need longer to fetch the parts than a test would wait for them.
beforeAll(async () => {
  await import('@/tools/movers/screen/movers-screen.tsx');
  await import('@/tools/landed-view/screen/landed-screen.tsx');
});

beforeEach(() => {
  // Everything is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  visitorProducts.forget();
  sessionStorage.clear();
});

function know(answers: Parameters<typeof learn>[1]) {
  visitorProducts.update((before) => learn(before, answers, { from: 'quiz', on: '2026-11-29' }));
}

const slow = { timeout: 5000 };
const table = () => screen.findByRole('table', { name: 'Every country compared with today' }, slow);

test('the roadmap knows today’s country and the volume, and marks the countries of its mix', async () => {
  know({ product: 'cotton T-shirt' });
  const answers = someAnswers({ currentCountry: 'china', volume: '10k-50k' });
  const mix = {
    newCountries: [{ country: 'vietnam' as const, sharePct: 30 }],
  };
  const onWriteRfq = vi.fn();
  render(
    <LandedServices value={{ landedCost }}>
      <RoadmapMovers
        shared={{ answers, mix, startDay: '2027-01-31' }}
        isOthers={false}
        onWriteRfq={onWriteRfq}
      />
    </LandedServices>,
  );
  const rows = within(await table());
  expect(screen.getByText(/^30,000 T-shirts a year, made in China today/)).toBeInTheDocument();
  expect(rows.getByRole('row', { name: /^Vietnam ?shown here/ })).toBeInTheDocument();
  await userEvent.click(rows.getByRole('button', { name: 'Write an RFQ for Vietnam' }));
  expect(onWriteRfq).toHaveBeenCalledExactlyOnceWith('vietnam');
});

const teeHit: TariffSearchHit = {
  hts8: '6109.10.00',
  description: 'T-shirts',
  generalRateText: '16.5%',
  matchedTerm: 'cotton t-shirt',
  termConfidence: 'high',
  termNote: '',
  rank: 1,
};

const teeInput: TariffInput = {
  hts8: '6109.10.00',
  productWords: undefined,
  originCodes: ['CN', 'VN'],
  unitValueUsd: 3.3,
  quantity: 800,
  freightUsd: undefined,
  unitWeightKg: undefined,
  usmcaClaim: true,
  mode: 'ocean',
  entryDate: '2026-11-28',
  answers: {},
};

test('the calculator’s line, order and price count, and its first origin is the one in use', async () => {
  know({ currentCountry: 'china', monthlyOrders: 200 });
  const onUse = vi.fn();
  render(
    <LandedServices value={{ landedCost }}>
      <TariffMovers
        hts8="6109.10.00"
        hit={teeHit}
        input={teeInput}
        isOthers={false}
        onUse={onUse}
      />
    </LandedServices>,
  );
  const rows = within(await table());
  expect(
    screen.getByText(/^2,400 T-shirts a year, made in China today, 800 per order/),
  ).toHaveTextContent('You pay $3.30 FOB today.');
  expect(rows.getByRole('row', { name: /^Vietnam ?shown here/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Claim USMCA origin/ })).toBeChecked();
  await userEvent.click(rows.getByRole('button', { name: 'Use this country: Mexico' }));
  expect(onUse).toHaveBeenCalledExactlyOnceWith('mexico');
});

test('the calculator’s pieces may be 0 while they are typed', async () => {
  know({ currentCountry: 'china', monthlyOrders: 200 });
  const props = { hts8: '6109.10.00', hit: teeHit, input: { ...teeInput, quantity: 0 } };
  render(
    <MemoryRouter>
      <LandedServices value={{ landedCost }}>
        <TariffMovers {...props} isOthers={false} onUse={() => undefined} />
        <TariffLandedView {...props} isOthers={false} />
      </LandedServices>
    </MemoryRouter>,
  );
  await table();
  expect(
    screen.getByText(/^2,400 T-shirts a year, made in China today, 1,200 per order/),
  ).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Pieces in the order' }, slow)).toHaveValue(
    '100',
  );
});

test('the price of somebody else’s link is not counted on the visitor’s own record', async () => {
  know({ product: 'cotton T-shirt', hts8: '6109.10.00', priceUsd: 47, country: 'china' });
  render(
    <MemoryRouter>
      <LandedServices value={{ landedCost }}>
        <TariffLandedView hts8="6109.10.00" hit={null} input={teeInput} isOthers />
      </LandedServices>
    </MemoryRouter>,
  );
  expect(
    await screen.findByRole('textbox', { name: 'Your FOB price in China, US dollars' }, slow),
  ).toHaveValue('3.3');
  expect(screen.getByRole('textbox', { name: /^Price, US dollars/ })).not.toHaveValue('47');
});

test('the words of somebody else’s link show the landed view to a visitor without a record', async () => {
  const input = { ...teeInput, productWords: 'cotton t-shirt' };
  render(
    <MemoryRouter>
      <LandedServices value={{ landedCost }}>
        <TariffLandedView hts8="6109.10.00" hit={null} input={input} isOthers />
      </LandedServices>
    </MemoryRouter>,
  );
  expect(
    await screen.findByRole('textbox', { name: 'Your FOB price in China, US dollars' }, slow),
  ).toHaveValue('3.3');
});

test('the map opens a country that is used, and makes it the product’s', async () => {
  know({ product: 'cotton T-shirt', currentCountry: 'china', monthlyOrders: 200 });
  const { user, onMakeIn } = await showMap();
  await user.click(
    within(await table()).getByRole('button', { name: 'Use this country: Vietnam' }),
  );
  expect(onMakeIn).toHaveBeenCalledExactlyOnceWith('vietnam');
  expect(screen.getByRole('article', { name: 'Vietnam' })).toBeVisible();
  // The map has no panel of the USA.
  await user.click(within(await table()).getByRole('button', { name: 'Use this country: USA' }));
  expect(onMakeIn).toHaveBeenLastCalledWith('usa');
  expect(screen.getByRole('article', { name: 'Vietnam' })).toBeVisible();
});
