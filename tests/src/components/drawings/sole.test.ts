import { expect, test } from 'vitest';
import { gripDots, halfWidthAt } from '@/components/drawings/sole.tsx';

test('the sole is widest at the ball, narrow in the arch, and ends at toe and heel', () => {
  expect(halfWidthAt(112)).toBe(72);
  expect(halfWidthAt(270)).toBe(50);
  expect(halfWidthAt(51)).toBeCloseTo(60.5);
  expect([halfWidthAt(14), halfWidthAt(426), halfWidthAt(500)]).toEqual([0, 0, 0]);
});

test('every dot lies on the sole, and none on another', () => {
  const dots = gripDots(22);
  expect(dots.length).toBeGreaterThan(50);
  for (const [x, y] of dots) expect(Math.abs(x - 100)).toBeLessThanOrEqual(halfWidthAt(y) - 7);
  const places = new Set(dots.map(String));
  expect(places.size).toBe(dots.length);
});
