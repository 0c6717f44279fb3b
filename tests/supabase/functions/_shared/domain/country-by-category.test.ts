import {
  bestCategoryOf,
  countryInCategory,
} from '@functions/_shared/domain/country-by-category.ts';
import {
  countryProfile,
  listCountryProfiles,
  sourcingCategories,
} from '@functions/_shared/domain/country-profiles.ts';
import { expect, test } from 'vitest';

const mexico = countryProfile('mexico');

test('every country has enough facts for a card in each category', () => {
  for (const profile of listCountryProfiles()) {
    for (const category of sourcingCategories) {
      const facts = countryInCategory(profile, category);
      const where = `${profile.id}, ${category}`;
      expect(facts.whyThisCountry.length, where).toBeGreaterThanOrEqual(3);
      expect(facts.considerations.length, where).toBeGreaterThanOrEqual(3);
      expect(facts.certifications.length, where).toBeGreaterThanOrEqual(4);
      expect(new Set(facts.certifications).size, where).toBe(facts.certifications.length);
      for (const { from, to } of [facts.leadTimeDays, facts.minimumOrderUnits]) {
        expect(from, where).toBeGreaterThan(0);
        expect(to, where).toBeGreaterThanOrEqual(from);
      }
    }
  }
});

test('beauty from Mexico speaks of cosmetics, not of T-shirts and yarn', () => {
  const facts = countryInCategory(mexico, 'beauty');
  const texts = [...facts.whyThisCountry, ...facts.considerations].map(({ text }) => text);
  expect(texts[0]).toContain('Contract fillers');
  for (const text of texts) expect(text).not.toMatch(/yarn|T-shirt|apparel|a style/i);
  expect(facts.certifications.slice(0, 2)).toEqual([
    'FDA-registered facilities',
    'ISO 22716 (cosmetics)',
  ]);
  expect(facts.certifications).not.toContain('WRAP');
  expect(facts.category).toBe('beauty');
  expect(facts.leadTime).toEqual({ text: '30-50 days', source: 'our estimate' });
});

test('no fact of another category speaks of garments', () => {
  for (const profile of listCountryProfiles()) {
    for (const category of ['electronics', 'beauty'] as const) {
      const { whyThisCountry, considerations } = countryInCategory(profile, category);
      for (const { text } of [...whyThisCountry, ...considerations]) {
        expect(text, profile.id).not.toMatch(/apparel|T-shirt|garment|a style|yarn|fabric/i);
      }
    }
  }
});

test('the duty on the sample product is that of the country', () => {
  const texts = (country: 'mexico' | 'china') =>
    countryInCategory(countryProfile(country), 'accessories').considerations.map(
      ({ text }) => text,
    );
  expect(texts('china')).toContain(
    'A vegan leather handbag made here carries 53.5% total US duty.',
  );
  expect(texts('mexico').join()).toMatch(/total US duty, unless it qualifies under USMCA\./);
});

test('without a category all facts stay, with the figures of apparel', () => {
  const facts = countryInCategory(mexico, null);
  expect(facts.category).toBe('apparel');
  expect(facts.considerations).toEqual(mexico.considerations);
  expect(facts.leadTime).toEqual(mexico.generalInfo.typicalLeadTime);
});

test('apparel keeps the sourced figures and puts its own reasons first', () => {
  const facts = countryInCategory(countryProfile('china'), 'apparel');
  expect(facts.leadTimeDays).toEqual(countryProfile('china').leadTimeDays);
  expect(facts.whyThisCountry[0]?.text).toBe(
    'Bulk apparel usually takes 30-45 days after the sample is approved.',
  );
});

test('of several categories the one that the country is best at counts', () => {
  // Portugal: beauty 2, apparel 5.
  expect(bestCategoryOf(countryProfile('portugal'), ['beauty', 'apparel'])).toBe('apparel');
  // China has 5 in all.
  expect(bestCategoryOf(countryProfile('china'), ['beauty', 'apparel'])).toBe('beauty');
  expect(bestCategoryOf(mexico, [])).toBeNull();
});
