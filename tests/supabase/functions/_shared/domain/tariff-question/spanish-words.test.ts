import { inEnglish } from '@functions/_shared/domain/tariff-question/spanish-words.ts';
import { expect, test } from 'vitest';

function words(text: string): string {
  return inEnglish(text).replace(/\s+/g, ' ').trim();
}

test.each([
  ['aretes de plata', 'aretes silver'],
  ['cuánto arancel para cobijas de lana hechas a mano', 'cobijas wool handmade'],
  ['huaraches de piel con suela de hule', 'huaraches leather rubber sole'],
  ['cinturones de cuero para hombre', "cinturones leather men's"],
  ['juguetes de madera para niños', "toys wood kids'"],
])('Spanish materials and wearers are put into English: %s', (spanish, english) => {
  expect(words(spanish)).toBe(english);
});

test.each([
  'eau de parfum',
  'shipped to Los Angeles',
  'de minimis on silk scarves',
  'lana del rey poster',
])('a text that is not Spanish stays as it is: %s', (text) => {
  expect(inEnglish(text)).toBe(text);
});
