import { productGroups } from '@functions/_shared/domain/country-ratings.assumptions.ts';
import { parseProduct } from '@functions/ai-factory-search/parse-product.ts';
import { groupWords } from '@functions/ai-factory-search/product-words.ts';
import { tokenize } from '@functions/ai-factory-search/search-words.ts';
import { expect, test } from 'vitest';

test.each([
  ['gym leggings', 'activewear'],
  ['black gym leggings with pockets', 'activewear'],
  ['oversized heavyweight tee', 'knit-apparel'],
  ['grip socks for pilates', 'knit-apparel'],
  ['selvedge jeans', 'woven-apparel'],
  ['canvas sneakers', 'footwear'],
  ['laptop bag', 'bags-leather'],
  ['five-panel caps', 'headwear'],
  ['waffle towels', 'home-textiles'],
  ['hand-knotted rugs', 'rugs-handicraft'],
  ['coffee mug', 'ceramics'],
  ['mug for coffee', 'ceramics'],
  ['water bottle for the gym', 'glass-drinkware'],
  ['cast iron skillet', 'metal-kitchenware'],
  ['charcuterie board', 'furniture-wood'],
  ['vitamin C serum', 'beauty'],
  ['a line of scented candles', 'candles'],
  ['enamel pins', 'jewelry'],
  ['tarot deck', 'toys-games'],
  ['yoga mat', 'sports-goods'],
  ['phone case', 'electronics'],
  ['gaming mouse pad', 'electronics'],
  ['a box of chocolates', 'food-supplements'],
  ['bag of coffee beans', 'food-supplements'],
  ['mailer boxes', 'paper-packaging'],
  ['guitar picks', 'musical-instruments'],
  ['dog toys', 'pet-products'],
  ['toys for dogs', 'pet-products'],
])('%s are %s', (text, group) => {
  expect(parseProduct(text).group).toBe(group);
});

test.each([
  ['dog mom hoodie', 'knit-apparel'],
  ['tee with a cat', 'knit-apparel'],
  ['cat print t-shirt', 'knit-apparel'],
  ['cat eye sunglasses', 'jewelry'],
  ['hot dog sauce', 'food-supplements'],
])('%s is a product for people', (text, group) => {
  expect(parseProduct(text).group).toBe(group);
});

test.each([
  ['hoodies for dogs', 'pet beds and clothing'],
  ['toys for cats', 'pet toys'],
  ['a bowl for my dog', 'bowls and feeders'],
  ['turkey jerky dog treats', 'pet treats and food'],
])('%s belongs to %s', (text, family) => {
  expect(parseProduct(text)).toMatchObject({ group: 'pet-products', family });
});

test.each([
  ['legings', 'activewear'],
  ['scented candels', 'candles'],
  ['cermic planters', 'ceramics'],
])('%s is recognized despite the typo', (text, group) => {
  expect(parseProduct(text).group).toBe(group);
});

test('distinguishes what one factory makes from what its neighbor makes', () => {
  expect(parseProduct('roasted coffee beans').family).toBe('coffee and tea');
  expect(parseProduct('protein powder').family).toBe('supplements');
});

test('a category alone gives the category, and the group if there is only one', () => {
  expect(parseProduct('something for the kitchen')).toMatchObject({
    group: undefined,
    category: 'home-goods',
  });
  expect(parseProduct('music things')).toMatchObject({
    group: 'musical-instruments',
    category: 'music',
  });
});

test('trade phrases name no product', () => {
  expect(parseProduct('private label').group).toBeUndefined();
  expect(parseProduct('short list of candle factories').group).toBe('candles');
});

test('the chosen category decides between two products', () => {
  expect(parseProduct('candles, mugs', 'home-goods').group).toBe('candles');
  expect(parseProduct('ring, tees', 'apparel').group).toBe('knit-apparel');
  expect(parseProduct('ring, tees', 'accessories').group).toBe('jewelry');
});

test('unknown words give nothing', () => {
  expect(parseProduct('quantum flux capacitor')).toEqual({
    group: undefined,
    family: undefined,
    thing: undefined,
    material: undefined,
    category: undefined,
  });
  expect(parseProduct('')).toMatchObject({ group: undefined, category: undefined });
});

test('every term has one meaning and is found by its own words', () => {
  const meanings = new Map<string, string>();
  for (const group of productGroups) {
    const { any, families } = groupWords[group];
    for (const [family, terms] of [['', any] as const, ...Object.entries(families)]) {
      for (const term of terms) {
        const words = tokenize(term).join(' ');
        expect(meanings.has(words), `${term} stands twice`).toBe(false);
        meanings.set(words, family);
        expect(parseProduct(term).group, term).toBe(group);
      }
    }
  }
});

test.each([
  ['canvas tote bag', 'fabric'],
  ['tote bag made of canvas', 'fabric'],
  ['canvas tote with leather handles', 'fabric'],
  ['tote bags', 'fabric'],
  ['vegan leather handbag', 'fabric'],
  ['leather tote', 'leather'],
  ['handbag, full grain leather', 'leather'],
  ['briefcase', 'leather'],
  ['handbag', undefined],
  ['silver necklace', 'silver and gold'],
  ['silver plated necklace', 'fashion'],
  ['stainless steel bracelet', 'fashion'],
  ['necklace', undefined],
  ['leather belt', undefined],
])('%s: the material is %s', (text, material) => {
  expect(parseProduct(text).material).toBe(material);
});

test.each([
  ['glass bottle', 'glassware'],
  ['glass water bottle', 'glassware'],
  ['steel water bottle', 'bottles and tumblers'],
  ['plastic lotion bottle', 'plastic bottles, tubes and pouches'],
  ['plastic bag', 'plastic bottles, tubes and pouches'],
  ['PET bottle', 'plastic bottles, tubes and pouches'],
  ['wooden bowl', 'boards and small wood goods'],
  ['enamel mug', 'kitchen tools and barware'],
  ['glass mug', 'glassware'],
  ['knit dress', 'sweaters and knitwear'],
  ['linen dress', 'shirts, dresses and trousers'],
  ['fleece jacket', 'tees, hoodies and fleece'],
  ['puffer vest', 'outerwear'],
  ['knit gloves', 'sweaters and knitwear'],
  ['leather gloves', 'leather jackets and gloves'],
  ['tea bags', 'coffee and tea'],
  ['paper cup', 'boxes and paper packaging'],
  ['gift bag', 'boxes and paper packaging'],
  ['leather phone case', 'small leather goods'],
  ['leather loafers', 'leather shoes and boots'],
  ['canvas sneakers', 'sneakers and sports shoes'],
  ['bamboo toothbrush', 'brushes and beauty tools'],
])('%s are made by %s', (text, family) => {
  expect(parseProduct(text).family).toBe(family);
});

test('a candle holder is not a candle', () => {
  expect(parseProduct('candle holder').group).toBe('ceramics');
  expect(parseProduct('brass candle holder').group).toBe('metal-kitchenware');
});
