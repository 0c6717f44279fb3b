import { chooseKind } from '@functions/generate-mockup/builtin/choose-kind.ts';
import { drawMockup } from '@functions/generate-mockup/builtin/draw-mockup.ts';
import { expect, test } from 'vitest';

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

test.each(products)('the product of "%s" is %s', (words, kind) => {
  expect(chooseKind(words, 'product-design')).toEqual({ kind, product: kind });
});

test.each([
  'quantum flux capacitor',
  'constructor',
  '__proto__',
  '🦄',
  'bluetooth speaker',
  'LED desk lamp',
])('the product of "%s" is not guessed', (words) => {
  expect(chooseKind(words, 'product-design')).toEqual({ kind: 'object', product: 'object' });
});

test.each([
  'skateboard deck',
  'Maple skateboard decks, 8.25 inch',
  'board game',
  'family board games for travel',
  'jigsaw puzzle',
  'chess set',
  'dice set',
  'action figure',
  'phone stand',
  'wooden stand for phones',
  'phone tripod',
  'phone ring',
  'laptop stand',
  'headphone stand',
  'controller stand',
  'water bottle holder',
  'water bottle sleeve',
  'wireless earbuds case',
  'AirPods case',
  'earbuds',
  'sunglasses case',
  'laptop sleeve',
  'tablet case',
  'dog leash',
  'padded dog harness',
  'pet carrier',
  'cat tree',
  'cat scratching post',
  'hair clips',
  'hair brush',
  'hair dryer',
  'makeup brushes',
  'watch band',
  'guitar strap',
  'guitar case',
  'ukulele',
  'gaming chair',
  'game console',
  'mechanical keyboard for gamers',
  'credit card holder',
  'gift cards',
  'deck chair',
  'shot glasses',
  'wine glass',
  'coffee grinder',
  'French press for coffee',
  'cereal bowl',
  'bottle opener',
  'bath mat',
  'door mat',
  'golf tees',
  'yoga block',
  'sleeping bag',
  'lunch box',
  'photo album',
  'essential oil diffuser',
  'sleep mask',
  'baby bib',
  'toy car',
])('a product without a drawing is not shown as another one: "%s"', (words) => {
  expect(chooseKind(words, 'product-design')).toEqual({ kind: 'object', product: 'object' });
});

test.each([
  ['deck of cards', 'card-deck'],
  ['card game', 'card-deck'],
  ['gaming headset', 'headphones'],
  ['phone case with a stand', 'phone-case'],
  ['phone', 'phone-case'],
  ['coffee table book', 'notebook'],
  ['gamer hoodie', 'hoodie'],
  ['skateboard brand t-shirt', 't-shirt'],
  ['board game mug', 'mug'],
  ['yoga mat with a carrying strap', 'yoga-mat'],
  ['dog bed', 'pillow'],
  ['hand cream, gift set', 'cream-tube'],
])('a product without a drawing does not replace one that has one: "%s"', (words, kind) => {
  expect(chooseKind(words, 'product-design').kind).toBe(kind);
});

test('a product without a drawing is labeled as a stand-in', () => {
  const request = {
    productDescription: 'skateboard deck',
    styleVibe: 'Streetwear',
    brandName: 'Ada',
    targetModel: 'product-design',
  } as const;
  expect(drawMockup(request).depicts).toBe('branded box standing in for the product');
});

test.each(packages)('the packaging of "%s" is %s', (words, kind, product) => {
  expect(chooseKind(words, 'packaging-design')).toEqual({ kind, product });
});

test('the packaging of something unknown is a mailer box', () => {
  expect(chooseKind('quantum flux capacitor', 'packaging-design')).toEqual({
    kind: 'mailer-box',
    product: 'object',
  });
});
