import { expect, test } from 'vitest';
import {
  isDarkColor,
  keptEdgePx,
  type Logo,
  logoKindOf,
  logoSchema,
  lookSchema,
  maxKeptLength,
  maxLogoBytes,
  placeLogo,
  plainLook,
} from '@/tools/swag-catalog/rules/logo.ts';

const logo: Logo = {
  name: 'logo.svg',
  url: 'data:image/png;base64,iVBORw0KGgo=',
  width: 400,
  height: 200,
  isTransparent: true,
  isCoarse: false,
};

test.each([
  [{ bytes: 0, kind: 'png' }, { problem: 'empty' }],
  [{ bytes: 9, kind: 'png' }, { kind: 'png' }],
  [{ bytes: 9, kind: 'jpeg' }, { kind: 'jpeg' }],
  [{ bytes: maxLogoBytes, kind: 'svg' }, { kind: 'svg' }],
  [{ bytes: maxLogoBytes + 1, kind: 'svg' }, { problem: 'too-large' }],
  [{ bytes: 9, kind: 'webp' }, { problem: 'wrong-type' }],
  [{ bytes: 9, kind: null }, { problem: 'wrong-type' }],
] as const)('a file of %j is %j', (file, expected) => {
  expect(logoKindOf({ ...file, isDocument: false })).toEqual(expected);
});

test('a PDF is named as a document', () => {
  expect(logoKindOf({ bytes: 9, kind: null, isDocument: true })).toEqual({ problem: 'document' });
});

test('a wide logo fills the width of the print area, in its middle, and keeps its shape', () => {
  const area = { x: 100, y: 200, width: 300, height: 400 };
  // 400 x 200 in 300 x 400: 300 x 150, which leaves 250 of the height.
  expect(placeLogo(area, logo, 100)).toEqual({ x: 100, y: 325, width: 300, height: 150 });
  // At half its size: 150 x 75.
  expect(placeLogo(area, logo, 50)).toEqual({ x: 175, y: 362.5, width: 150, height: 75 });
});

test('a tall logo fills the height', () => {
  const area = { x: 0, y: 0, width: 300, height: 100 };
  expect(placeLogo(area, { width: 50, height: 200 }, 100)).toEqual({
    x: 137.5,
    y: 0,
    width: 25,
    height: 100,
  });
});

test('dark colors are told from light ones', () => {
  expect((['black', 'navy', 'red', 'green'] as const).map(isDarkColor)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect((['white', 'natural', 'blue', 'pink'] as const).map(isDarkColor)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a kept logo comes back as it was', () => {
  expect(logoSchema(JSON.parse(JSON.stringify(logo)))).toEqual(logo);
});

test.each([
  undefined,
  null,
  {},
  { ...logo, url: 'https://example.com/logo.png' },
  { ...logo, url: 'data:image/svg+xml;base64,PHN2Zz4=' },
  { ...logo, url: 'data:image/png;base64,"/><script>' },
  { ...logo, url: `data:image/png;base64,${'A'.repeat(maxKeptLength)}` },
  { ...logo, width: 0 },
  { ...logo, height: 1.5 },
  { ...logo, width: keptEdgePx + 1 },
])('a kept logo that was edited is gone: %#', (raw) => {
  expect(logoSchema(raw)).toBeNull();
});

test('a look that was edited is within its bounds', () => {
  expect(lookSchema(undefined)).toEqual(plainLook);
  expect(lookSchema({ ink: 'gold', scalePct: 900 })).toEqual({ ink: 'own', scalePct: 100 });
  expect(lookSchema({ ink: 'white', scalePct: -5 })).toEqual({ ink: 'white', scalePct: 30 });
});
