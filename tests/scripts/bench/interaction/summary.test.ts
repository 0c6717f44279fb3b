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

test('a tap is as slow as the slowest of its events', () => {
  const interactions = [
    { id: 1, ms: 40 },
    { id: 1, ms: 96 },
    { id: 2, ms: 16 },
  ];
  expect(slowestByInteraction({ interactions, movesMs: [] })).toEqual([96, 16]);
});

test('an action misses with what is pressed or with what is moved', () => {
  const slowPress = result({ name: 'press', interactionsMs: [80, 240] });
  const slowMove = result({ name: 'move', interactionsMs: [], movesMs: [201] });
  expect(missesOf([result({}), slowPress, slowMove])).toEqual([slowPress, slowMove]);
});

test('the table has nothing where nothing was moved', () => {
  expect(interactionTable([result({ movesMs: [] })])).toContain('1   80   80   80      0    -');
});
