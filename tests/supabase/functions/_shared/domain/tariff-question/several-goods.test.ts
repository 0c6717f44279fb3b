import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { rankedOrigins } from '@functions/_shared/domain/tariff-question/ranked-origins.assumptions.ts';
import { splitGoods } from '@functions/_shared/domain/tariff-question/several-goods.ts';
import { askTariff, openSchedule } from '@tests/support/open-schedule.ts';
import { describe, expect, test } from 'vitest';

const today = '2026-11-30';

const store = openSchedule();

function ask(request: TariffLookupRequest | string) {
  return askTariff(store(), request, today);
}

describe('the goods of a question', () => {
  const named = (text: string) => splitGoods(text, today)?.map(({ product }) => product);

  test.each<[string, readonly string[] | undefined]>([
    ['tees, mugs and stickers from china', ['tees', 'mugs', 'stickers']],
    ['duty on cotton tees and hoodies from india', ['cotton tees', 'cotton hoodies']],
    ['socks + beanies from peru', ['socks', 'beanies']],
    ['shirts and pants for men from bangladesh', ["men's shirts", 'men pants']],
    ['hats and scarves in wool from peru', ['wool hats', 'wool scarves']],
    ['wool hats and tees, cotton, from peru', ['wool hats', 'cotton tees']],
    ['salt and pepper grinders from china', undefined],
    ['candle from china', undefined],
    ['mug and saucer set from china', undefined],
    ['t-shirts, 100% cotton, from india', undefined],
    ['tumbler, vacuum insulated, from china', undefined],
    ['10,000 t-shirts from india', undefined],
  ])('%s', (text, goods) => {
    expect(named(text)).toEqual(goods);
  });

  test('each takes its own country and amounts, or the country that follows', () => {
    const parts = splitGoods('500 mugs at $3 and tees from china, hats from vietnam', today);
    expect(
      parts?.map(({ originCodes, quantity, unitValueUsd }) => [
        originCodes,
        quantity,
        unitValueUsd,
      ]),
    ).toEqual([
      [['CN'], 500, 3],
      [['CN'], undefined, undefined],
      [['VN'], undefined, undefined],
    ]);
  });
});

test('each of several goods has a line and a total of its own', async () => {
  const { hsCodeUsed, totalRateText, others = [], answer } = await ask('tees and mugs from china');
  expect(hsCodeUsed).toBe('6109.10.00');
  const [mugs] = others;
  expect(others).toHaveLength(1);
  expect(mugs?.product).toBe('mugs');
  expect(mugs?.hsCodeUsed).toMatch(/^691[12]/);
  expect(answer).toContain('These are 2 kinds of goods');
  for (const text of [totalRateText, mugs?.duties[0]?.totalRateText]) {
    expect(answer).toContain(`${text} from China`);
  }
});

test('the query of a part asks for those goods alone', async () => {
  const { others = [] } = await ask('tees and mugs from china');
  const alone = await ask(others[0]?.query ?? '');
  expect(alone.others).toBeUndefined();
  expect(alone.hsCodeUsed).toBe(others[0]?.hsCodeUsed);
  expect(alone.totalRateText).toBe(others[0]?.duties[0]?.totalRateText);
});

test('goods are compared with orders by their own words', async () => {
  // The order on paper shopping bags names candles nowhere, and the one on candles no bags.
  const { orders, answer } = await ask('tees and candles from china');
  expect(orders).toEqual([]);
  const candlesFirst = await ask('candles and tees from china');
  expect(candlesFirst.orders.map(({ caseNumber }) => caseNumber)).toContain('A-570-504');
  expect(answer).toMatch(/candles [^;]*; antidumping order A-570-504 may apply on top\)/);
});

test('a ban comes before the totals', async () => {
  const { answer } = await ask('tees and mugs from iran');
  expect(answer).toMatch(/^Imports from Iran are generally prohibited/);
  expect(answer.match(/generally prohibited/g)).toHaveLength(1);
});

test('a question about another country continues with all the goods', async () => {
  const { originCode, others = [] } = await ask({
    query: 'and from vietnam?',
    previousQuery: 'tees and mugs from china',
  });
  expect(originCode).toBe('VN');
  expect(others[0]?.duties.map((duty) => duty.originCode)).toEqual(['VN']);
});

test.each([
  'which country has the lowest tariff for cotton t-shirts',
  'cheapest country to import cotton t-shirts from',
])('%s: the origins are ranked', async (query) => {
  const { status, comparison, answer, totalRateText } = await ask(query);
  expect(status).toBe('answered');
  expect(comparison.length).toBeGreaterThan(5);
  const rates = comparison.map(({ totalRate, usmca }) =>
    Math.min(totalRate ?? Number.POSITIVE_INFINITY, usmca?.totalRate ?? Number.POSITIVE_INFINITY),
  );
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  expect(totalRateText).toBe(comparison[0]?.totalRateText);
  expect(answer).toContain(`Of the ${rankedOrigins.length} countries compared`);
});

test('a ranking counts a USMCA claim and says so', async () => {
  const { comparison, answer } = await ask(
    'which country has the lowest tariff for cotton t-shirts',
  );
  const mexico = comparison.find(({ originCode }) => originCode === 'MX');
  expect(mexico?.usmca?.totalRateText).toBe('0%');
  expect(answer).toContain(`0% with a USMCA claim (${mexico?.totalRateText} without)`);
  expect(answer).toContain('Claims under trade agreements other than the USMCA aren’t counted.');
});

describe('goods made in one country of materials from another', () => {
  test.each([
    [
      'hoodies made in vietnam with chinese fabric',
      'VN',
      /wholly put together, or knitted to shape.*102\.21.*Vietnam/,
    ],
    [
      'silk scarves sewn in vietnam with chinese fabric',
      'CN',
      /fabric was made, not where it was sewn.*102\.21.*China, not Vietnam/,
    ],
    [
      'candles made in mexico with chinese wax',
      'MX',
      /substantial transformation, 19 CFR 134\.1\(b\).*Mexico.*goods of China/,
    ],
  ])('%s', async (query, origin, rule) => {
    const { originCode, comparison, answer } = await ask(query);
    expect(originCode).toBe(origin);
    expect(comparison).toEqual([]);
    expect(answer).toMatch(rule);
  });

  test('no rule is named where no other country is', async () => {
    expect((await ask('hoodies made in vietnam')).answer).not.toContain('CFR');
  });
});

test('goods known by name are taken to be in their ten-digit line, which is said', async () => {
  const { hts10Used, totalRateText, answer, questions } = await ask('dog beds from china');
  expect(hts10Used).toBe('6307.90.98.91');
  expect(totalRateText).toBe('27%');
  expect(answer).toContain('6307.90.98.91');
  expect(answer).not.toMatch(/flags|masks/i);
  expect(questions.map(({ id }) => id)).not.toContain('ten-digit-line');
});

test('a line for goods of another purpose does not name these', async () => {
  const { hts10Used, totalRateText } = await ask('upholstered wooden dining chairs from vietnam');
  // Not 9401.61.40.01, chairs for children, which pay no Section 232 duty.
  expect(hts10Used).toBe('9401.61.40.31');
  expect(totalRateText).toBe('25%');
});

test.each([
  ['ceramic mugs and plates from china', 'ceramic plates'],
  ['leather bags and belts from italy', 'leather belts'],
  ['glass jars and candles from china', 'candles'],
  ['leather wallets and tumblers from china', 'tumblers'],
])(
  'the material before a list is that of all its goods that come in it: %s',
  async (query, other) => {
    const { others = [] } = await ask(query);
    expect(others.map(({ product }) => product)).toEqual([other]);
  },
);
