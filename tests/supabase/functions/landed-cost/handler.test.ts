import {
  type LandedCostRequest,
  type LandedCostResponse,
  landedCostResponseSchema,
} from '@functions/_shared/contracts/landed-cost.ts';
import { createHandler } from '@functions/landed-cost/handler.ts';
import { copiedLinesStore } from '@tests/support/copied-lines-store.ts';
import { access, call } from '@tests/support/functions.ts';
import { expect, test } from 'vitest';

async function ask(body: LandedCostRequest): Promise<LandedCostResponse> {
  const handler = createHandler({
    access,
    store: copiedLinesStore(),
    now: () => new Date('2026-11-28T17:00:00Z'),
  });
  const answer = await call(handler, body);
  expect(answer.status).toBe(200);
  return landedCostResponseSchema.parse(answer.body);
}

function dutyFrom({ countries }: LandedCostResponse, country: string) {
  return countries.find((each) => each.country === country);
}

test('landed-cost tells the duty of the line that the material leads to, from every country', async () => {
  const answer = await ask({ product: 'cotton t-shirt' });
  expect(answer.goods).toMatchObject({ kindId: 't-shirt', minOrderUnits: 100 });
  expect(answer.lines[0]).toMatchObject({ hts8: '6109.10.00', when: 'cotton' });
  expect(answer.lines).toHaveLength(1);
  expect(answer.lineQuestion).toBe('');
  expect(answer.entryDate).toBe('2026-11-28');
  expect(answer.countries).toHaveLength(10);
  // 16.5% base, 7.5% list 4A, 12.5% forced labor.
  expect(dutyFrom(answer, 'china')?.duties[0]).toMatchObject({ ratePct: 36.5, rateText: '36.5%' });
  expect(dutyFrom(answer, 'vietnam')?.duties[0]).toMatchObject({ ratePct: 29 });
  expect(dutyFrom(answer, 'mexico')?.usmca?.[0]).toMatchObject({ ratePct: 0 });
  expect(dutyFrom(answer, 'china')?.usmca).toBeNull();
  expect(dutyFrom(answer, 'usa')?.duties).toEqual([]);
});

test('landed-cost asks what decides between the lines that the words leave open', async () => {
  const answer = await ask({ product: 't-shirt' });
  expect(answer.lines.map(({ hts8 }) => hts8)).toEqual(['6109.10.00', '6109.90.10']);
  expect(answer.lineQuestion).toBe('What fiber is it mostly made of?');
});

test.each([
  ['tumblers and mugs', 'tumbler', ['mugs']],
  ['200 mugs, 100 totes and caps', 'mug', ['totes', 'caps']],
  ['steel tumbler with straw and lid', 'tumbler', undefined],
  ['salt and pepper shakers', 'salt-and-pepper-shakers', undefined],
  ['cotton t-shirt', 't-shirt', undefined],
] as const)(
  'landed-cost answers for one of %s, and names the others',
  async (product, kindId, others) => {
    const answer = await ask({ product });
    expect(answer.goods?.kindId).toBe(kindId);
    expect(answer.alsoNamed).toEqual(others);
  },
);

test('landed-cost takes the line that the visitor has found', async () => {
  const answer = await ask({ product: 'apron', hts8: '6211.42.10' });
  expect(answer.lines).toMatchObject([{ hts8: '6211.42.10', when: '' }]);
  expect(answer.lineQuestion).toBe('');
  expect(dutyFrom(answer, 'china')?.duties).toHaveLength(1);
});

test('landed-cost counts the duties of another day', async () => {
  const before = await ask({ product: 'cotton t-shirt', entryDate: '2026-07-23' });
  const after = await ask({ product: 'cotton t-shirt', entryDate: '2026-07-24' });
  const rate = (answer: LandedCostResponse) => dutyFrom(answer, 'vietnam')?.duties[0]?.ratePct;
  expect(rate(before)).not.toBe(rate(after));
});

test('landed-cost says what it does not know, and what we do not source', async () => {
  expect(await ask({ product: 'zorbulator' })).toMatchObject({ goods: null, countries: [] });
  expect(await ask({ product: 'vape pens' })).toMatchObject({
    goods: null,
    notMade: expect.stringContaining('vape'),
  });
});

test('landed-cost tells the orders that may come on top, by the words for the goods', async () => {
  const answer = await ask({ product: 'scented candle', hts8: '3406.00.00' });
  expect(dutyFrom(answer, 'china')?.duties[0]?.orders).toMatchObject([
    { caseNumber: 'A-570-504', ratePct: 108.3, certainty: 'likely' },
  ]);
  expect(dutyFrom(answer, 'vietnam')?.duties[0]?.orders).toEqual([]);
  const beeswax = await ask({ product: 'beeswax candle', hts8: '3406.00.00' });
  expect(dutyFrom(beeswax, 'china')?.duties[0]?.orders).toEqual([]);
});

test('landed-cost says beside each rate what it leaves out', async () => {
  const copied = copiedLinesStore();
  const hts8 = '3004.90.92';
  const store = {
    ...copied,
    facts: async () =>
      (await copied.facts(['6109.10.00'])).map((facts) => ({
        ...facts,
        line: { ...facts.line, hts8 },
        statisticalLines: [],
      })),
  };
  const now = () => new Date('2026-11-28T17:00:00Z');
  const handler = createHandler({ access, store, now });
  const answer = await call(handler, { product: 'apron', hts8 });
  const { countries } = landedCostResponseSchema.parse(answer.body);
  const [duty] = countries.find(({ country }) => country === 'india')?.duties ?? [];
  expect(duty?.warnings.join(' ')).toContain('If this is a patented drug');
});
