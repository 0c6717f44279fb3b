import {
  countryProfile,
  sourcingCategories,
  sourcingRating,
} from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { keptSharePct, mixProblems } from '@functions/_shared/domain/strategy/shares.ts';
import {
  currentCountries,
  type PainPoint,
  painPoints,
} from '@functions/_shared/domain/strategy/strategy-answers.ts';
import { strategyTypes } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { expect, test } from 'vitest';
import {
  type CandidateBasis,
  candidateCountries,
  suggestCountries,
  suggestedMix,
} from '@/tools/strategy-builder/rules/candidates.ts';
import { quizLikeRanking } from '@/tools/strategy-builder/rules/quiz-like.ts';

function basis(changes: Partial<CandidateBasis> = {}): CandidateBasis {
  return {
    currentCountry: 'china',
    category: 'apparel',
    painPoints: [],
    volume: '10k-50k',
    timeline: 'short-term',
    ...changes,
  };
}

test('every suggested mix keeps the limits and excludes the current country', () => {
  for (const type of strategyTypes)
    for (const currentCountry of currentCountries)
      for (const category of sourcingCategories) {
        const mix = suggestedMix(
          basis({ currentCountry, category, painPoints: ['Tariffs'] }),
          type,
        );
        expect(mixProblems(mix)).toEqual([]);
        expect(mix.newCountries.map(({ country }) => country)).not.toContain(currentCountry);
      }
});

test('countries that are weak in the category come last', () => {
  const ratings = candidateCountries(basis({ category: 'beauty' }), 'diversify').map(({ id }) =>
    sourcingRating(id, 'beauty'),
  );
  // Mexico, Turkey and India have 3; Vietnam, which the quiz's points favor, has 2.
  expect(ratings.map((rating) => rating >= 3)).toEqual([true, true, true, ...Array(4).fill(false)]);
});

test('nearshoring puts Mexico first', () => {
  const [first] = candidateCountries(basis(), 'nearshoring');
  expect(first?.id).toBe('mexico');
});

test('diversifying ends at 40, 35 and 25', () => {
  const mix = suggestedMix(basis(), 'diversify');
  expect([keptSharePct(mix), ...mix.newCountries.map(({ sharePct }) => sharePct)]).toEqual([
    40, 35, 25,
  ]);
});

// By hand, for apparel from China in 10,000 or more: Vietnam has 75 points without a pain (China
// today 20, volume 20, apparel 25, planning 10); a pain may add 25 to 50.
test.each<[PainPoint, MapCountry[]]>([
  // Vietnam 75 + 25; Mexico 40 + 20 + 30.
  ['Tariffs', ['vietnam', 'mexico']],
  // Vietnam 75 + 10; Bangladesh 45 + 25, Pakistan 40 + 25 in the same region.
  ['Cost reduction', ['vietnam', 'bangladesh']],
  // Vietnam takes 60 + 38 days, China 45 + 40, Mexico 45 + 7, Turkey 45 + 22.
  ['Faster lead times', ['mexico', 'turkey']],
  // Vietnam 75 + 10; Turkey and Portugal both 50, Turkey is better overall.
  ['Quality issues', ['vietnam', 'turkey']],
])('for %s a China maker is sent to %j', (pain, chosen) => {
  expect(suggestCountries(basis({ painPoints: [pain] }), 'diversify').chosen).toEqual(chosen);
});

test('the pain named keeps a slower country out, and the reason is given', () => {
  const answers = basis({ painPoints: ['Tariffs', 'Cost reduction', 'Faster lead times'] });
  expect(suggestCountries(answers, 'diversify')).toEqual({
    chosen: ['mexico', 'turkey'],
    passedOver: [{ country: 'vietnam', kind: 'slower', days: 98, todayDays: 85 }],
  });
});

test('no suggestion holds two countries of one region or with one closure', () => {
  const pains: PainPoint[][] = [['Tariffs'], ['Cost reduction'], ['Quality issues', 'Tariffs']];
  for (const type of strategyTypes)
    for (const currentCountry of currentCountries)
      for (const category of sourcingCategories)
        for (const painPoints of pains) {
          const { chosen } = suggestCountries(
            basis({ currentCountry, category, painPoints }),
            type,
          );
          const of = (read: (country: MapCountry) => string) => new Set(chosen.map(read)).size;
          expect(of((id) => countryProfile(id).region)).toBe(chosen.length);
          expect(of((id) => countryProfile(id).mainClosure)).toBe(chosen.length);
        }
});

test('a maker in India is not sent to its neighbors, unless the plan leaves India', () => {
  const answers = basis({ currentCountry: 'india', painPoints: ['Cost reduction'] });
  const regions = (type: 'dual-source' | 'diversify') =>
    suggestCountries(answers, type).chosen.map((id) => countryProfile(id).region);
  expect(regions('dual-source')).not.toContain('South Asia');
  expect(regions('diversify')).not.toContain('South Asia');
});

test('like answers rank like in the quiz, and every difference has a reason', () => {
  for (const currentCountry of currentCountries)
    for (const category of sourcingCategories)
      for (const pain of painPoints) {
        const answers = basis({ currentCountry, category, painPoints: [pain] });
        const { chosen, passedOver } = suggestCountries(answers, 'diversify');
        const first = quizLikeRanking(answers)
          .map(({ country }) => country)
          .filter((country) => country !== currentCountry)
          .slice(0, 2);
        const explained = passedOver.map(({ country }) => country);
        expect([...chosen, ...explained]).toEqual(expect.arrayContaining(first));
      }
});

test('China comes last when tariffs are a pain point, however strong it is', () => {
  const ids = (painPoints: readonly PainPoint[]) =>
    candidateCountries(
      basis({ currentCountry: 'vietnam', category: 'electronics', painPoints }),
      'dual-source',
    ).map(({ id }) => id);
  expect(ids(['Quality issues'])[0]).toBe('china');
  expect(ids(['Quality issues', 'Tariffs'])[0]).toBe('mexico');
  expect(ids(['Tariffs']).at(-1)).toBe('china');
});
