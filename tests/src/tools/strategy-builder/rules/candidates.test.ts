import { sourcingCategories, sourcingRating } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { expect, test } from 'vitest';
import { candidateCountries, suggestedMix } from '@/tools/strategy-builder/rules/candidates.ts';
import { keptSharePct, mixProblems } from '@/tools/strategy-builder/rules/shares.ts';
import {
  currentCountries,
  type PainPoint,
} from '@/tools/strategy-builder/rules/strategy-answers.ts';
import { strategyTypes } from '@/tools/strategy-builder/rules/strategy-type.ts';

test('every suggested mix keeps the limits and excludes the current country', () => {
  for (const type of strategyTypes)
    for (const currentCountry of currentCountries)
      for (const category of sourcingCategories) {
        const mix = suggestedMix({ currentCountry, category, painPoints: ['Tariffs'] }, type);
        expect(mixProblems(mix)).toEqual([]);
        expect(mix.newCountries.map(({ country }) => country)).not.toContain(currentCountry);
      }
});

test('the strongest countries in the category come first', () => {
  const ratings = candidateCountries(
    { currentCountry: 'china', category: 'beauty', painPoints: [] },
    'diversify',
  ).map(({ id }) => sourcingRating(id, 'beauty'));
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(ratings).toHaveLength(7);
});

test('nearshoring puts Mexico first', () => {
  const [first] = candidateCountries(
    { currentCountry: 'china', category: 'apparel', painPoints: [] },
    'nearshoring',
  );
  expect(first?.id).toBe('mexico');
});

test('diversifying ends at 40, 35 and 25', () => {
  const mix = suggestedMix(
    { currentCountry: 'china', category: 'apparel', painPoints: [] },
    'diversify',
  );
  expect([keptSharePct(mix), ...mix.newCountries.map(({ sharePct }) => sharePct)]).toEqual([
    40, 35, 25,
  ]);
});

test.each<[PainPoint, MapCountry]>([
  ['Tariffs', 'portugal'],
  ['Risk mitigation', 'portugal'],
  ['Cost reduction', 'pakistan'],
  ['Faster lead times', 'turkey'],
  ['Quality issues', 'portugal'],
])('of countries equally strong in apparel, %s brings %s to the front', (pain, first) => {
  const answers = { currentCountry: 'china', category: 'apparel', painPoints: [pain] } as const;
  expect(candidateCountries(answers, 'diversify')[0]?.id).toBe(first);
});

test('China comes last when tariffs are a pain point, however strong it is', () => {
  const ids = (painPoints: readonly PainPoint[]) =>
    candidateCountries(
      { currentCountry: 'vietnam', category: 'electronics', painPoints },
      'dual-source',
    ).map(({ id }) => id);
  expect(ids(['Quality issues'])[0]).toBe('china');
  expect(ids(['Quality issues', 'Tariffs'])[0]).toBe('mexico');
  expect(ids(['Tariffs']).at(-1)).toBe('china');
});
