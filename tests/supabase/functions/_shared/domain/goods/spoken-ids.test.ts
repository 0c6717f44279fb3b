import { finishNames, materialNames } from '@functions/_shared/domain/goods/spoken-ids.ts';
import { expect, test } from 'vitest';

test('materials read as people write them', () => {
  expect(materialNames(['organic-cotton', 'abs', 'pet-plastic', 'acrylic-sheet'])).toEqual([
    'organic cotton',
    'ABS plastic',
    'PET plastic',
    'acrylic',
  ]);
});

test('what only says the trade is no material to suggest', () => {
  expect(materialNames(['food', 'glass'])).toEqual(['glass']);
});

test('finishes read as people write them', () => {
  expect(finishNames(['screen-print', 'uv-print'])).toEqual(['screen print', 'UV print']);
});
