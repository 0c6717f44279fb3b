import { chooseKind } from '@functions/generate-mockup/builtin/choose-kind.ts';
import { describe, expect, test } from 'vitest';

const products: [words: string, kind: string][] = [
  ['T-shirt', 't-shirt'],
  ['Tshirts', 't-shirt'],
  ['oversized graphic tees', 't-shirt'],
  ['Band t-shirt', 't-shirt'],
  ['t-shirt with a coffee mug print', 't-shirt'],
  ['apparel', 't-shirt'],
  ['black hoodie with embroidered cap logo', 'hoodie'],
  ['hooded sweatshirts', 'hoodie'],
  ['crewneck', 'sweatshirt'],
  ['gym shorts', 'leggings'],
  ['Seamless leggings', 'leggings'],
  ['floral print dress', 'garment'],
  ['dog hoodie', 'garment'],
  ['Grip socks for pilates', 'socks'],
  ['snapback hats', 'cap'],
  ['ribbed BEANIES', 'beanie'],
  ['white sneakers', 'sneakers'],
  ['canvas tote bags', 'tote-bag'],
  ['Accessories', 'tote-bag'],
  ['laptop backpack', 'backpack'],
  ['gym bag', 'duffel-bag'],
  ['makeup bag', 'zip-pouch'],
  ['polarized sunglasses', 'sunglasses'],
  ['jewellery', 'necklace'],
  ['keychains', 'keychain'],
  ['enamel pins', 'enamel-pin'],
  ['vinyl stickers', 'sticker-sheet'],
  ['phone case', 'phone-case'],
  ['coffee mug', 'mug'],
  ['mug of coffee', 'mug'],
  ['a set of mugs', 'mug'],
  ['travel mug', 'tumbler'],
  ['Insulated water bottle', 'water-bottle'],
  ['candle for yoga lovers', 'candle'],
  ['glass jar candle', 'candle'],
  ['throw pillows', 'pillow'],
  ['a cozy weighted blanket', 'blanket'],
  ['art prints', 'poster'],
  ['journal for anxiety', 'notebook'],
  ['coffee table book', 'notebook'],
  ['plushies', 'plush-toy'],
  ['tarot cards', 'card-deck'],
  ['vitamin C serum', 'serum'],
  ['Skincare line for sensitive skin', 'serum'],
  ['whipped body butter', 'cream-jar'],
  ['hand cream', 'cream-tube'],
  ['paper tube', 'paper-tube'],
  ['sunscreen SPF 50', 'cream-tube'],
  ['lip balm', 'lipstick'],
  ['lip gloss set', 'lipstick'],
  ['press-on nails', 'nail-polish'],
  ['bath bombs', 'soap'],
  ['signature perfume', 'perfume'],
  ['shampoo', 'pump-bottle'],
  ['eyeshadow palette', 'makeup-palette'],
  ['eco yoga mats', 'yoga-mat'],
  ['resistance bands', 'resistance-bands'],
  ['dumbbells', 'dumbbell'],
  ['gaming headset', 'headphones'],
  ['Tech', 'power-bank'],
  ['gamer desk mat', 'desk-mat'],
  ['mousepad', 'desk-mat'],
  ['Gaming', 'game-controller'],
  ['Music', 'vinyl-record'],
  ['guitar picks', 'guitar-picks'],
  ['vegan protein bar', 'snack-pouch'],
  ['coffee', 'coffee-bag'],
  ['jar of honey', 'food-jar'],
  ['hot sauce bottle', 'sauce-bottle'],
  ['canned cold brew', 'drink-can'],
  ['protein powder', 'supplement-tub'],
  ['chocolate gift box', 'chocolate-bar'],
  ['loose-leaf tea tin', 'tea-tin'],
  ['Pets', 'pet-bowl'],
  ['cat collar with bell', 'pet-collar'],
  ['dog toys', 'pet-toy'],
  ['dog treats', 'treat-jar'],
  ['custom mailer boxes', 'mailer-box'],
];

const packages: [words: string, kind: string, product: string][] = [
  ['T-shirt', 'poly-mailer', 't-shirt'],
  ['mug', 'mailer-box', 'mug'],
  ['face serum', 'folding-carton', 'serum'],
  ['necklace', 'gift-box', 'necklace'],
  ['poster', 'paper-tube', 'poster'],
  ['blanket', 'sleeve', 'blanket'],
  ['beanie', 'hang-tag', 'beanie'],
  ['protein powder', 'pouch', 'supplement-tub'],
  ['chocolate gift box', 'gift-box', 'chocolate-bar'],
  ['subscription box with mugs and candles', 'mailer-box', 'mug'],
  ['candle in a metal tin', 'tin', 'candle'],
  ['hoodie, packed in a shopping bag', 'shopping-bag', 'hoodie'],
  ['bath salts in a glass jar', 'labelled-jar', 'soap'],
  ['face oil in an amber bottle', 'labelled-bottle', 'serum'],
];

describe('the product', () => {
  test.each(products)('of "%s" is %s', (words, kind) => {
    expect(chooseKind(words, 'product-design')).toEqual({ kind, product: kind });
  });

  test.each([
    'quantum flux capacitor',
    'constructor',
    '__proto__',
    '🦄',
    'bluetooth speaker',
    'LED desk lamp',
  ])('of "%s" is not guessed at', (words) => {
    expect(chooseKind(words, 'product-design')).toEqual({ kind: 'object', product: 'object' });
  });
});

describe('the packaging', () => {
  test.each(packages)('of "%s" is %s', (words, kind, product) => {
    expect(chooseKind(words, 'packaging-design')).toEqual({ kind, product });
  });

  test('of something unknown is a mailer box', () => {
    expect(chooseKind('quantum flux capacitor', 'packaging-design')).toEqual({
      kind: 'mailer-box',
      product: 'object',
    });
  });
});
