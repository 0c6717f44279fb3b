import { expect, test } from 'vitest';
import { trayCells, trayName, traySource } from '@/components/layout/product-tray/tray-cells.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';

const known = {
  product: 'Cat mug',
  priceUsd: 28,
  country: 'vietnam',
  quantities: [500, 1000],
  followers: 120_000,
  engagementRatePct: 4.2,
  launchDay: '2027-03-03',
  hts8: '6912.00.44',
} as const;

const on = '2026-11-28';
const origins = {
  product: { from: 'ideas', on },
  priceUsd: { from: 'creator', on },
  country: { from: 'quiz', on },
  quantities: { from: 'rfq', on },
  followers: { from: 'profile', on },
  engagementRatePct: { from: 'engagement', on },
  launchDay: { from: 'planner', on },
} as const;

const cellsOf = (answers: ProductAnswers) => trayCells({ answers, origins: {} });

test('each known answer is a cell that opens its tool, the profit first', () => {
  expect(trayCells({ answers: known, origins })).toEqual([
    {
      id: 'profit',
      label: 'Estimated gross profit per year, FOB',
      value: '$26,418',
      source: 'From your audience, price and country; before freight and duty',
      href: '/brand-vision#calculator',
    },
    {
      id: 'price',
      label: 'Price',
      value: '$28',
      source: 'From the creator calculator',
      href: '/brand-vision#calculator',
    },
    {
      id: 'country',
      label: 'Made in',
      value: 'Vietnam',
      source: 'From the country quiz',
      href: '/sourcing?tool=map&country=vietnam',
    },
    {
      id: 'quantity',
      label: 'Quantity',
      value: '500 / 1,000 pieces',
      source: 'From the RFQ generator',
      href: '/sourcing?tool=rfq',
    },
    {
      id: 'audience',
      label: 'Audience',
      value: '120,000 followers, 4.2% engagement',
      source: 'From your profile and the engagement calculator',
      href: '/brand-vision#calculator',
    },
    {
      id: 'inHands',
      label: 'In hands',
      value: 'Mar 3, 2027',
      source: 'From the in-hands planner',
      href: '/in-hands-planner',
    },
    {
      id: 'tariffLine',
      label: 'Tariff line',
      value: '6912.00.44',
      source: 'From an earlier visit',
      href: '/sourcing?tool=tariff',
    },
  ]);
});

test('nothing is made up about what is not known', () => {
  expect(cellsOf({ product: 'Cat mug' })).toEqual([]);
});

test('a unit’s profit has cents', () => {
  // $24.99 less 20%.
  expect(cellsOf({ priceUsd: 24.99, country: 'china' })[0]).toMatchObject({
    label: 'Estimated gross profit per unit, FOB',
    value: '$19.99',
  });
});

test('a landed profit says so, and where it came from', () => {
  const answers = {
    priceUsd: 28,
    country: 'vietnam',
    landedProfit: { perUnitUsd: -1.5, priceUsd: 28, country: 'vietnam', units: 500 },
  } as const;
  const [cell] = trayCells({ answers, origins: { landedProfit: { from: 'revenue', on } } });
  expect(cell).toEqual({
    id: 'profit',
    label: 'Estimated profit per unit, landed',
    value: '-$1.50',
    source: 'After freight, duty and fulfillment; from the revenue calculator',
    href: '/brand-vision#calculator',
  });
});

test('the words for the product have a source as well', () => {
  expect(traySource({ answers: known, origins })).toBe(
    'We got the product from the product ideas.',
  );
  expect(traySource({ answers: { kindId: 'mug' }, origins: {} })).toBe(
    'We got the product from an earlier visit.',
  );
  expect(traySource({ answers: { priceUsd: 20 }, origins: {} })).toBeNull();
});

test.each(['ai-choose', 'usa'] as const)('%s is not on the map, so the quiz helps', (country) => {
  expect(cellsOf({ country })[0]?.href).toBe('/sourcing?tool=quiz');
});

test('a new product is called so, and one without a name is the visitor’s', () => {
  expect(trayName({})).toBe('New product');
  expect(trayName({ priceUsd: 20 })).toBe('Your product');
  expect(trayName(known)).toBe('Cat mug');
});
