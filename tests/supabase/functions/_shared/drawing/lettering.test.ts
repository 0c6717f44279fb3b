import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { drawName, fitName } from '@functions/_shared/drawing/lettering.ts';
import { styleRules } from '@functions/_shared/drawing/styles.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const { lettering } = styleRules['bold-colorful'];

test('a short name is set on one line within the maximum height', () => {
  const fitted = fitName('kai', lettering, 300, 200, 60);
  expect(fitted.lines).toEqual(['kai']);
  expect(fitted.size).toBe(60);
});

test('a long name breaks at its spaces', () => {
  expect(fitName('the slow morning club', lettering, 200, 200).lines).toEqual([
    'the slow',
    'morning',
    'club',
  ]);
});

test('a name without spaces breaks at case changes before it breaks a word', () => {
  expect(fitName('GlowByMiaOfficial', styleRules.cottagecore.lettering, 200, 200).lines).toEqual([
    'Glow',
    'ByMia',
    'Official',
  ]);
});

test('a word of ordinary length is never broken', () => {
  expect(fitName('petalandpine', lettering, 200, 200).lines).toEqual(['petalandpine']);
});

test('a word too long to be readable on one line is broken', () => {
  expect(fitName('a'.repeat(40), lettering, 200, 200).lines.length).toBeGreaterThan(1);
});

test('known letters are strokes; other scripts are set in fonts', () => {
  expect(drawName(fitName('mia', lettering, 200, 80), 0, 0, '#000000')).not.toContain('<text');
  expect(drawName(fitName('مرحبا', lettering, 200, 80), 0, 0, '#000000')).toContain('<text');
});

test('a line break never splits an emoji', () => {
  const family = '👩‍👩‍👧‍👦';
  const { lines } = fitName(family.repeat(20), lettering, 100, 100);
  expect(lines.join('').replaceAll(family, '')).toBe('');
});

test('every name fits its area and keeps all its letters', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
      fc.constantFrom(...designStyles),
      fc.integer({ min: 40, max: 400 }),
      fc.integer({ min: 30, max: 400 }),
      (name, style, width, height) => {
        const fitted = fitName(
          name,
          { ...styleRules[style].lettering, caps: 'as-written' },
          width,
          height,
        );
        expect(fitted.width).toBeLessThanOrEqual(width + 0.01);
        expect(fitted.height).toBeLessThanOrEqual(height + 0.01);
        expect(fitted.lines.join('').replace(/\s/gu, '')).toBe(name.replace(/\s/gu, ''));
      },
    ),
  );
});
