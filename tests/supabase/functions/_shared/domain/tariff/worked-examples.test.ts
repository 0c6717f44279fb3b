import { tariffLineFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import { computeDutyStack } from '@functions/_shared/domain/tariff/duty-stack.ts';
import type { DutyOptions } from '@functions/_shared/domain/tariff/duty-types.ts';
import { importFees } from '@functions/_shared/domain/tariff/import-fees.ts';
import type { TariffLineFacts } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { readTable } from '../../../../../../scripts/data/tables.ts';

/** A ten-digit line that the loaded schedule does not print: its duty stays open. */
const notPrinted = /^4818\.90\.00\.10/;

/** Rows that name a ten-digit line, one origin, one day and one total. */
const examples = readTable('worked-examples').filter(
  ({ input = '', origin = '', date = '', expected_total: total = '' }) =>
    /^\d{4}\.\d{2}\.\d{2}\.\d{2}/.test(input) &&
    /^[A-Z]{2}( with USMCA claim)?$/.test(origin) &&
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    /^[\d.]+%$/.test(total) &&
    !notPrinted.test(input),
);

let factsOf: (code: string) => Promise<TariffLineFacts>;

beforeAll(async () => {
  const db = await createTariffDatabase();
  factsOf = async (code) => {
    const { rows } = await db.query<{ facts: unknown }>(
      'select public.tariff_line_facts($1) as facts',
      [code],
    );
    return tariffLineFactsSchema.parse(rows[0]?.facts);
  };
});

test('most examples of the table are tested', () => {
  expect(examples.length).toBeGreaterThan(43);
});

test.each(examples)('$input from $origin on $date pays $expected_total', async (example) => {
  const { input = '', origin = '', date = '', expected_total: total } = example;
  const code = input.slice(0, 13);
  const { totalText } = computeDutyStack(await factsOf(code), {
    originCode: origin.slice(0, 2),
    entryDate: date,
    usmcaClaim: origin.includes('with USMCA'),
    answers: { 'ten-digit-line': code },
  });
  expect(totalText).toBe(total);
});

/**
 * Rows whose total the table says in words, in dollars, or as two totals because sources differ: the
 * row as it begins there, its origin, what the engine is asked, and what it must say.
 */
const inWords: readonly Readonly<{
  row: string;
  origin: string;
  code?: string;
  date?: string;
  answers?: Readonly<Record<string, string>>;
  usmcaClaim?: boolean;
  unitValueUsd?: number;
  unitWeightKg?: number;
  totalText?: string;
  dutyUsd?: number;
  says?: string;
}>[] = [
  {
    row: '8806.22.00.00 drone, thermal imaging',
    origin: 'CN',
    answers: { 'drone-kind': 'thermal-imaging' },
    totalText: '125% or 137.5%',
    says: 'Sources differ',
  },
  {
    row: '8806.22.00.00 drone, components certified',
    origin: 'JP',
    answers: { 'drone-kind': 'certified' },
    totalText: '15%',
    says: 'our sources don’t settle whether customs accepts that rate yet',
  },
  {
    row: '8806.24.00.00 drone over 25 kg',
    origin: 'VN',
    totalText: '100% or 112.5%',
    says: 'Sources differ',
  },
  {
    row: '8541.43.00.10 solar module',
    origin: 'CN',
    totalText: '65% or 77.5%',
    says: 'minimum import price of $0.38 a watt',
  },
  {
    row: '8708.xx list 3 auto part',
    origin: 'CN',
    code: '8708.30.50.20',
    totalText: '52.5%',
  },
  {
    row: '8708 part, base 2.5%',
    origin: 'JP',
    code: '8708.30.50.20',
    totalText: '15%',
  },
  { row: '0101.21.00.10 horse', origin: 'CA', unitValueUsd: 50_000, dutyUsd: 5000 },
  { row: '0101.21.00.10 horse', origin: 'CA', usmcaClaim: true, unitValueUsd: 50_000, dutyUsd: 0 },
  { row: '0101.21.00.10 horse', origin: 'CN', unitValueUsd: 50_000, dutyUsd: 10_000 },
  { row: '3005.90.50.10 gauze', origin: 'BR', unitValueUsd: 100_000, dutyUsd: 37_500 },
  {
    row: '0102.29.40.62 steers',
    origin: 'MU',
    unitValueUsd: 100_000,
    unitWeightKg: 21_000,
    dutyUsd: 210,
  },
  {
    row: '7326.90.86.88 steel article',
    origin: 'CN',
    date: '2026-11-29',
    totalText: '77.9%',
    unitValueUsd: 14_172,
    dutyUsd: 11_039.99,
  },
  {
    row: '2203.00.00.30 canned beer',
    origin: 'CA',
    totalText: '60%',
    says: 'can’t be imported from Canada',
  },
  {
    row: '0404.10.05.00 whey',
    origin: 'CA',
    totalText: '68.5%',
    says: 'can’t be imported from Canada',
  },
  // The loaded schedule does not print this ten-digit line, so that it stays open.
  { row: '4818.90.00.10 paper', origin: 'CA', date: '2026-09-14', totalText: '60%' },
  { row: '4818.90.00.10 paper', origin: 'CA', date: '2026-09-15', totalText: '10% or 60%' },
  { row: '3406.00.00.00 paraffin candle', origin: 'CN', totalText: '20%' },
  {
    row: '4903.00.00.00 coloring book',
    origin: 'CN',
    totalText: '12.5%',
    says: '(9903.05.92): then it is 0%',
  },
];

test.each(inWords)('$row from $origin: $totalText $dutyUsd', async (example) => {
  const { row, origin, says = '', totalText, dutyUsd, ...asked } = example;
  const listed = readTable('worked-examples').find(
    (each) => each.input?.startsWith(row) && each.origin === origin,
  );
  expect(listed).toBeDefined();
  const code = asked.code ?? row.slice(0, 13);
  const stack = computeDutyStack(await factsOf(code), {
    originCode: origin,
    entryDate: asked.date ?? listed?.date ?? '',
    usmcaClaim: asked.usmcaClaim,
    unitValueUsd: asked.unitValueUsd,
    unitWeightKg: asked.unitWeightKg,
    answers: { 'ten-digit-line': code, ...asked.answers },
  });
  if (totalText !== undefined) expect(stack.totalText).toBe(totalText);
  if (dutyUsd !== undefined) expect(stack.dutyUsd).toBeCloseTo(dutyUsd, 2);
  expect(stack.warnings.join(' ')).toContain(says);
});

test('the candle of the table may pay the order on paraffin candles on top', async () => {
  const { orders } = computeDutyStack(await factsOf('3406.00.00'), {
    originCode: 'CN',
    entryDate: '2026-11-29',
    productWords: 'paraffin candle',
  });
  expect(orders.find(({ caseNumber }) => caseNumber === 'A-570-504')?.rateText).toContain('108.3');
});

/** Rows with a test of their own, by how they begin. */
const ownTests = [
  '0104.20.00.00 500 goats',
  'distilled spirits $250,000, listed',
  'MPF on a formal',
];

test('the goats of the table pay the forced-labor duty on top of a rate of 0 by agreement', async () => {
  const { layers, notCovered } = await stackFor('0104.20.00.00 500 goats', {
    originCode: 'AU',
    unitValueUsd: 100_000,
  });
  // The engine computes no claims under this agreement: it says what one makes of the base rate.
  expect(notCovered.join(' ')).toContain(
    'The free-trade agreement with Australia (sign AU) gives a base rate of Free',
  );
  const beside = layers.filter(({ kind }) => kind !== 'base');
  expect(beside.map(({ amountUsd }) => amountUsd)).toEqual([12_500]);
});

test('listed spirits of the table pay half their value, and may later not be imported', async () => {
  const row = 'distilled spirits $250,000, listed';
  // The row names no line: vodka is one of the list.
  const asked = { code: '2208.60.20.00', originCode: 'CA', unitValueUsd: 250_000 };
  const charged = await stackFor(row, { ...asked, entryDate: '2026-09-20' });
  expect(charged.layers.find(({ kind }) => kind === 'section-338')?.amountUsd).toBe(125_000);
  expect(charged.warnings.join(' ')).not.toContain('can’t be imported');
  const banned = await stackFor(row, { ...asked, entryDate: '2026-09-29' });
  expect(banned.warnings.join(' ')).toContain('can’t be imported from Canada');
});

test.each([
  ['MPF on a formal entry of $5,000 / $250,000', [5000, 250_000]],
  ['MPF on a formal entry of $5,000', [5000]],
])('the fees of the row %s are those of the fiscal year', (row, values) => {
  const { date: entryDate = '', expected_total: total } = rowNamed(row);
  const fees = values.map(
    (entryValueUsd) => importFees({ entryValueUsd, entryDate, mode: 'air', isUsmca: false }).mpfUsd,
  );
  expect(fees.map((fee) => `$${fee}`).join(' / ')).toBe(total);
});

/** The row of an example that has a test of its own. */
function rowNamed(start: string) {
  const rows = readTable('worked-examples').filter(({ input }) => input?.startsWith(start));
  const row = rows.find(({ input }) => input === start) ?? rows[0];
  if (row === undefined) throw new Error(`No such row: ${start}`);
  return row;
}

async function stackFor(
  row: string,
  { code, ...options }: Partial<DutyOptions> & { originCode: string; code?: string },
) {
  const { input = '', date = '' } = rowNamed(row);
  return computeDutyStack(await factsOf(code ?? input.slice(0, 13)), {
    entryDate: date,
    ...options,
  });
}

test('every row of the table is tested', () => {
  const tested = new Set(examples.map(({ input }) => input));
  const left = readTable('worked-examples').filter(
    ({ input = '', origin }) =>
      !tested.has(input) &&
      !inWords.some(({ row, origin: of }) => input.startsWith(row) && of === origin) &&
      !ownTests.some((start) => input.startsWith(start)),
  );
  expect(left).toEqual([]);
});
