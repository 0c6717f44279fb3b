import { sourcingCategories, sourcingRating } from '@functions/_shared/domain/country-profiles.ts';
import { expect, test } from 'vitest';
import { candidateCountries, suggestedMix } from '@/lib/strategy/candidates.ts';
import { keptSharePct, mixProblems } from '@/lib/strategy/shares.ts';
import { currentCountries } from '@/lib/strategy/strategy-answers.ts';
import { strategyTypes } from '@/lib/strategy/strategy-type.ts';

test('every suggestion keeps the limits, and never suggests today’s country', () => {
  for (const type of strategyTypes)
    for (const currentCountry of currentCountries)
      for (const category of sourcingCategories) {
        const mix = suggestedMix({ currentCountry, category }, type);
        expect(mixProblems(mix)).toEqual([]);
        expect(mix.newCountries.map(({ country }) => country)).not.toContain(currentCountry);
      }
});

test('the strongest in the category lead', () => {
  const ratings = candidateCountries(
    { currentCountry: 'china', category: 'beauty' },
    'diversify',
  ).map(({ id }) => sourcingRating(id, 'beauty'));
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(ratings).toHaveLength(7);
});

test('nearshoring leads to Mexico', () => {
  const [first] = candidateCountries(
    { currentCountry: 'china', category: 'apparel' },
    'nearshoring',
  );
  expect(first?.id).toBe('mexico');
});

test('diversifying ends at 40, 35 and 25', () => {
  const mix = suggestedMix({ currentCountry: 'china', category: 'apparel' }, 'diversify');
  expect([keptSharePct(mix), ...mix.newCountries.map(({ sharePct }) => sharePct)]).toEqual([
    40, 35, 25,
  ]);
});
