import { nichesById } from '@functions/_shared/domain/niches/niche-patterns.ts';
import { nicheStyles } from '@functions/analyze-creator-aesthetic/style-evidence.assumptions.ts';
import { expect, test } from 'vitest';

test('looks are told of niches that exist', () => {
  expect(Object.keys(nicheStyles).filter((id) => !nichesById.has(id))).toEqual([]);
});
