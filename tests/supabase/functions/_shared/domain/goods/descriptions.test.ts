import { understand } from '@functions/_shared/domain/goods/understand.ts';
import { expect, test } from 'vitest';

const kindOf = (text: string) => understand(text).kinds[0]?.kind.id;

test.each([
  // The noun at the end decides, whatever describes it.
  ['desk mat with a topographic map print 900x400mm', 'desk-mat'],
  ['matte black 20oz insulated tumblers with laser engraved logo', 'tumbler'],
  ['soy candels in amber jars', 'candle'],
  ['1000 piece jigsaw puzzle of my painting', 'jigsaw-puzzle'],
  ['brass candle snuffer', 'candle-snuffer'],
  ['popcorn bowl', 'cereal-bowl'],
  ['plant marker set', 'plant-markers'],
  ['something like a fanny pack but for runners', 'fanny-pack'],
  // Lead-in words inside a compound open no part.
  ['check-in hoodie with a sleeve line', 'hoodie'],
  ['glow-in-the-dark poster', 'poster'],
  ['flight of hot sauces', 'hot-sauce'],
  ['deck of playing cards', 'playing-cards'],
  // Two nouns may share the next one.
  ['lash and brow map stencil', 'stencil'],
  ['matching dog and owner sweaters', 'sweater'],
  ['date and nut snack box', 'snack-box'],
  ['hoodie and dad hat', 'hoodie'],
  // What is behind "for", and a material behind "in", belongs before the noun.
  ['cover for airpods', 'earbud-case'],
  ['phone charger for cars', 'car-charger'],
  ['magnesium gummies for sleep', 'sleep-gummies'],
  ['a bag for my yoga mat', 'yoga-mat-bag'],
  ['coasters made of leather', 'leather-coaster'],
  // How a thing is made may stand apart from it.
  ['plush octopus keychain', 'plush-keychain'],
  ['cosmetic glass jars 50ml', 'cosmetic-jar'],
  ['wool running socks', 'wool-socks'],
  ['canvas duffel bags', 'duffel-bag'],
  // What is behind the name may only describe.
  ['shower steamers eucalyptus', 'shower-steamers'],
  ['hair claw clips tortoise shell', 'claw-clip'],
  ['protein bars peanut butter', 'protein-bar'],
  ['beginner crochet kit whale', 'crochet-kit'],
  ['photo album linen cover', 'photo-album'],
  ['belt bag recycled nylon', 'fanny-pack'],
  ['soccer jersey custom name', 'sports-jersey'],
  ['iphone 15 case clear with flowers', 'phone-case'],
  ['inflatable pool float flamingo', 'pool-float'],
  ['linen duvet cover queen size', 'duvet-cover'],
  // Slips.
  ['gold plated hoop earings', 'hoop-earrings'],
  ['watter botles', 'water-bottle'],
  ['tote bgas for a farmers market', 'tote-bag'],
  ['advent calender', 'advent-calendar'],
  ['pour over', 'pour-over-dripper'],
  ['1/4 zip pullover', 'quarter-zip'],
  ['stainles steel tumbelr', 'tumbler'],
  // Who asks is not what is asked for.
  ['I run a pottery studio and want to sell a spoon rest shaped like a leaf', 'spoon-rest'],
  ["We're a podcast looking to make a nice crewneck for our listeners", 'sweatshirt'],
  ['My wife and I sell candles and need to find mugs', 'mug'],
  ['ceramic mugs. We need boxes too', 'mug'],
  // Other languages.
  ['sudaderas con capucha', 'hoodie'],
  ['bolsa de playa', 'tote-bag'],
  ['savon artisanal', 'bar-soap'],
  ['Kinderpuzzle aus Holz', 'jigsaw-puzzle'],
  ['Wir suchen einen Hersteller für Babydecken', 'baby-blanket'],
  ['Für meine Bäckerei suche ich Papiertüten', 'paper-bag'],
  ['Trinkflasche aus Edelstahl', 'water-bottle'],
])('in %j the product is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  'conveyor belt',
  'brake shoes',
  'barber chair',
  'hospital bed',
  'coffee grinder burrs',
  'roster board',
  'drill cone set',
  'baking weights',
  'necklace card',
  'candle polisher and mug',
  'solar panels and a hoodie',
  'hair salon chair',
  'storm chaser',
  'sock sorter',
  'golf simulator',
  'shower head filter',
])('in %j a shared word names nothing', (text) => {
  expect(understand(text).kinds).toEqual([]);
});

test.each([
  ['500 canvas bags', 500],
  ['ich brauche 200 Schürzen', 200],
  ['1,000 custom hoodies', 1000],
  ['2k tote bags', 2000],
  ['500 16oz tumblers', 500],
  ['100 page notebooks', undefined],
  ['size 12 shoes', undefined],
  ['2026 calendars', undefined],
  ['100% cotton tees', undefined],
  ['18 inch dolls', undefined],
  ['1000 piece puzzles', undefined],
  ['pack of 50 pens', undefined],
  ['500 canvas bags, MOQ 50', 50],
])('in %j the order is %s units', (text, units) => {
  expect(understand(text).units).toBe(units);
});
