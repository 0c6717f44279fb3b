import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { manufacturingCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import {
  completeCreatorInput,
  creatorAddress,
  resultExtrasOf,
  sharedCreatorAddress,
} from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import {
  type CreatorInput,
  creatorRules,
} from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { shareableText } from '@functions/_shared/domain/url-state.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

function anInput(overrides: Partial<CreatorInput> = {}): CreatorInput {
  return {
    followers: 120_000,
    engagementRatePct: 4.2,
    product: 'Tote bag',
    priceUsd: 24.99,
    country: 'vietnam',
    styles: ['minimalist', 'y2k'],
    ...overrides,
  };
}

const inputs: fc.Arbitrary<CreatorInput> = fc.record({
  followers: fc.integer({ min: 0, max: 2_000_000_000 }),
  engagementRatePct: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000),
  product: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  priceUsd: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  country: fc.constantFrom(...manufacturingCountries),
  productCategory: fc.option(fc.constantFrom(...productCategories), { nil: undefined }),
  styles: fc.uniqueArray(fc.constantFrom(...designStyles), { maxLength: 3 }),
});

test('an address has short keys, a version, and nothing else', () => {
  expect(creatorAddress.toParams(anInput({ productCategory: 'accessories' })).toString()).toBe(
    'v=c1&f=120000&e=4.2&p=24.99&m=vietnam&c=accessories&s=minimalist&s=y2k&d=Tote+bag',
  );
});

test('an address brings back every answer', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const product = shareableText(input.product, creatorRules.productMaxLength);
      const read = creatorAddress.readParams(
        new URLSearchParams(creatorAddress.toParams(input).toString()),
      );
      expect(read).toEqual({ ...input, product: product || undefined });
    }),
  );
});

test('an address never holds the handle or the platform', () => {
  const params = creatorAddress.toParams(anInput({ username: 'ana.makes', platform: 'TikTok' }));
  expect(params.toString()).not.toMatch(/ana|tiktok/i);
});

test('an address leaves out a handle, an e-mail address or a telephone number inside the product words', () => {
  const params = creatorAddress.toParams(
    anInput({ product: 'Tote by @ana.makes, ana@example.com +1 555 123 4567' }),
  );
  expect(params.get('d')).toBe('Tote by');
});

test('an address that was edited says nothing in another version or for another tool', () => {
  expect(creatorAddress.readParams(new URLSearchParams('v=1&f=1&e=1&p=1&m=china&d=x'))).toEqual({});
  expect(creatorAddress.readParams(new URLSearchParams('f=1'))).toEqual({});
});

test('an address that was edited loses what makes no sense and keeps the rest', () => {
  const query = 'v=c1&f=1.5&e=101&p=20&m=atlantis&c=cars&s=y2k&s=ugly&d=Mug';
  expect(creatorAddress.readParams(new URLSearchParams(query))).toEqual({
    priceUsd: 20,
    styles: ['y2k'],
    product: 'Mug',
  });
});

test('a whole input is there when all five answers are', () => {
  const input = anInput();
  expect(completeCreatorInput(creatorAddress.readParams(creatorAddress.toParams(input)))).toEqual(
    input,
  );
});

test('a whole input is missing when one answer is', () => {
  for (const key of ['f', 'e', 'p', 'm', 'd']) {
    const params = creatorAddress.toParams(anInput());
    params.delete(key);
    expect(completeCreatorInput(creatorAddress.readParams(params))).toBeNull();
  }
});

test('a shared result carries its look, its partners’ country and its order size', () => {
  const extras = {
    look: { aesthetic: 'Cozy and soft', colors: ['#9CAF88', '#F6EBD9'] },
    searchedCountry: 'mexico' as const,
    leftOut: ['name', 'picture'] as const,
    orderUnits: 500,
  };
  const params = sharedCreatorAddress.toParams({ ...anInput(), ...extras });
  expect(params.toString()).toBe(
    `${creatorAddress.toParams(anInput())}&fc=mexico&no=name&no=picture&ae=Cozy+and+soft&co=%239CAF88&co=%23F6EBD9&q=500`,
  );
  expect(resultExtrasOf(params)).toEqual(extras);
  expect(completeCreatorInput(creatorAddress.readParams(params))).toEqual(anInput());
});

test('an older address brings no extras, and none come from nonsense', () => {
  const older = creatorAddress.toParams(anInput());
  expect(resultExtrasOf(older)).toEqual({ leftOut: [] });
  const edited = new URLSearchParams(`${older}&fc=mars&q=0&co=url(x)&no=mila`);
  expect(resultExtrasOf(edited)).toEqual({ leftOut: [] });
});

test('no name, email address or telephone number gets into the address with the look', () => {
  const look = { aesthetic: 'Calm, by @ana, ana@example.com', colors: ['ana@example.com'] };
  const input = anInput({ username: 'ana', profileLink: 'https://www.instagram.com/ana' });
  const params = sharedCreatorAddress.toParams({ ...input, look });
  expect(decodeURIComponent(params.toString())).not.toMatch(/@|ana/);
});
