import { tradeOrdersFor } from '@functions/_shared/domain/tariff/trade-orders.ts';
import { expect, test } from 'vitest';

function find(productWords: string, code: string, originCode: string, day = '2026-11-30') {
  return tradeOrdersFor({ productWords, code, originCode, day });
}

const numbersOf = (orders: readonly { caseNumber: string | null }[]) =>
  orders.map(({ caseNumber }) => caseNumber);

// By hand from the orders' scopes.
test.each([
  ['scented candles', '3406.00.00', 'CN', ['A-570-504']],
  ['soy and paraffin blend candles', '3406.00.00', 'CN', ['A-570-504']],
  ['paper shopping bags', '4819.40.00', 'VN', ['A-552-836']],
  ['kraft gift bags with twisted handles', '4819.40.00.40', 'IN', ['A-533-917', 'C-533-918']],
  ['spiral notebooks', '4820.10.20', 'IN', ['A-533-843', 'C-533-844']],
  ['colored pencils', '9609.10.00', 'CN', ['A-570-827']],
  ['plastic shopping bags', '3923.21.00', 'TH', ['A-549-821']],
  ['memory foam mattress', '9404.21.00', 'VN', ['A-552-827']],
  ['wooden nightstand', '9403.50.90', 'CN', ['A-570-890']],
  ['satin ribbon', '5806.32.10', 'TW', ['A-583-844']],
  ['gift tissue paper', '4823.90.86', 'CN', ['A-570-894']],
  ['stainless steel sink', '7324.10.00', 'CN', ['A-570-983', 'C-570-984']],
])('an order is likely where line, country and words fit: %s', (words, code, origin, numbers) => {
  const likely = find(words, code, origin).orders.filter(({ certainty }) => certainty === 'likely');
  expect(numbersOf(likely)).toEqual(numbers);
});

test.each([
  ['beeswax candles', '3406.00.00', 'CN'],
  ['100% soy candles', '3406.00.00', 'CN'],
  ['pure soy wax candles', '3406.00.00', 'CN'],
  ['hardcover notebook', '4820.10.20', 'CN'],
  ['A5 notebook', '4820.10.20', 'IN'],
  ['mechanical pencils', '9609.10.00', 'CN'],
  ['mattress topper', '9404.29.90', 'CN'],
  ['paper bags without handles', '4819.40.00', 'VN'],
  ['ziplock bags', '3923.21.00', 'TH'],
  ['wooden hangers', '7326.20.00', 'CN'],
  ['printed fridge magnets', '8505.19.10', 'CN'],
])('words that a scope leaves out take the goods out of it: %s', (words, code, origin) => {
  const { orders, outside } = find(words, code, origin);
  expect(orders).toEqual([]);
  expect(outside).not.toEqual([]);
});

test.each([
  ['candles', '3406.00.00', 'VN'],
  ['candle holder', '7013.99.80', 'CN'],
  ['mattresses', '9404.29.90', 'ID'],
  ['cotton t-shirts', '6109.10.00', 'CN'],
  ['insulated bottle', '9617.00.10', 'CN'],
  ['rubber bands', '4016.99.35', 'TH'],
])('another country, line or a revoked order is none: %s', (words, code, origin) => {
  expect(find(words, code, origin)).toEqual({ orders: [], outside: [], elsewhere: [] });
});

test('a line alone, or words that may mean the goods, make an order possible', () => {
  expect(find('', '3406.00.00', 'CN').orders).toMatchObject([{ certainty: 'possible' }]);
  expect(find('soy candles', '3406.00.00', 'CN').orders).toMatchObject([{ certainty: 'possible' }]);
  expect(find('phone stand', '7616.99.51', 'CN').orders).toMatchObject([
    { caseNumber: 'A-570-967', certainty: 'possible' },
    { caseNumber: 'C-570-968', certainty: 'possible' },
  ]);
});

test('other goods of a line that holds many kinds are under none of its orders', () => {
  const { orders, elsewhere } = find('aluminum keychain', '7616.99.51', 'CN');
  expect(orders).toEqual([]);
  expect(numbersOf(elsewhere)).toEqual(['A-570-967', 'C-570-968']);
});

test('likely orders come first', () => {
  const { orders } = find('boltless steel shelving rack', '9403.20.00', 'CN');
  expect(orders.map(({ caseNumber, certainty }) => `${caseNumber} ${certainty}`)).toEqual([
    'A-570-018 likely',
    'C-570-019 likely',
    'A-570-088 possible',
    'C-570-089 possible',
  ]);
});

test('an order holds from its day on', () => {
  expect(find('paper shopping bags', '4819.40.00', 'VN', '2024-07-17').orders).toEqual([]);
  expect(find('paper shopping bags', '4819.40.00', 'VN', '2024-07-18').orders).toHaveLength(1);
});

test('a neighboring line of the heading counts only where the words name the goods', () => {
  expect(numbersOf(find('gift bows', '9505.90.60', 'CN').orders)).toContain('A-570-075');
  expect(find('party hats', '9505.90.60', 'CN').orders).toEqual([]);
  expect(find('', '9505.90.60', 'CN').orders).toEqual([]);
});

test('an order tells its number, rate and doubts', () => {
  expect(find('crepe paper streamers', '4823.90.86', 'CN').orders[0]).toEqual({
    caseNumber: 'A-570-895',
    isNumberConfirmed: false,
    kind: 'antidumping',
    goods: 'crepe paper',
    scope: 'crepe paper, flat or streamers',
    ratePct: 266.83,
    rateText: '266.83%',
    status:
      'A review of whether it stays in force opened on Feb 2, 2026; we do not know the outcome.',
    certainty: 'likely',
  });
  expect(find('mirror stock', '7009.91.50', 'MY').orders[0]).toMatchObject({
    caseNumber: 'A-557-832',
    certainty: 'pending',
    ratePct: null,
  });
  expect(find('vanillin', '2912.41.00', 'CN').orders[0]).toMatchObject({
    caseNumber: null,
    isNumberConfirmed: false,
  });
});
