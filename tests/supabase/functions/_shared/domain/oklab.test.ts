import { chroma, distance, fromHex, toHex, toOklab } from '@functions/_shared/domain/oklab.ts';
import { expect, test } from 'vitest';

test('converts white, black and the published reference color', () => {
  const close = (actual: readonly number[], expected: readonly number[]) =>
    expected.forEach((value, index) => {
      expect(actual[index]).toBeCloseTo(value, 3);
    });
  close(toOklab([255, 255, 255]), [1, 0, 0]);
  close(toOklab([0, 0, 0]), [0, 0, 0]);
  // Björn Ottosson's page gives sRGB red as L 0.628, a 0.225, b 0.126.
  close(toOklab([255, 0, 0]), [0.628, 0.225, 0.126]);
});

test('a gray has no chroma and a vivid color has much', () => {
  expect(chroma(toOklab([127, 127, 127]))).toBeCloseTo(0, 4);
  expect(chroma(toOklab([255, 0, 255]))).toBeGreaterThan(0.3);
});

test('the distance is zero to itself and symmetric', () => {
  const a = toOklab([10, 200, 30]);
  const b = toOklab([250, 20, 130]);
  expect(distance(a, a)).toBe(0);
  expect(distance(a, b)).toBe(distance(b, a));
});

test('a hex code has six upper-case digits whatever the channels', () => {
  expect(toHex([0, 127.6, 255])).toBe('#0080FF');
  expect(toHex([-4, 300, 15])).toBe('#00FF0F');
});

test('parses hex codes in either case and nothing else', () => {
  expect(fromHex('#0a80FF')).toEqual([10, 128, 255]);
  for (const text of ['red', '#fff', '0a80ff', '#0a80ffcc']) expect(fromHex(text)).toBeNull();
});
