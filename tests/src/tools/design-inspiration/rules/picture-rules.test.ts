import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWithin } from '@/lib/fit-within.ts';
import {
  maxPictureBytes,
  openingProblem,
  pictureProblem,
  takeWithinRoom,
} from '@/tools/design-inspiration/rules/picture-rules.ts';

test('refuses a file before it is opened', () => {
  expect(pictureProblem({ bytes: 0, kind: null })).toBe('empty');
  expect(pictureProblem({ bytes: 10, kind: null })).toBe('not-an-image');
  expect(pictureProblem({ bytes: 10, kind: 'svg' })).toBe('not-an-image');
  expect(pictureProblem({ bytes: maxPictureBytes + 1, kind: 'jpeg' })).toBe('too-large');
  expect(pictureProblem({ bytes: maxPictureBytes, kind: 'jpeg' })).toBeNull();
});

test('tries an iPhone picture, since some browsers can open it, and names it as the problem otherwise', () => {
  expect(pictureProblem({ bytes: 10, kind: 'heic' })).toBeNull();
  expect(openingProblem('heic')).toBe('heic');
  expect(openingProblem('png')).toBe('broken');
});

test('scales a picture down, never up, and keeps its proportions', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 800)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 3000, height: 4000 }, 800)).toEqual({ width: 600, height: 800 });
  expect(fitWithin({ width: 20, height: 10 }, 800)).toEqual({ width: 20, height: 10 });
  expect(fitWithin({ width: 9000, height: 1 }, 800)).toEqual({ width: 800, height: 1 });
});

test('takes three pictures and counts the others', () => {
  expect(takeWithinRoom(['a', 'b', 'c', 'd'], 0)).toEqual({
    taken: ['a', 'b', 'c'],
    ignoredCount: 1,
  });
  expect(takeWithinRoom(['a', 'b'], 2)).toEqual({ taken: ['a'], ignoredCount: 1 });
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(6), (files, kept) => {
      const { taken, ignoredCount } = takeWithinRoom(files, kept);
      expect(taken.length + ignoredCount).toBe(files.length);
      expect(taken.length === 0 || kept + taken.length <= 3).toBe(true);
    }),
  );
});
