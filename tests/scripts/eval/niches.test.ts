import { expect, test } from 'vitest';
import { evaluateNiches, judgeNiches } from '../../../scripts/eval/niches.ts';

test('every niche of the evaluation gets five ideas made for it', () => {
  const { judged } = evaluateNiches();
  expect(judged.length).toBeGreaterThanOrEqual(30);
  expect(judged.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
});

test('a niche that nobody foresaw is unanswered rather than wrong', () => {
  const results = judgeNiches(['Lighthouse keeping', 'Cup stacking', 'asdfgh', 'Sumo']);
  expect(results.map(({ verdict }) => verdict)).toEqual(Array(4).fill('unanswered'));
});
