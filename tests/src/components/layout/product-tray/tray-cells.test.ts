import { expect, test } from 'vitest';
import { trayCells, trayName } from '@/components/layout/product-tray/tray-cells.ts';

const known = {
  product: 'Cat mug',
  priceUsd: 28,
  country: 'vietnam',
  quantities: [500, 1000],
  followers: 120_000,
  engagementRatePct: 4.2,
  hts8: '6912.00.44',
} as const;

test('each known answer is a cell that opens its tool, the profit first', () => {
  expect(trayCells(known)).toEqual([
    {
      id: 'profit',
      label: 'Estimated gross profit a year, FOB',
      value: '$26,418',
      href: '/brand-vision#calculator',
    },
    { id: 'price', label: 'Price', value: '$28', href: '/brand-vision#calculator' },
    {
      id: 'country',
      label: 'Made in',
      value: 'Vietnam',
      href: '/sourcing?tool=map&country=vietnam',
    },
    {
      id: 'quantity',
      label: 'Quantity',
      value: '500 / 1,000 pieces',
      href: '/sourcing?tool=rfq',
    },
    {
      id: 'audience',
      label: 'Audience',
      value: '120,000 followers, 4.2% engagement',
      href: '/brand-vision#calculator',
    },
    {
      id: 'tariffLine',
      label: 'Tariff line',
      value: '6912.00.44',
      href: '/sourcing?tool=tariff',
    },
  ]);
});

test('nothing is made up about what is not known', () => {
  expect(trayCells({ product: 'Cat mug' })).toEqual([]);
});

test('a unit’s profit has cents', () => {
  // $24.99 less 20%.
  expect(trayCells({ priceUsd: 24.99, country: 'china' })[0]).toMatchObject({
    label: 'Estimated gross profit a unit, FOB',
    value: '$19.99',
  });
});

test.each(['ai-choose', 'usa'] as const)('%s is not on the map, so the quiz helps', (country) => {
  expect(trayCells({ country })[0]?.href).toBe('/sourcing?tool=quiz');
});

test('a new product is called so, and one without a name is the visitor’s', () => {
  expect(trayName({})).toBe('New product');
  expect(trayName({ priceUsd: 20 })).toBe('Your product');
  expect(trayName(known)).toBe('Cat mug');
});
