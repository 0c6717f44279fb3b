import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { knownWords } from '@functions/tariff-lookup-live/shortlist.ts';
import { expect, test } from 'vitest';

const jars: TariffSearchHit = {
  hts8: '7010.90.50',
  description: 'Carboys, bottles, jars > Other',
  generalRateText: 'Free',
  matchedTerm: 'glass jar',
  termConfidence: 'medium',
  termNote: '',
  rank: 0.8,
};

test.each([
  ['vibey jars', 'jars'],
  ['vibey glass jars', 'glass jars'],
  // Materials and wearers stay, whether a line has them or not.
  ['vibey cotton jars', 'cotton jars'],
  ['glass jars', 'glass jars'],
  // Without its last word it would be something else.
  ['jar opener', 'jar opener'],
  ['glass jar opener', 'glass jar opener'],
])('of %s the lines know %s', (product, known) => {
  expect(knownWords(product, [jars])).toBe(known);
});

test('what is named after butter is no butter', () => {
  const butter = { ...jars, description: 'Butter', matchedTerm: 'butter' };
  expect(knownWords('macadamia butter', [butter])).toBe('macadamia butter');
});

test('nothing is left out where no line was found', () => {
  expect(knownWords('vibey jars', [])).toBe('vibey jars');
});
