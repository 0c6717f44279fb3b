import {
  choose,
  chosenFrom,
  completeAnswers,
  quizOptions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { scoreCountries } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import { expect, test } from 'vitest';
import { quizResult } from '@/tools/country-quiz/rules/quiz-result.ts';
import { nearestWinnerChange } from '@/tools/country-quiz/rules/winner-change.ts';
import { quizAnswers } from './answers.ts';

/** The first leads by so little that one answer turns it. */
const closeRace = quizAnswers({
  volume: 'not-sure',
  priorities: ['fast-lead-time'],
  tariffConcern: 'not-sure',
  painPoints: ['moq'],
  currentStatus: 'other',
});

test('the result has the top three, each with three strengths, three considerations and four certifications', () => {
  const { topCountries, ranking } = quizResult(quizAnswers());
  expect(topCountries.map(({ countryId }) => countryId)).toEqual(
    ranking.slice(0, 3).map(({ country }) => country),
  );
  expect(topCountries[0]).toMatchObject({
    country: 'Mexico',
    countryId: 'mexico',
    score: 70,
    flag: '🇲🇽',
    avgLeadTime: '30-45 days',
    estimatedMOQ: '500-1,000 units',
  });
  for (const top of topCountries) {
    expect(top.strengths).toHaveLength(3);
    expect(top.considerations).toHaveLength(3);
    expect(top.certificationSupport).toHaveLength(4);
  }
});

test('the nearest change puts its winner first, by its lead', () => {
  const change = nearestWinnerChange(closeRace);
  if (!change) throw new Error('expected a change');
  const changed = completeAnswers(choose(chosenFrom(closeRace), change.question, change.option));
  if (!changed) throw new Error('expected whole answers');
  const [first] = scoreCountries(changed);
  const former = scoreCountries(closeRace)[0]?.country;
  expect(first?.country).toBe(change.winner);
  expect(change.winner).not.toBe(former);
  const beaten = scoreCountries(changed).find(({ country }) => country === former);
  expect((first?.points ?? 0) - (beaten?.points ?? 0)).toBe(change.leadPoints);
});

test('no other answer to a single question changes the winner by a smaller lead', () => {
  const change = nearestWinnerChange(closeRace);
  const former = scoreCountries(closeRace)[0]?.country;
  for (const tariffConcern of quizOptions.tariffConcern) {
    const scores = scoreCountries({ ...closeRace, tariffConcern });
    if (scores[0]?.country === former) continue;
    const lead = (scores[0]?.points ?? 0) - (scores.find((s) => s.country === former)?.points ?? 0);
    expect(lead).toBeGreaterThanOrEqual(change?.leadPoints ?? Number.POSITIVE_INFINITY);
  }
});

test('no single answer changes a winner that is far ahead', () => {
  const far = quizAnswers({
    priorities: ['proximity', 'ip-protection'],
    painPoints: ['tariffs', 'lead-times', 'ip-theft'],
  });
  expect(nearestWinnerChange(far)).toBeNull();
});

test('a beauty brand that asked for FDA reads about cosmetics, with registered facilities first', () => {
  // Of the countries with FDA points only China (15) and Mexico (10) have registered facilities.
  const { topCountries } = quizResult(
    quizAnswers({ category: ['beauty'], compliance: ['fda'], priorities: ['proximity'] }),
  );
  const mexico = topCountries.find(({ countryId }) => countryId === 'mexico');
  expect(mexico).toMatchObject({
    factsCategory: 'beauty',
    avgLeadTime: '30-50 days',
    isLeadTimeEstimate: true,
  });
  expect(mexico?.certificationSupport[0]).toBe('FDA-registered facilities');
  for (const text of [...(mexico?.strengths ?? []), ...(mexico?.considerations ?? [])]) {
    expect(text).not.toMatch(/T-shirt|yarn/);
  }
});

test('organic puts GOTS before the rest of the certificates', () => {
  const { topCountries } = quizResult(quizAnswers({ compliance: ['organic'] }));
  const withGots = topCountries.filter(({ certificationSupport }) =>
    certificationSupport.includes('GOTS'),
  );
  expect(withGots.length).toBeGreaterThan(0);
  for (const { certificationSupport } of withGots) expect(certificationSupport[0]).toBe('GOTS');
});
