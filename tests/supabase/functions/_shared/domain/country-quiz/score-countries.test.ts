import {
  answersFromParams,
  type QuizQuestion,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { quizWeights, weightOf } from '@functions/_shared/domain/country-quiz/quiz-weights.ts';
import {
  byRank,
  scoreCountries,
  toScorePct,
} from '@functions/_shared/domain/country-quiz/score-countries.ts';
import { mapCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { expect, test } from 'vitest';
import { quizAnswers } from '../../../../../src/tools/country-quiz/rules/answers.ts';

function pointsOf(answers: Parameters<typeof scoreCountries>[0], country: string) {
  return scoreCountries(answers).find((each) => each.country === country);
}

/** Specification §9, written down a second time by hand. */
const known: [QuizQuestion, string, Record<string, number>][] = [
  ['priorities', 'proximity', { mexico: 30 }],
  ['priorities', 'low-cost', { pakistan: 25, bangladesh: 25, china: 20, vietnam: 15 }],
  ['tariffConcern', 'major', { mexico: 30, vietnam: 25, turkey: 15 }],
  ['complexity', 'complex', { china: 25 }],
  ['compliance', 'organic', { india: 20, turkey: 15, portugal: 15 }],
  ['compliance', 'sustainability', { india: 20, turkey: 15, portugal: 15 }],
  ['compliance', 'fda', { china: 15, mexico: 10 }],
  ['volume', 'under-500', { portugal: 25, mexico: 20, turkey: 15 }],
  ['volume', '10000+', { china: 25, vietnam: 20, bangladesh: 20, pakistan: 15 }],
  ['currentStatus', 'planning', { mexico: 10, portugal: 10 }],
  ['currentStatus', 'china', { vietnam: 20, mexico: 15 }],
  ['currentStatus', 'diversified', { vietnam: 10, mexico: 10, turkey: 10 }],
];

test.each(known)('the weight of %s %s is as specified', (question, option, points) => {
  expect(weightOf(question, option)).toMatchObject({ points, from: 'specification' });
});

test('every other weight is ours, gives 5 to 25 points and has a reason', () => {
  for (const [question, weights] of Object.entries(quizWeights)) {
    for (const [option, weight] of Object.entries(weights)) {
      if (known.some((row) => row[0] === question && row[1] === option)) continue;
      expect(weight).toMatchObject({ from: 'ours', why: expect.stringMatching(/\w{3}/) });
      for (const points of Object.values(weight.points)) {
        expect(points).toBeGreaterThanOrEqual(5);
        expect(points).toBeLessThanOrEqual(25);
      }
    }
  }
});

test('a score adds the points of each answer: Mexico, by hand', () => {
  // status china 15, under-500 20, apparel 4 x 5 = 20, proximity 30, major tariffs 30,
  // planning 5, pain of tariffs 20; simple, no certification and keeping the budget give nothing.
  const mexico = pointsOf(quizAnswers(), 'mexico');
  expect(mexico?.contributions.map(({ option, points }) => [option, points])).toEqual([
    ['china', 15],
    ['under-500', 20],
    ['apparel', 20],
    ['proximity', 30],
    ['planning', 5],
    ['major', 30],
    ['tariffs', 20],
  ]);
  expect(mexico).toMatchObject({ points: 140, scorePct: 70 });
  expect(scoreCountries(quizAnswers())[0]?.country).toBe('mexico');
});

test.each([
  [0, 0],
  [1, 1],
  [115, 58],
  [141, 71],
  [199, 100],
  [200, 100],
  [260, 100],
])('%i points are %i percent', (points, pct) => {
  expect(toScorePct(points)).toBe(pct);
});

test('several answers to one question add up', () => {
  const one = pointsOf(quizAnswers({ category: ['apparel'] }), 'china')?.points ?? 0;
  const two = pointsOf(quizAnswers({ category: ['apparel', 'electronics'] }), 'china')?.points;
  expect(two).toBe(one + 25);
});

test('organic and sustainability together count once', () => {
  const one = pointsOf(quizAnswers({ compliance: ['organic'] }), 'india')?.points;
  const both = quizAnswers({ compliance: ['organic', 'sustainability'] });
  expect(pointsOf(both, 'india')?.points).toBe(one);
});

test('a tie goes to the better country overall', () => {
  const tied = [
    { country: 'bangladesh', points: 50 },
    { country: 'china', points: 50 },
    { country: 'portugal', points: 60 },
  ] as const;
  expect([...tied].sort(byRank).map(({ country }) => country)).toEqual([
    'portugal',
    'china',
    'bangladesh',
  ]);
});

test('the ranking does not depend on the initial order', () => {
  const flat = mapCountries.map((country) => ({ country, points: 10 }));
  expect([...flat].reverse().sort(byRank)).toEqual([...flat].sort(byRank));
});

test.each([
  [
    'china',
    'currentStatus=planning&volume=10000%2B&category=beauty&priorities=sustainability&complexity=complex&timeline=asap&compliance=cpsia&tariffConcern=minor&painPoints=quality&budgetFlexibility=maintain',
  ],
  [
    'vietnam',
    'currentStatus=china&volume=not-sure&category=electronics,home-goods&priorities=low-cost&complexity=simple&timeline=exploring&compliance=none&tariffConcern=major&painPoints=quality&budgetFlexibility=not-sure',
  ],
  [
    'mexico',
    'currentStatus=china&volume=under-500&category=apparel&priorities=proximity&complexity=simple&timeline=long-term&compliance=fair-trade&tariffConcern=major&painPoints=tariffs,ip-theft&budgetFlexibility=increase-10-20',
  ],
  [
    'turkey',
    'currentStatus=diversified&volume=10000%2B&category=other&priorities=fast-lead-time,sustainability&complexity=simple&timeline=planning&compliance=sustainability&tariffConcern=major&painPoints=lead-times,quality&budgetFlexibility=not-sure',
  ],
  [
    'india',
    'currentStatus=diversified&volume=2000-10000&category=home-goods&priorities=sustainability,proximity&complexity=moderate&timeline=planning&compliance=fair-trade,sustainability&tariffConcern=minor&painPoints=tariffs&budgetFlexibility=maintain',
  ],
  [
    'pakistan',
    'currentStatus=planning&volume=2000-10000&category=apparel&priorities=low-cost&complexity=simple&timeline=planning&compliance=cpsia&tariffConcern=not-sure&painPoints=ip-theft&budgetFlexibility=reduce',
  ],
  [
    'bangladesh',
    'currentStatus=other&volume=not-sure&category=apparel&priorities=low-cost,sustainability&complexity=simple&timeline=planning&compliance=none&tariffConcern=moderate&painPoints=quality&budgetFlexibility=reduce',
  ],
  [
    'portugal',
    'currentStatus=planning&volume=under-500&category=apparel&priorities=quality&complexity=complex&timeline=exploring&compliance=cpsia&tariffConcern=minor&painPoints=communication,ip-theft&budgetFlexibility=premium',
  ],
])('%s comes first for some answers', (country, query) => {
  const answers = answersFromParams(new URLSearchParams(query));
  expect(answers && scoreCountries(answers)[0]?.country).toBe(country);
});
