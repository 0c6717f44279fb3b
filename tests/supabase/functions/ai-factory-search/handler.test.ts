import {
  type AiFactorySearchRequest,
  aiFactorySearchResponseSchema,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  FactoryRecord,
  FactorySearch,
  FactoryStore,
} from '@functions/ai-factory-search/factory-store.ts';
import { createHandler, maxFactories } from '@functions/ai-factory-search/handler.ts';
import { access, call, functionRequest } from '@tests/support/functions.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test, vi } from 'vitest';

let lastId = 0;

function factory(overrides: Partial<FactoryRecord> = {}): FactoryRecord {
  lastId += 1;
  return {
    id: `factory-${lastId}`,
    name: `Factory ${lastId}`,
    country: 'china',
    location: 'Dongguan, Guangdong',
    description: 'Sews.',
    minOrderUnits: 300,
    leadTimeDaysMin: 30,
    leadTimeDaysMax: 45,
    certifications: ['BSCI'],
    specialties: ['leggings', 'sports bras'],
    categories: ['apparel', 'fitness'],
    kinds: ['leggings', 'sports-bra'],
    capabilities: ['activewear'],
    unitPriceUsd: { min: 6, max: 14 },
    isSample: true,
    ...overrides,
  };
}

/** A store that finds all its factories in the requested countries, and records the searches. */
function storeOf(...factories: FactoryRecord[]) {
  const searches: FactorySearch[] = [];
  const store: FactoryStore = {
    async find(search) {
      searches.push(search);
      return factories.filter(
        ({ country }) => search.countries.length === 0 || search.countries.includes(country),
      );
    },
  };
  return { store, searches };
}

async function search(store: FactoryStore, request: AiFactorySearchRequest) {
  const { status, body } = await call(createHandler({ access, factories: store }), request);
  expect(status).toBe(200);
  return aiFactorySearchResponseSchema.parse(body);
}

test('returns a factory in the format of the page', async () => {
  const { store } = storeOf(factory({ id: 'swift', name: 'Swift' }));
  const answer = await search(store, { searchQuery: 'gym leggings', country: 'china' });
  expect(answer).toEqual({
    factories: [
      {
        id: 'swift',
        name: 'Swift',
        country: 'china',
        location: 'Dongguan, Guangdong',
        description: 'Sews.',
        minOrder: 300,
        leadTime: '30-45 days',
        certifications: ['BSCI'],
        specialties: ['leggings', 'sports bras'],
        priceRange: '$6-14',
        unitPriceUsd: { min: 6, max: 14 },
        match: 'kind',
        reason: 'Makes leggings.',
        isSample: true,
      },
    ],
    otherFactories: [],
    understoodAs: 'leggings',
    feasible: true,
    alternativeSuggestion: null,
    suggestedCountries: [],
    source: 'builtin',
  });
});

test('a lead time with equal ends is one number', async () => {
  const { store } = storeOf(factory({ leadTimeDaysMin: 30, leadTimeDaysMax: 30 }));
  const answer = await search(store, { searchQuery: 'leggings' });
  expect(answer.factories[0]?.leadTime).toBe('30 days');
});

test('asks the database for the kind, its trade and the requested countries', async () => {
  const { store, searches } = storeOf(factory({ country: 'portugal' }));
  await search(store, { searchQuery: 'leggings in Portugal or Turkey' });
  expect(searches).toEqual([
    {
      kindIds: ['leggings'],
      capabilityIds: ['activewear'],
      category: undefined,
      countries: ['portugal', 'turkey'],
    },
  ]);
});

test.each(['solar panels', 'unobtainium warp cores', 'vape pens', '3D printers', 'car seats'])(
  'shows nothing for %s, and does not ask the database',
  async (searchQuery) => {
    const { store, searches } = storeOf(factory());
    const answer = await search(store, { searchQuery });
    expect(answer).toMatchObject({ factories: [], otherFactories: [], feasible: false });
    expect(answer.alternativeSuggestion).toMatch(/^We (?:don’t source|don’t know a factory for)/);
    expect(searches).toEqual([]);
  },
);

test('a category alone is no match, and stands under a heading of its own', async () => {
  const bowls = factory({
    specialties: ['dog bowls'],
    kinds: ['pet-bowl'],
    capabilities: ['pet-feeding'],
    categories: ['pets'],
  });
  const answer = await search(storeOf(bowls).store, {
    searchQuery: 'dog hammock for the car',
    productCategory: 'pets',
  });
  expect(answer).toMatchObject({ factories: [], feasible: false });
  expect(answer.otherFactories).toMatchObject([
    { match: 'category', reason: 'Makes other pet goods: dog bowls.' },
  ]);
});

test('a neighbor of the same trade is shown behind those that make the product', async () => {
  const neighbor = factory({
    id: 'neighbor',
    specialties: ['gym shorts'],
    kinds: ['gym-shorts'],
  });
  const exact = factory({ id: 'exact' });
  const answer = await search(storeOf(neighbor, exact).store, { searchQuery: 'leggings' });
  expect(answer.factories).toMatchObject([
    { id: 'exact', match: 'kind', reason: 'Makes leggings.' },
    { id: 'neighbor', match: 'trade', reason: 'Makes gym shorts, in the same trade as leggings.' },
  ]);
});

test('a requested material excludes those that work in another', async () => {
  const bags = { kinds: ['tote-bag'], capabilities: ['fabric-bags'], categories: ['accessories'] };
  const jute = factory({ ...bags, categories: ['accessories'], specialties: ['jute tote bags'] });
  const canvas = factory({
    ...bags,
    categories: ['accessories'],
    specialties: ['canvas tote bags'],
  });
  const answer = await search(storeOf(jute, canvas).store, { searchQuery: 'canvas tote bag' });
  expect(answer.factories.map(({ specialties }) => specialties)).toEqual([['canvas tote bags']]);
});

test('a weak country is not feasible, and the sentence says why and where else', async () => {
  const { store } = storeOf(
    factory({ country: 'china', minOrderUnits: 1200 }),
    factory({ country: 'portugal', minOrderUnits: 80, leadTimeDaysMin: 28, leadTimeDaysMax: 56 }),
  );
  const answer = await search(store, { searchQuery: 'leggings', country: 'pakistan' });
  expect(answer).toMatchObject({
    factories: [],
    feasible: false,
    suggestedCountries: ['china', 'portugal'],
    alternativeSuggestion:
      'Pakistan rates 2 of 5 for activewear (it’s strongest in woven apparel and denim and home textiles); consider China (rated 5 of 5, orders from 1,200 units in 30-45 days) or Portugal (rated 3 of 5, orders from 80 units in 28-56 days).',
  });
});

test('a weak country with a factory that makes the product raises no alarm', async () => {
  const { store } = storeOf(factory({ country: 'mexico' }), factory({ country: 'vietnam' }));
  const answer = await search(store, { searchQuery: 'leggings', country: 'mexico' });
  expect(answer.factories.map(({ country }) => country)).toEqual(['mexico']);
  expect(answer).toMatchObject({ feasible: true, alternativeSuggestion: null });
});

test('a strong country without a factory is not feasible yet', async () => {
  const { store } = storeOf(factory({ country: 'china' }));
  const answer = await search(store, { searchQuery: 'leggings', country: 'korea' });
  expect(answer.feasible).toBe(false);
  expect(answer.alternativeSuggestion).toBe(
    'We don’t list a factory for leggings in South Korea yet; consider China (rated 5 of 5, orders from 300 units in 30-45 days).',
  );
});

test('one feasible country of two is enough', async () => {
  const { store } = storeOf(factory({ country: 'vietnam' }));
  const answer = await search(store, { searchQuery: 'leggings in Pakistan or Vietnam' });
  expect(answer).toMatchObject({ feasible: true, suggestedCountries: [] });
});

test('two weak countries are named together', async () => {
  const { store } = storeOf();
  const answer = await search(store, { searchQuery: 'leggings in Pakistan or Mexico' });
  expect(answer.alternativeSuggestion).toBe(
    'Pakistan rates 2 and Mexico rates 2 of 5 for activewear; we found no match in any other country either, so this calls for a custom search.',
  );
});

test('a country without our factories returns none, and honest alternatives', async () => {
  const { store } = storeOf(factory({ country: 'vietnam' }));
  const answer = await search(store, { searchQuery: 'leggings', country: 'Italy' });
  expect(answer).toMatchObject({
    factories: [],
    feasible: false,
    suggestedCountries: ['vietnam'],
  });
  expect(answer.alternativeSuggestion).toMatch(
    /^We don’t list any factories in Italy yet; consider/,
  );
});

test('without a country, suggests the strongest ones', async () => {
  const { store } = storeOf(
    factory({ country: 'mexico' }),
    factory({ country: 'india' }),
    factory({ country: 'korea' }),
    factory({ country: 'vietnam' }),
    factory({ country: 'china' }),
  );
  const answer = await search(store, { searchQuery: 'leggings', country: 'ai-choose' });
  expect(answer).toMatchObject({
    feasible: true,
    alternativeSuggestion: null,
    suggestedCountries: ['china', 'vietnam', 'korea'],
  });
});

test('without a country, the first three factories are in different countries', async () => {
  const { store } = storeOf(
    ...Array.from({ length: 5 }, () => factory({ country: 'china' })),
    factory({ country: 'vietnam' }),
    factory({ country: 'korea' }),
  );
  const answer = await search(store, { searchQuery: 'leggings' });
  const firstThree = answer.factories.slice(0, 3).map(({ country }) => country);
  expect(new Set(firstThree).size).toBe(3);
});

test('an excluded country is neither listed nor suggested', async () => {
  const { store } = storeOf(factory({ country: 'china' }), factory({ country: 'vietnam' }));
  const answer = await search(store, { searchQuery: 'leggings outside China' });
  expect(answer.factories.map(({ country }) => country)).toEqual(['vietnam']);
  expect(answer.suggestedCountries).toEqual(['vietnam']);
});

test('leaves out a factory of the same group that does not make the product', async () => {
  const roaster = factory({
    specialties: ['roasted coffee beans'],
    kinds: ['coffee'],
    capabilities: ['coffee-and-tea'],
    categories: ['food'],
  });
  const answer = await search(storeOf(roaster).store, { searchQuery: 'protein powder' });
  expect(answer).toMatchObject({ factories: [], feasible: false });
});

test('ranks a factory with the certificate and the described product first', async () => {
  const plain = factory({ id: 'plain' });
  const certified = factory({ id: 'certified', certifications: ['GRS'] });
  const exact = factory({ id: 'exact', description: 'Ribbed knits.' });
  const answer = await search(storeOf(plain, exact, certified).store, {
    searchQuery: 'GRS ribbed leggings',
    country: 'china',
  });
  expect(answer.factories.map(({ id }) => id)).toEqual(['certified', 'exact', 'plain']);
});

test('ranks the requested city first', async () => {
  const far = factory({ id: 'far', country: 'usa', location: 'Dallas, Texas' });
  const near = factory({ id: 'near', country: 'usa', location: 'Los Angeles, California' });
  const answer = await search(storeOf(far, near).store, {
    searchQuery: 'leggings near Los Angeles',
  });
  expect(answer.factories.map(({ id }) => id)).toEqual(['near', 'far']);
});

test('a factory within the requested price comes first', async () => {
  const dear = factory({ id: 'dear', unitPriceUsd: { min: 6, max: 14 } });
  const fair = factory({ id: 'fair', unitPriceUsd: { min: 2, max: 5 } });
  const answer = await search(storeOf(dear, fair).store, {
    searchQuery: 'leggings under $3',
    country: 'china',
  });
  expect(answer.factories.map(({ id }) => id)).toEqual(['fair', 'dear']);
});

test('a factory that accepts an order of this size comes first', async () => {
  const large = factory({ id: 'large', minOrderUnits: 1000, specialties: ['seamless leggings'] });
  const small = factory({ id: 'small', minOrderUnits: 100 });
  const answer = await search(storeOf(large, small).store, {
    searchQuery: 'seamless leggings, 150 units',
    country: 'china',
  });
  expect(answer.factories.map(({ id }) => id)).toEqual(['small', 'large']);
});

test('who makes the goods at a higher price comes before a cheaper neighbor', async () => {
  const neighbor = factory({
    id: 'neighbor',
    specialties: ['sports bras', 'yoga tops', 'bike shorts'],
    kinds: ['sports-bra', 'bike-shorts'],
    unitPriceUsd: { min: 2, max: 5 },
  });
  const maker = factory({ id: 'maker', specialties: ['leggings'], kinds: ['leggings'] });
  const { factories } = await search(storeOf(neighbor, maker).store, {
    searchQuery: 'leggings under $3',
    country: 'china',
  });
  expect(factories.map(({ id }) => id)).toEqual(['maker', 'neighbor']);
});

test('each factory says what it does not offer of what was asked for', async () => {
  const { factories, unmet } = await search(
    storeOf(
      factory({ minOrderUnits: 50, unitPriceUsd: { min: 2, max: 5 }, certifications: ['GOTS'] }),
      factory({ minOrderUnits: 300, unitPriceUsd: { min: 6.5, max: 14 } }),
    ).store,
    { searchQuery: 'GOTS leggings, 50 units under $3', country: 'china' },
  );
  expect(unmet).toBeUndefined();
  expect(factories.map(({ reason }) => reason)).toEqual([
    'Makes leggings.',
    'Makes leggings. Its orders start at 300 units, above your 50 units. Its prices start at $6.50, above your $3. It doesn’t list GOTS.',
  ]);
});

test('the search says what no factory offers', async () => {
  const { unmet } = await search(
    storeOf(
      factory({ minOrderUnits: 50, unitPriceUsd: { min: 6, max: 14 } }),
      factory({ minOrderUnits: 300, unitPriceUsd: { min: 2, max: 5 } }),
    ).store,
    { searchQuery: '50 units of leggings under $3 each', country: 'china' },
  );
  expect(unmet).toBe(
    'None of these offers an order of 50 units at $3 or less each; the closest come first.',
  );
});

test('a factory in the state of the city comes before one elsewhere, and none nearby is said', async () => {
  const far = factory({ id: 'far', country: 'usa', location: 'Omaha, Nebraska' });
  const state = factory({ id: 'state', country: 'usa', location: 'Vernon, California' });
  const query = { searchQuery: 'leggings near Los Angeles' };
  const near = await search(storeOf(far, state).store, query);
  expect(near.factories.map(({ id }) => id)).toEqual(['state', 'far']);
  expect(near.unmet).toBeUndefined();
  const { unmet } = await search(storeOf(far).store, query);
  expect(unmet).toBe(
    'We don’t list any in or near Los Angeles for this; these are elsewhere in the USA.',
  );
});

test('a request without a product gets asked for one', async () => {
  const answer = await search(storeOf(factory()).store, { searchQuery: 'find me a factory' });
  expect(answer).toMatchObject({ factories: [], feasible: false, suggestedCountries: [] });
  expect(answer.alternativeSuggestion).toContain('Name the product');
});

test('a country without a product lists our factories there', async () => {
  const { store } = storeOf(factory({ country: 'portugal' }), factory({ country: 'china' }));
  const answer = await search(store, { searchQuery: 'factories in Portugal' });
  expect(answer.factories.map(({ country }) => country)).toEqual(['portugal']);
  expect(answer.feasible).toBe(true);
});

test.each([
  ['an empty query', { searchQuery: '  ' }],
  ['no query', { country: 'china' }],
  ['a query that is no text', { searchQuery: 5 }],
  ['a query beyond 500 characters', { searchQuery: 'x'.repeat(501) }],
])('%s is rejected with the invalid field', async (_, body) => {
  const answer = await call(createHandler({ access, factories: storeOf().store }), body);
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_request', fields: ['searchQuery'] } },
  });
});

test('accepts a preflight and rejects other methods', async () => {
  const handler = createHandler({ access, factories: storeOf().store });
  const preflight = await handler(functionRequest('', { method: 'OPTIONS', body: null }));
  expect(preflight.status).toBe(204);
  expect((await handler(functionRequest('', { method: 'GET', body: null }))).status).toBe(405);
});

test('a failing database is logged and is a server error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store: FactoryStore = { find: () => Promise.reject(new Error('connection refused')) };
  const answer = await call(createHandler({ access, factories: store }), { searchQuery: 'mugs' });
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal' } } });
  expect(JSON.stringify(answer.body)).not.toContain('connection refused');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('any text returns at most twelve factories, and a suggestion only when not feasible', async () => {
  const { store } = storeOf(
    ...Array.from({ length: 40 }, (_, index) =>
      factory({ country: index % 2 === 0 ? 'china' : 'mexico' }),
    ),
  );
  const words = fc.constantFrom(
    ...['leggings', 'in', 'Italy', 'outside', 'China', 'MOQ', '9'.repeat(40), 'units', 'dog', ','],
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(' ')),
  );
  const field = fc.option(fc.string({ unit: 'grapheme', maxLength: 30 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(text, field, field, async (searchQuery, country, productCategory) => {
      fc.pre(searchQuery.trim() !== '');
      const answer = await search(store, { searchQuery, country, productCategory });
      expect(answer.factories.length).toBeLessThanOrEqual(maxFactories);
      expect(answer.alternativeSuggestion === null).toBe(answer.feasible);
      expect(answer.suggestedCountries.length).toBeLessThanOrEqual(3);
    }),
  );
});
