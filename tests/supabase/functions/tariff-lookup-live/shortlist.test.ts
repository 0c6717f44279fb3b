import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { isOtherCompound, knownWords, shortlist } from '@functions/tariff-lookup-live/shortlist.ts';
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

const carGoods: readonly TariffSearchHit[] = [
  {
    ...jars,
    hts8: '8504.40.95',
    description: 'Static converters > Other',
    matchedTerm: 'car charger',
  },
  {
    ...jars,
    hts8: '9503.00.00',
    description: 'Tricycles, scooters, pedal cars',
    matchedTerm: 'rc car',
  },
  { ...jars, hts8: '8508.11.00', description: 'Vacuum cleaners', matchedTerm: 'car vacuum' },
];

test('what shares only a qualifier with the goods is no candidate', () => {
  const names = (product: string) =>
    shortlist(product, carGoods).map(({ matchedTerm }) => matchedTerm);
  // An RC car is a car, but a sports car is none of these.
  expect(names('car')).toEqual(['rc car']);
  expect(names('sports cars')).toEqual([]);
  expect(names('trucks')).toEqual([]);
  expect(names('usb charger')).toEqual([]);
  expect(names('chargers')).toEqual(['car charger']);
});

test('the text of a line names goods by the noun that a name ends with', () => {
  const line = (description: string) => ({ ...jars, description, matchedTerm: null });
  const parts = line('Truck assemblies, axles and wheels, and parts thereof');
  const bodies = line('Bodies > For the vehicles of a kind used on trucks');
  expect(shortlist('fire trucks', [parts, bodies])).toEqual([]);
  const capacitors = line('Electrical capacitors, fixed, variable or adjustable (pre-set)');
  expect(shortlist('flux capacitors', [parts, capacitors])).toEqual([capacitors]);
  const gear = line('Horse and mule shoes');
  const horses = line('Live horses, asses, mules and hinnies > Horses > Other');
  expect(shortlist('race horses', [gear, horses])).toEqual([horses]);
});

test.each([
  ['soy candles', 'soy sauce', false],
  ['hot sauce', 'soy sauce', true],
  ['nail polish', 'shoe polish', true],
  ['coffee table', 'coffee table book', true],
  ['coffee mugs', 'mug', false],
  ['leather phone case', 'phone case', false],
  ['ceramic mugs', 'steel mug', false],
])('whether %s and %s are two compounds of one noun: %s', (product, matchedTerm, isOther) => {
  expect(isOtherCompound(product, { ...jars, matchedTerm })).toBe(isOther);
});

test('a line for the noun alone is none for another thing that ends in it', () => {
  const skis = { ...jars, description: 'Skis > Other', matchedTerm: 'ski' };
  expect(shortlist('jet skis', [skis])).toEqual([]);
  expect(shortlist('red skis', [skis])).toEqual([skis]);
});

test('the words of the schedule alone do not stand for a compound that they lack', () => {
  const boards = { ...jars, description: 'Boards, panels, consoles', matchedTerm: null };
  expect(shortlist('surf boards', [boards])).toEqual([]);
  expect(shortlist('boards', [boards])).toEqual([boards]);
});
