import { quizOptions } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { expect, test } from 'vitest';
import { quizReportCopy } from '@/tools/country-quiz/report-copy.ts';
import { quizResult } from '@/tools/country-quiz/rules/quiz-result.ts';
import { quizAnswers } from './answers.ts';

/** China leads: made there today, large volume, electronics, complex, minor worry about tariffs. */
const chinaMaker = quizAnswers({
  volume: '10000+',
  category: ['electronics'],
  priorities: ['low-cost'],
  complexity: 'complex',
  compliance: ['cpsia'],
  tariffConcern: 'minor',
});

const stepsOf = (answers: typeof chinaMaker) =>
  quizReportCopy.nextSteps.list(quizResult(answers).nextSteps);

test('a China maker whose winner is China is in the right country and adds the next best', () => {
  expect(quizResult(chinaMaker).topCountries.map(({ country }) => country)).toEqual([
    'China',
    'Vietnam',
    'Mexico',
  ]);
  expect(stepsOf(chinaMaker).map(({ text }) => text)).toEqual([
    'You’re already in the right country: China fits your answers best. For a second source, look at Vietnam.',
    'Ask three factories in Vietnam to quote the product you make in China today.',
    'Get samples from Vietnam and Mexico and compare them with what you get from China.',
    'Check the US duty on your product from Vietnam and Mexico against the duty from China before you agree on a price.',
    'Place a pilot order of 10-20% of your volume, inspect it, and only then move more.',
  ]);
});

test('no China maker is told to ask or sample in China', () => {
  for (const volume of quizOptions.volume)
    for (const category of quizOptions.category)
      for (const timeline of quizOptions.timeline)
        for (const tariffConcern of quizOptions.tariffConcern) {
          const { nextSteps } = quizResult(
            quizAnswers({ volume, category: [category], timeline, tariffConcern }),
          );
          expect([nextSteps.first, nextSteps.second]).not.toContain('China');
        }
});

test('somebody who is only planning may start in China', () => {
  const steps = stepsOf({ ...chinaMaker, currentStatus: 'planning' });
  expect(steps[0]).toEqual({
    id: 'opening',
    target: 'rfq',
    text: 'Write one page about your product and ask three factories in China for a quote.',
  });
  expect(steps).toHaveLength(4);
});

test('somebody who makes elsewhere is told what to read if that is the winner', () => {
  const [step] = stepsOf({ ...chinaMaker, currentStatus: 'other' });
  expect(step).toEqual({
    id: 'right-place',
    target: null,
    text: 'If you already manufacture in China, you’re in the right place: read these steps with Vietnam in its place.',
  });
});
