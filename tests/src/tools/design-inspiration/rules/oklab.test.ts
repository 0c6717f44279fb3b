import { expect, test } from 'vitest';
import {
  chroma,
  distance,
  fromHex,
  toHex,
  toOklab,
} from '@/tools/design-inspiration/rules/oklab.ts';

test('white, black and the published reference color come out where Oklab puts them', () => {
  const close = (actual: readonly number[], expected: readonly number[]) =>
    expected.forEach((value, index) => {
      expect(actual[index]).toBeCloseTo(value, 3);
    });
  close(toOklab([255, 255, 255]), [1, 0, 0]);
  close(toOklab([0, 0, 0]), [0, 0, 0]);
  // Björn Ottosson's page gives sRGB red as L 0.628, a 0.225, b 0.126.
  close(toOklab([255, 0, 0]), [0.628, 0.225, 0.126]);
});

test('a grey has no chroma and a vivid color has much', () => {
  expect(chroma(toOklab([127, 127, 127]))).toBeCloseTo(0, 4);
  expect(chroma(toOklab([255, 0, 255]))).toBeGreaterThan(0.3);
});

test('distance is nothing to itself and the same both ways', () => {
  const a = toOklab([10, 200, 30]);
  const b = toOklab([250, 20, 130]);
  expect(distance(a, a)).toBe(0);
  expect(distance(a, b)).toBe(distance(b, a));
});

test('hex is six upper-case digits whatever the channels hold', () => {
  expect(toHex([0, 127.6, 255])).toBe('#0080FF');
  expect(toHex([-4, 300, 15])).toBe('#00FF0F');
});

test('hex is read back in either case, and nothing else is', () => {
  expect(fromHex('#0a80FF')).toEqual([10, 128, 255]);
  for (const text of ['red', '#fff', '0a80ff', '#0a80ffcc']) expect(fromHex(text)).toBeNull();
});
