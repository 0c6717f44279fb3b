import { parseTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { teeFacts } from '@tests/support/tee-facts.ts';
import { expect, test } from 'vitest';
import { tariffCsv } from '@/tools/tariff-calculator/rules/tariff-csv.ts';
import { tariffResults } from '@/tools/tariff-calculator/rules/tariff-result.ts';

const today = '2026-11-28';
const query = 'tool=tariff&product=6109.10.00&value=4&quantity=2000&freight=600&date=2026-11-28';

function inputFor(origin: string) {
  return parseTariffParams(new URLSearchParams(`${query}&origin=${origin}`), today);
}

test('each origin has its duty, its landed cost and the total of the other day', () => {
  const [china, mexico] = tariffResults(teeFacts, inputFor('CN,MX'), today);
  // 4 + 0.30 freight + 1.46 duty + (34.58 + 10) / 2000 fees
  expect(china?.cost?.perUnit.totalUsd).toBeCloseTo(4 + 0.3 + 1.46 + 44.58 / 2000, 9);
  expect(china?.stack.totalText).toBe('36.5%');
  expect(china?.otherDay).toEqual({ entryDate: '2026-07-23', totalText: '34%' });
  expect(china?.usmcaTotalText).toBeNull();
  expect(mexico?.usmcaTotalText).toBe('0%');
});

test('an entry before the forced-labor action is compared with its first day', () => {
  const input = { ...inputFor('CN'), entryDate: '2026-07-01' };
  expect(tariffResults(teeFacts, input, today)[0]?.otherDay).toEqual({
    entryDate: '2026-07-24',
    totalText: '36.5%',
  });
});

test('without value and quantity there is a duty but no cost', () => {
  const input = { ...inputFor('CN'), quantity: undefined };
  expect(tariffResults(teeFacts, input, today)[0]).toMatchObject({
    cost: null,
    stack: { totalPct: 36.5 },
  });
});

test('the CSV has a row per layer and quotes values with commas', () => {
  const input = inputFor('CN');
  const lines = tariffCsv(teeFacts.line, input, tariffResults(teeFacts, input, today)).split(
    '\r\n',
  );
  // Excel takes a file without the mark for one in Windows-1252.
  expect(lines[0]).toBe('\uFEFFcode,description,origin,entry_date,item,heading,rate,usd_per_unit');
  expect(lines[2]).toBe(
    '6109.10.00,"T-shirts, singlets, tank tops and similar garments, knitted or crocheted > Of cotton",China,2026-11-28,"Section 301, China list 4A",9903.88.15,7.5%,0.3',
  );
  expect(lines.find((line) => line.includes('Landed cost'))).toMatch(/,5\.7823$/);
});

test('an order goes by the words for the goods, and into the CSV as an open amount', () => {
  const input = inputFor('CN');
  const facts = { ...teeFacts, line: { ...teeFacts.line, hts8: '3406.00.00' } };
  const [likely] = tariffResults(facts, input, today, 'scented candle');
  expect(likely?.stack.orders).toMatchObject([{ certainty: 'likely' }]);
  expect(tariffResults(facts, input, today)[0]?.stack.orders).toMatchObject([
    { certainty: 'possible' },
  ]);
  expect(tariffResults(facts, input, today, 'beeswax candle')[0]?.stack.orders).toEqual([]);
  const csv = tariffCsv(facts.line, input, likely === undefined ? [] : [likely]).split('\r\n');
  expect(csv.find((row) => row.includes('A-570-504'))).toMatch(
    /,"Open amount, not in the total: antidumping order may apply\. candles .*",A-570-504,"found: 108\.3% .*",$/,
  );
  // The total stays what it is without the order.
  expect(likely?.cost?.perUnit.dutyUsd).toBeCloseTo(1.46, 9);
});

test('a coming change and the reasons for two totals are rows of the CSV', () => {
  const timber = { material: 'timber', annex: 'timber', mode: 'add', ratePct: 25 } as const;
  const row = { ...timber, prefix: '21069099', effectiveFrom: '2027-01-01' };
  const input = inputFor('BR');
  const line = { ...teeFacts.line, hts8: '2106.90.99' };
  const facts = { ...teeFacts, line, section232: [row] };
  const text = tariffCsv(facts.line, input, tariffResults(facts, input, today));
  expect(text).toContain('Total duty from 2027-01-01: ');
  expect(text).toContain(
    'Products of Brazil pay an extra 25%, effective Jul 22, 2026, but some articles',
  );
});

test('what a total leaves out is a row of the CSV: the duty on a patented drug', () => {
  const input = inputFor('IN');
  const facts = { ...teeFacts, line: { ...teeFacts.line, hts8: '3004.90.92' } };
  const text = tariffCsv(facts.line, input, tariffResults(facts, input, today));
  expect(text).toContain('If this is a patented drug or an ingredient of one, Section 232 raises');
});
