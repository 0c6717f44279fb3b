import { expect, test } from 'vitest';
import {
  type ActionResult,
  interactionTable,
  missesOf,
  slowestByInteraction,
} from '../../../../scripts/bench/interaction/summary.ts';

function result(overrides: Partial<ActionResult>): ActionResult {
  return { name: 'drag', interactionsMs: [80], movesMs: [20], longestTaskMs: 30, ...overrides };
}

test('a tap takes as long as its slowest event', () => {
  const interactions = [
    { id: 1, ms: 40 },
    { id: 1, ms: 96 },
    { id: 2, ms: 16 },
  ];
  expect(slowestByInteraction({ interactions, movesMs: [] })).toEqual([96, 16]);
});

test('an action misses its target by interactions or by moves', () => {
  const slowPress = result({ name: 'press', interactionsMs: [80, 240] });
  const slowMove = result({ name: 'move', interactionsMs: [], movesMs: [201] });
  expect(missesOf([result({}), slowPress, slowMove])).toEqual([slowPress, slowMove]);
});

test('the table shows a dash where nothing was moved', () => {
  expect(interactionTable([result({ movesMs: [] })])).toContain('1   80   80   80      0    -');
});
