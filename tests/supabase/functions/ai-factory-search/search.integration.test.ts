import { aiFactorySearchResponseSchema } from '@functions/_shared/contracts/ai-factory-search.ts';
import { productGroups } from '@functions/_shared/domain/country-ratings.assumptions.ts';
import { groupRatings } from '@functions/_shared/domain/country-ratings.generated.ts';
import { categoryRating } from '@functions/_shared/domain/country-ratings.ts';
import { kinds } from '@functions/_shared/domain/goods/kinds.ts';
import { understand } from '@functions/_shared/domain/goods/understand.ts';
import { factoryCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { createFactoryStore } from '@functions/ai-factory-search/factory-store.ts';
import { createHandler } from '@functions/ai-factory-search/handler.ts';
import { access, call } from '@tests/support/functions.ts';
import { openServiceDatabase } from '@tests/support/service-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  service = await openServiceDatabase();
});

afterAll(async () => {
  await service.backend.close();
});

async function search(searchQuery: string, country?: string, productCategory?: string) {
  const handler = createHandler({ access, factories: createFactoryStore(service.database) });
  const { status, body } = await call(handler, { searchQuery, country, productCategory });
  expect(status).toBe(200);
  return aiFactorySearchResponseSchema.parse(body);
}

/** Query, country field, category field; then whether feasible, and a word of the first hit. */
test.each([
  ['gym leggings', undefined, undefined, true, 'leggings'],
  ['gym leggings', 'vietnam', 'Fitness', true, 'leggings'],
  ['gym leggings', 'pakistan', 'apparel', false, undefined],
  ['scented candles', 'usa', 'Home Goods', true, 'candles'],
  ['candle factory in Portugal', undefined, undefined, true, 'candles'],
  ['scented candles', 'pakistan', 'home-goods', false, undefined],
  ['dog toys', undefined, undefined, true, 'dog toys'],
  ['hoodies for dogs', 'china', 'Pets', true, 'dog sweaters'],
  ['dog mom hoodie', 'ai-choose', 'Apparel', true, 'hoodies'],
  ['custom hoodies with embroidered logo', 'You Choose', 'Apparel', true, 'hoodies'],
  ['heavyweight oversized tee', 'mexico', 'Apparel', true, 't-shirts'],
  ['GOTS certified organic cotton t-shirts Portugal', undefined, undefined, true, 't-shirts'],
  ['shortlist factories for soy candles', undefined, undefined, true, 'soy candles'],
  ['find factories that make yoga mats', undefined, undefined, true, 'yoga mats'],
  ['private label skincare serum', 'korea', 'Beauty', true, 'serums'],
  ['lip gloss', 'china', 'beauty', true, 'lip gloss'],
  ['press on nails', undefined, undefined, true, 'press-on nails'],
  ['Turkish towels', undefined, undefined, true, 'towels'],
  ['kilim rugs', 'turkey', 'home-goods', true, 'kilim rugs'],
  ['ceramic mugs', 'pakistan', 'home-goods', false, undefined],
  ['ceramic mugs', 'portugal', 'home-goods', true, 'mugs'],
  ['insulated tumblers', 'china', 'Fitness', true, 'tumblers'],
  ['chef knives', 'china', 'home-goods', true, 'chef knives'],
  ['charcuterie boards', 'usa', 'home-goods', true, 'charcuterie boards'],
  ['guitar picks', 'usa', 'music', true, 'guitar picks'],
  ['acoustic guitars', 'mexico', 'Music', true, 'acoustic guitars'],
  ['vinyl records', 'korea', 'music', false, undefined],
  ['board game', 'china', 'gaming', true, 'board games'],
  ['gaming mouse pads outside China', undefined, 'Gaming', true, 'mouse pads'],
  ['plushies', 'vietnam', 'gaming', true, 'plush'],
  ['phone cases', undefined, 'Tech', true, 'phone cases'],
  ['phone cases', 'pakistan', 'tech', false, undefined],
  ['wireless earbuds', 'korea', 'tech', true, 'earbuds'],
  ['soccer balls', 'pakistan', 'fitness', true, 'soccer balls'],
  ['protein powder', 'usa', 'Food', true, 'protein powder'],
  ['protein powder', 'bangladesh', 'Food', false, undefined],
  ['hot sauce', 'mexico', 'Food', true, 'hot sauce'],
  ['coffee beans', 'vietnam', 'food', true, 'coffee beans'],
  ['leather wallets', 'Italy', 'accessories', false, undefined],
  ['silver rings', 'mexico', 'accessories', true, 'silver rings'],
  ['enamel pins', 'china', 'accessories', true, 'enamel pins'],
  ['baseball caps', 'bangladesh', 'accessories', true, 'baseball caps'],
  ['cork coasters', 'portugal', 'home-goods', true, 'cork coasters'],
  ['legings', 'china', undefined, true, 'leggings'],
] as const)('%s, country %s, category %s: feasible is %s', async (...row) => {
  const [query, country, category, feasible, firstMakes] = row;
  const answer = await search(query, country, category);
  expect(answer.feasible).toBe(feasible);
  expect(answer.factories.length).toBeLessThanOrEqual(12);
  if (firstMakes) expect(answer.factories[0]?.specialties.join('; ')).toContain(firstMakes);
  if (!feasible) {
    expect(answer.suggestedCountries.length).toBeGreaterThan(0);
    expect(answer.alternativeSuggestion).toMatch(/\.$/);
  }
});

test('only factories of the requested country are listed', async () => {
  const { factories } = await search('hoodies', 'turkey', 'Apparel');
  expect(new Set(factories.map(({ country }) => country))).toEqual(new Set(['turkey']));
});

const strongPairs = factoryCountries.flatMap((country) =>
  productCategories
    .filter((category) => categoryRating(country, category) >= 4)
    .map((category) => [country, category] as const),
);

test.each(strongPairs)(
  '%s has factories for %s, which it is strong in',
  async (country, category) => {
    const { factories, feasible } = await search('something nice', country, category);
    expect(factories.length).toBeGreaterThan(0);
    expect(feasible).toBe(true);
  },
);

test('a strong country makes each product group that it is rated for', async () => {
  for (const group of productGroups) {
    const inGroup = kinds.filter(({ capability }) => capability.group === group);
    for (const country of factoryCountries) {
      if (groupRatings[group][country] < 4) continue;
      const found = await service.database
        .from('factories')
        .select('id')
        .eq('country', country)
        .overlaps(
          'kinds',
          inGroup.map(({ id }) => id),
        );
      expect(found.data?.length ?? 0, `${group} in ${country}`).toBeGreaterThanOrEqual(3);
    }
  }
});

/** Query, country, and a word of the first hit's specialties. */
test.each([
  ['A scented soy candle in a pink glass jar', 'china', 'candle'],
  ['A scented soy candle in a pink glass jar', 'usa', 'candle'],
  ['heavy cotton hoodie', 'china', 'hoodie'],
  ['heavy cotton hoodie', 'pakistan', 'hoodie'],
  ['embroidered hoodie', 'usa', 'hoodie'],
  ['vitamin c serum', 'korea', 'serum'],
  ['vitamin c serum', 'usa', 'serum'],
  ['canvas tote bag', 'usa', 'canvas tote'],
  ['canvas tote bag', 'china', 'canvas tote'],
  ['canvas tote bag', 'mexico', 'canvas tote'],
  ['canvas tote with leather handles', 'india', 'canvas tote'],
  ['leather tote bag', 'usa', 'leather tote'],
  ['leather handbag', 'turkey', 'leather'],
  ['leather wallet', 'vietnam', 'wallet'],
  ['nylon backpack', 'vietnam', 'backpack'],
  ['gym leggings', 'vietnam', 'leggings'],
  ['sports bra', 'korea', 'sports bras'],
  ['selvedge jeans', 'pakistan', 'jeans'],
  ['linen shirt', 'portugal', 'linen shirts'],
  ['cable knit sweater', 'turkey', 'jumpers'],
  ['oversized t-shirt', 'bangladesh', 't-shirts'],
  ['grip socks', 'portugal', 'grip socks'],
  ['running shoes', 'vietnam', 'running shoes'],
  ['leather boots', 'mexico', 'boots'],
  ['dad hat', 'korea', 'dad hats'],
  ['beach towel', 'turkey', 'beach towels'],
  ['linen duvet cover', 'portugal', 'duvet covers'],
  ['ceramic mug', 'portugal', 'mugs'],
  ['glass bottle', 'china', 'glass bottles'],
  ['plastic pump bottle', 'china', 'pump bottles'],
  ['stainless steel water bottle', 'usa', 'water bottles'],
  ['wooden cutting board', 'usa', 'cutting boards'],
  ['sterling silver necklace', 'mexico', 'silver'],
  ['gold plated necklace', 'china', 'plated'],
  ['lip gloss', 'korea', 'lip gloss'],
  ['eau de parfum perfume', 'china', 'perfumes'],
  ['plush toy', 'china', 'plush'],
  ['board game', 'usa', 'board games'],
  ['mechanical keyboard', 'korea', 'mechanical keyboards'],
  ['phone case', 'mexico', 'phone cases'],
  ['soccer ball', 'pakistan', 'soccer balls'],
  ['yoga mat', 'vietnam', 'yoga mats'],
  ['hot sauce', 'mexico', 'hot sauce'],
  ['roasted coffee beans', 'usa', 'coffee'],
  ['protein powder', 'usa', 'protein powder'],
  ['notebook', 'usa', 'notebooks'],
  ['acoustic guitar', 'mexico', 'acoustic guitars'],
  ['dog bandana', 'usa', 'dog bandanas'],
  ['dog bandana', 'china', 'dog bandanas'],
  ['dog treats', 'usa', 'dog treats'],
] as const)(
  '%s in %s finds several factories, the right trade first',
  async (query, country, word) => {
    const group = understand(query).kinds[0]?.kind.capability.group;
    const rating = group === undefined ? 0 : groupRatings[group][country];
    expect(rating).toBeGreaterThanOrEqual(3);
    const { factories, feasible } = await search(query, country);
    expect(feasible).toBe(true);
    expect(factories.length).toBeGreaterThanOrEqual(rating >= 4 ? 2 : 1);
    expect(new Set(factories.map((factory) => factory.country))).toEqual(new Set([country]));
    expect(factories[0]?.specialties.join('; ')).toContain(word);
  },
);

test.each([
  ['canvas tote bag', /tote|backpack|pouch|duffel|drawstring|fanny|canvas|makeup bag|shopping bag/],
  ['leather handbag', /leather/],
  ['sterling silver ring', /silver|gold|gemstone|signet|diamond|^rings$|pendants|bangles/],
  ['mailer box', /box|mailer|packaging|bag|tag|label|paper/],
  ['cowboy boots', /boot|loafer|heel|flat|mule|moccasin|shoe/],
])('only factories of the trade match %s, in every country', async (query, trade) => {
  for (const country of factoryCountries) {
    for (const { id, specialties } of (await search(query, country)).factories) {
      expect(
        specialties.some((specialty) => trade.test(specialty)),
        `${id} for ${query}`,
      ).toBe(true);
    }
  }
});
