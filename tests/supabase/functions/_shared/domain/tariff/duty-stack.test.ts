import type { PGlite } from '@electric-sql/pglite';
import { tariffLineFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import { computeDutyStack } from '@functions/_shared/domain/tariff/duty-stack.ts';
import type { DutyOptions } from '@functions/_shared/domain/tariff/duty-types.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { beforeAll, describe, expect, test } from 'vitest';

let db: PGlite;

beforeAll(async () => {
  db = await createTariffDatabase();
});

async function stackOf(code: string, options: Partial<DutyOptions> & { originCode: string }) {
  const { rows } = await db.query<{ facts: unknown }>(
    'select public.tariff_line_facts($1) as facts',
    [code],
  );
  const facts = tariffLineFactsSchema.parse(rows[0]?.facts);
  return computeDutyStack(facts, { entryDate: today, ...options });
}

const today = '2026-11-28';
const tee = '6109.10.00';
const mug = '6912.00.44';
const handbag = '4202.22.15';

type Case = readonly [code: string, originCode: string, entryDate: string, totalPct: number];

describe('the total for a line, an origin and a day', () => {
  const cases: readonly Case[] = [
    // Cotton T-shirt, base 16.5; China list 4A 7.5.
    [tee, 'CN', today, 16.5 + 7.5 + 12.5],
    [tee, 'VN', today, 16.5 + 12.5],
    [tee, 'MX', today, 16.5 + 10],
    [tee, 'CA', '2026-08-21', 16.5 + 10],
    [tee, 'CA', today, 16.5 + 10 + 50],
    [tee, 'TR', today, 16.5 + 12.5],
    [tee, 'IN', today, 16.5 + 10],
    [tee, 'PK', today, 16.5 + 10],
    [tee, 'BD', today, 16.5 + 10],
    [tee, 'PT', today, 16.5 + 0],
    [tee, 'DE', today, 16.5 + 0],
    [tee, 'GB', today, 16.5 + 10],
    [tee, 'KR', today, 16.5 + 0],
    [tee, 'JP', today, 16.5 + 0],
    [tee, 'NP', today, 16.5],
    [tee, 'RU', today, 90 + 12.5],
    [tee, 'BY', today, 90],
    // Ceramic mug, base 10; list 4B, suspended.
    [mug, 'CN', today, 10 + 0 + 12.5],
    [mug, 'VN', today, 10 + 12.5],
    [mug, 'MX', today, 10 + 10],
    [mug, 'TR', today, 10 + 12.5],
    [mug, 'IN', today, 10 + 10],
    [mug, 'PK', today, 10 + 10],
    [mug, 'BD', today, 10 + 10],
    [mug, 'PT', today, 10 + 0],
    [mug, 'JP', today, 10 + (12.5 - 10)],
    [mug, 'CH', today, 10 + (12.5 - 10)],
    [mug, 'TW', today, 10 + 0],
    // Handbag of plastic sheeting, base 16; list 3.
    [handbag, 'CN', today, 16 + 25 + 12.5],
    [handbag, 'VN', today, 16 + 12.5],
    [handbag, 'MX', today, 16 + 10],
    [handbag, 'TR', today, 16 + 12.5],
    [handbag, 'IN', today, 16 + 10],
    [handbag, 'PK', today, 16 + 10],
    [handbag, 'BD', today, 16 + 10],
    [handbag, 'PT', today, 16 + 0],
    // The top-up is the difference to the base rate.
    ['3406.00.00', 'PT', today, 0 + 10],
    ['7117.19.90', 'PT', today, 11 + 0],
    ['8518.22.00', 'FR', today, 0 + 10],
    ['6302.60.00', 'PT', today, 9.1 + (10 - 9.1)],
    ['8518.22.00', 'KR', today, 0 + 12.5],
    // Free lines.
    ['3304.99.50', 'CN', today, 0 + 25 + 12.5],
    ['3406.00.00', 'CN', today, 0 + 7.5 + 12.5],
    ['9503.00.00', 'CN', today, 0 + 0 + 12.5],
    ['9503.00.00', 'VN', today, 0 + 12.5],
    // Exempt from the forced-labor action.
    ['0901.21.00', 'CN', today, 0 + 7.5],
    ['0901.21.00', 'CO', today, 0],
    ['0901.21.00', 'PT', today, 0],
    ['8471.30.01', 'CN', today, 0],
    ['8517.13.00', 'VN', today, 0],
    // The four-year review.
    ['8507.60.00', 'CN', today, 3.4 + 25 + 12.5],
    ['8507.60.00', 'VN', today, 3.4 + 12.5],
    // Section 232 metals pay no forced-labor duty; the China lists are charged on top.
    ['7323.93.00', 'CN', today, 2 + 0 + 25],
    ['7323.93.00', 'VN', today, 2 + 25],
    ['7323.93.00', 'PT', today, 2 + 25],
    ['7323.93.00', 'MX', today, 2 + 25],
    ['7615.10.30', 'CN', today, 3.1 + 7.5 + 25],
    ['7615.10.30', 'TR', today, 3.1 + 25],
    ['7615.10.30', 'RU', today, 45.5 + 200],
    ['7615.20.00', 'VN', today, 3.8 + 25],
    // More products that visitors ask about.
    ['6110.20.20', 'CN', today, 16.5 + 7.5 + 12.5],
    ['6110.30.30', 'CN', today, 32 + 7.5 + 12.5],
    ['6104.63.20', 'VN', today, 28.2 + 12.5],
    ['6115.95.90', 'TR', today, 13.5 + 12.5],
    ['4202.92.31', 'CN', today, 17.6 + 25 + 12.5],
    ['9617.00.10', 'CN', today, 7.2 + 0 + 12.5],
    ['6402.99.31', 'VN', today, 6 + 12.5],
    ['7013.37.20', 'CN', today, 22.5 + 7.5 + 12.5],
    ['4820.10.20', 'CN', today, 0 + 25 + 12.5],
    // The day before the forced-labor action: the last day of the Section 122 surcharge.
    [tee, 'CN', '2026-07-24', 16.5 + 7.5 + 12.5],
    [tee, 'CN', '2026-07-23', 16.5 + 7.5 + 10],
    [tee, 'VN', '2026-07-23', 16.5 + 10],
    [tee, 'PT', '2026-07-23', 16.5 + 10],
    [mug, 'CN', '2026-07-23', 10 + 0 + 10],
    [tee, 'CN', '2026-02-24', 16.5 + 7.5 + 10],
    [tee, 'CN', '2026-02-23', 16.5 + 7.5],
    // Lists before and on their first days.
    [tee, 'CN', '2020-02-14', 16.5 + 7.5],
    [tee, 'CN', '2020-02-13', 16.5 + 15],
    [tee, 'CN', '2019-09-01', 16.5 + 15],
    [tee, 'CN', '2019-08-31', 16.5],
    [handbag, 'CN', '2019-05-10', 16 + 25],
    [handbag, 'CN', '2019-05-09', 16 + 10],
    [handbag, 'CN', '2018-09-24', 16 + 10],
    [handbag, 'CN', '2018-09-23', 16],
  ];

  test.each(cases)(
    '%s from %s on %s pays %d percent',
    async (code, originCode, entryDate, totalPct) => {
      const stack = await stackOf(code, { originCode, entryDate });
      expect(stack.totalPct).toBeCloseTo(totalPct, 9);
      expect(stack.minimumPct).toBeCloseTo(totalPct, 9);
      expect(stack.isMinimum).toBe(false);
    },
  );
});

test.each([
  [tee, 'MX', 0],
  // Section 338 is charged with or without a claim.
  [tee, 'CA', 50],
  [mug, 'MX', 0],
  [handbag, 'MX', 0],
  // Metals pay Section 232 with or without a claim.
  ['7323.93.00', 'MX', 25],
])('with a USMCA claim %s from %s pays %d percent', async (code, originCode, totalPct) => {
  expect((await stackOf(code, { originCode, usmcaClaim: true })).totalPct).toBe(totalPct);
});

test('a USMCA claim changes nothing for other origins', async () => {
  expect((await stackOf(tee, { originCode: 'CN', usmcaClaim: true })).totalPct).toBe(36.5);
});

test('layers of a T-shirt from China: heading, rate and day of each', async () => {
  const { layers, section301Pct, section232Pct, baseMfnPct } = await stackOf(tee, {
    originCode: 'CN',
  });
  expect(
    layers.map(({ kind, heading, ratePct, effectiveFrom }) => [
      kind,
      heading,
      ratePct,
      effectiveFrom,
    ]),
  ).toEqual([
    ['base', '6109.10.00', 16.5, null],
    ['china-301', '9903.88.15', 7.5, '2020-02-14'],
    ['forced-labor-301', '9903.05.31', 12.5, '2026-07-24'],
  ]);
  expect({ baseMfnPct, section301Pct, section232Pct }).toEqual({
    baseMfnPct: 16.5,
    section301Pct: 20,
    section232Pct: 0,
  });
});

test('layers of a metal pan say why the forced-labor duty is 0', async () => {
  const { layers } = await stackOf('7615.10.30', { originCode: 'CN' });
  expect(layers.find(({ kind }) => kind === 'forced-labor-301')).toMatchObject({
    ratePct: 0,
    heading: '9903.05.90',
    reason: expect.stringContaining('note 52(f)'),
  });
});

test('layers show list 4B as 0 and as suspended', async () => {
  const { layers } = await stackOf(mug, { originCode: 'CN' });
  expect(layers.find(({ kind }) => kind === 'china-301')).toMatchObject({
    ratePct: 0,
    heading: '9903.88.16',
    reason: expect.stringContaining('suspended'),
  });
});

test('layers put goods of the European Union that already pay 10% under their own heading', async () => {
  const { layers } = await stackOf(tee, { originCode: 'PT' });
  expect(layers.find(({ kind }) => kind === 'forced-labor-301')?.heading).toBe('9903.05.38');
});

test('layers have amounts of rate times value', async () => {
  const { layers, dutyUsd } = await stackOf(tee, { originCode: 'CN', unitValueUsd: 4 });
  expect(layers.map(({ amountUsd }) => amountUsd)).toEqual([0.66, 0.3, 0.5]);
  expect(dutyUsd).toBeCloseTo(1.46, 9);
});

test('a compound rate is a minimum until value and weight are given', async () => {
  // 20¢/kg + 7%; list 3 25%; forced labor 12.5%.
  const open = await stackOf('6505.00.60', { originCode: 'CN' });
  expect(open).toMatchObject({
    baseMfnPct: null,
    totalPct: null,
    minimumPct: 7 + 25 + 12.5,
    totalText: 'at least 44.5%, plus 20¢/kg',
  });
  const closed = await stackOf('6505.00.60', {
    originCode: 'CN',
    unitValueUsd: 5,
    unitWeightKg: 0.1,
  });
  // 20¢ × 0.1 kg = 2¢ of 5 dollars: 0.4%.
  expect(closed.totalPct).toBeCloseTo(0.4 + 7 + 25 + 12.5, 9);
});

test('a rate per piece needs only the value', async () => {
  // 0.8¢ each + 5.4%, on a pen of 40 cents: 2%; list 4A 7.5.
  const stack = await stackOf('9608.10.00', { originCode: 'CN', unitValueUsd: 0.4 });
  expect(stack.totalPct).toBeCloseTo(2 + 5.4 + 7.5 + 12.5, 9);
});

test('text instead of a rate stays text', async () => {
  const stack = await stackOf('8215.20.00', { originCode: 'CN', unitValueUsd: 5 });
  expect(stack.baseMfnPct).toBeNull();
  expect(stack.totalText).toContain('plus the duty printed in the line');
});

test('a top-up on an open base rate still gives the minimum total', async () => {
  // Portugal: 7% of the base is known, raised to at least 10%.
  expect((await stackOf('6505.00.60', { originCode: 'PT' })).minimumPct).toBe(10);
});

// Goods of these origins pay the higher of the two, never their sum: max(total - base, 0) on top.
test.each([
  ['9608.10.00', 'JP', '12.5%, or the base rate if that is higher'],
  ['9608.10.00', 'KR', '12.5%, or the base rate if that is higher'],
  ['9608.10.00', 'CH', '12.5%, or the base rate if that is higher'],
  ['9608.10.00', 'TW', '10%, or the base rate if that is higher'],
  ['9608.10.00', 'DE', '10%, or the base rate if that is higher'],
  // Lines with several ten-digit lines below, all of which pay the same.
  ['6505.00.60', 'PT', '10%, or the base rate if that is higher'],
  ['9102.11.10', 'JP', '12.5%, or the base rate if that is higher'],
  ['9608.10.00', 'VN', 'at least 17.9%, plus 0.8¢ each'],
  // 38.8¢/kg + 10%: the known part reaches the minimum total, so nothing raises it.
  ['6103.10.10', 'DE', 'at least 10%, plus 38.8¢/kg'],
])(
  'rates that are not a plain share of the value %s from %s: %s',
  async (code, originCode, totalText) => {
    expect((await stackOf(code, { originCode })).totalText).toBe(totalText);
  },
);

test.each([
  // Two cents of a pen of 40 cents are 5%; 5.4 + 2 stays below 12.5, of a pen of 8 cents does not.
  [0.4, 12.5],
  [0.08, 5.4 + 10],
])('a pen of %f dollars from Japan pays %f percent', async (unitValueUsd, totalPct) => {
  const stack = await stackOf('9608.10.00', { originCode: 'JP', unitValueUsd });
  expect(stack.totalPct).toBeCloseTo(totalPct, 9);
});

test('a part that the value makes computable is not named again', async () => {
  // 44¢ each, which is 2.2% of 20 dollars, and parts on strap and battery that cannot be computed.
  const stack = await stackOf('9102.11.10', { originCode: 'CN', unitValueUsd: 20 });
  expect(stack.totalText).toMatch(/^at least \d/);
  expect(stack.totalText).not.toContain('44¢ each');
  const open = await stackOf('9102.11.10', { originCode: 'CN' });
  expect(open.totalText).toContain('plus 44¢ each');
});

test('only missing facts are asked for', async () => {
  const { layers } = await stackOf('6505.00.60', { originCode: 'CN', unitValueUsd: 5 });
  expect(layers[0]?.reason).toContain('It needs the weight of one piece.');
});

test('questions ask for the ten-digit line of a partial China list', async () => {
  const stack = await stackOf('9401.71.00', { originCode: 'CN' });
  expect(stack.totalPct).toBeNull();
  expect(stack.questions).toMatchObject([{ id: 'ten-digit-line', isOpen: true, assumed: null }]);
  expect(stack.questions[0]?.options).toHaveLength(7);
});

test.each([
  ['9401.71.00', '9401.71.00.11', 0 + 25 + 12.5],
  ['9401.71.00', '9401.71.00.07', 0 + 7.5 + 12.5],
  ['9401.71.00', '9401.71.00.01', 0 + 0 + 12.5],
  ['8517.62.00', '8517.62.00.90', 0 + 7.5],
  ['8517.62.00', '8517.62.00.20', 0 + 25],
  ['6307.90.98', '6307.90.98.70', 7 + 50 + 12.5],
  ['6307.90.98', '6307.90.98.91', 7 + 7.5 + 12.5],
  ['4901.99.00', '4901.99.00.40', 0 + 0 + 12.5],
])('questions answered: %s as %s pays %d percent', async (code, tenDigit, totalPct) => {
  const stack = await stackOf(code, {
    originCode: 'CN',
    answers: { 'ten-digit-line': tenDigit },
  });
  expect(stack.totalPct).toBeCloseTo(totalPct, 9);
  expect(stack.questions).toMatchObject([{ id: 'ten-digit-line', isOpen: false }]);
});

test('questions are omitted when no answer changes the duty', async () => {
  expect((await stackOf('9401.71.00', { originCode: 'VN' })).questions).toEqual([]);
  expect((await stackOf(tee, { originCode: 'CN' })).questions).toEqual([]);
});

test('questions about light metal: outside the metal chapters it pays the forced-labor duty instead', async () => {
  const heavy = await stackOf('8211.91.10', { originCode: 'VN', unitValueUsd: 5 });
  expect(heavy.questions).toMatchObject([{ id: 'metal-weight', assumed: 'at-least-15' }]);
  const light = await stackOf('8211.91.10', {
    originCode: 'VN',
    unitValueUsd: 5,
    answers: { 'metal-weight': 'under-15' },
  });
  expect(heavy.section232Pct).toBe(25);
  expect(light.section232Pct).toBe(0);
  expect(light.section301Pct).toBe(12.5);
});

test('questions with an assumed answer include the total of the other one', async () => {
  const options = { originCode: 'DE', unitValueUsd: 4 };
  const taken = await stackOf('8211.92.20', options);
  expect(taken.questions).toMatchObject([
    { id: 'metal-weight', assumed: 'at-least-15', otherTotalText: '10%', isOpen: true },
  ]);
  const light = await stackOf('8211.92.20', {
    ...options,
    answers: { 'metal-weight': 'under-15' },
  });
  expect(light).toMatchObject({ totalPct: 10, questions: [{ otherTotalText: null }] });
});

test('questions about upholstered wooden furniture ask for the ten-digit line', async () => {
  const stack = await stackOf('9401.61.60', {
    originCode: 'VN',
    answers: { 'ten-digit-line': '9401.61.60.11' },
  });
  expect(stack.totalPct).toBe(25);
});

test('lists what is not covered', async () => {
  const { notCovered } = await stackOf(tee, { originCode: 'CN' });
  expect(notCovered.join(' ')).toMatch(/exclusions.*Nov 9, 2026.*Antidumping.*Oct 11, 2026/);
});

test('rejects an origin that is not a known foreign country', async () => {
  await expect(stackOf(tee, { originCode: 'US' })).rejects.toThrow(RangeError);
});

test.each(['CU', 'IR', 'KP'])('warnings say that goods of %s are banned', async (originCode) => {
  const { warnings, notCovered } = await stackOf(tee, { originCode });
  expect(warnings).toEqual([expect.stringMatching(/generally prohibited.*OFAC.*31 CFR part/)]);
  expect(notCovered).toContain(warnings[0]);
});

test('warnings for Russia cover some goods; Syria and others have none', async () => {
  expect((await stackOf(tee, { originCode: 'RU' })).warnings).toEqual([
    expect.stringMatching(/^Some imports from Russia are prohibited/),
  ]);
  expect((await stackOf(tee, { originCode: 'SY' })).warnings).toEqual([]);
  expect((await stackOf(tee, { originCode: 'CN' })).warnings).toEqual([]);
});

test.each([
  ['2025-02-03', 0],
  ['2025-02-04', 1],
  ['2026-02-23', 1],
  ['2026-02-24', 0],
])('warnings for an entry on %s: %d about the duties under IEEPA', async (entryDate, count) => {
  const { warnings } = await stackOf(tee, { originCode: 'CN', entryDate });
  expect(warnings).toHaveLength(count);
});

test.each([
  ['BD', '9903.06.12, 9903.06.13'],
  ['KH', '9903.06.02, 9903.06.03'],
  ['MY', '9903.05.99, 9903.06.01'],
  ['GB', '9903.05.96'],
])('names lists of exempt goods of %s that are not loaded', async (originCode, headings) => {
  const { notCovered } = await stackOf(tee, { originCode });
  expect(notCovered.filter((sentence) => sentence.includes(headings))).toHaveLength(1);
  const before = await stackOf(tee, { originCode, entryDate: '2026-07-23' });
  expect(before.notCovered.join(' ')).not.toContain(headings);
});

test('names none for an origin without such a list', async () => {
  const { notCovered } = await stackOf(tee, { originCode: 'VN' });
  expect(notCovered.join(' ')).not.toContain('lists of their own');
});

describe('duties by actions of their own', () => {
  test.each([
    ['8806.22.00.00', 'VN', '2026-09-02', '12.5%'],
    ['8806.22.00.00', 'VN', '2026-09-03', '25% or 37.5%'],
    // Nepal is not in the forced-labor action: nothing is in doubt.
    ['8806.22.00.00', 'NP', today, '25%'],
    ['8806.24.00.00', 'NP', today, '100%'],
    ['8541.43.00.10', 'VN', '2026-12-03', '12.5%'],
    ['8541.43.00.10', 'VN', '2026-12-04', '15% or 27.5%'],
    ['8541.43.00.10', 'GB', '2026-12-04', '10% or 20%'],
    ['6810.99.00.20', 'VN', '2026-08-14', '12.5%'],
    ['6810.99.00.20', 'VN', '2026-08-15', '37.5%'],
    ['6810.99.00.20', 'VN', '2027-08-15', '35.5%'],
    ['6810.99.00.20', 'VN', '2030-08-15', '12.5%'],
    ['6810.99.00.20', 'MX', today, '10%'],
    // Pakistan is a developing country of note 41(c), India is not.
    ['6810.99.00.20', 'PK', today, '10%'],
    ['6810.99.00.20', 'IN', today, '35%'],
    [tee, 'NI', '2026-12-31', '29%'],
    [tee, 'NI', '2027-01-01', '39%'],
    [tee, 'NI', '2028-01-01', '44%'],
  ])('%s from %s on %s pays %s', async (code, originCode, entryDate, total) => {
    const answers = { 'ten-digit-line': code };
    const stack = await stackOf(code, { originCode, entryDate, answers });
    expect(stack.totalText).toBe(total);
  });

  test('a drone asks which one it is, and quartz asks for its quota', async () => {
    const drone = await stackOf('8806.22.00', { originCode: 'JP' });
    expect(drone.questions).toMatchObject([
      { id: 'drone-kind', assumed: 'no-thermal-imaging', otherTotalText: '100% or 112.5%' },
    ]);
    expect(drone.questions[0]?.options).toHaveLength(3);
    const quartz = await stackOf('6810.99.00', {
      originCode: 'VN',
      answers: { 'ten-digit-line': '6810.99.00.20' },
    });
    expect(quartz.questions).toMatchObject([
      { id: 'ten-digit-line', isOpen: false },
      { id: 'quartz-quota', assumed: 'in-quota', otherTotalText: '62.5%' },
    ]);
  });

  test('goods that a list may name or not have a note instead of a rate', async () => {
    const { totalText, caveats } = await stackOf('7020.00.60', { originCode: 'VN' });
    expect(totalText).toBe('17.5%');
    expect(caveats.join(' ')).toContain('If these are quartz surface products');
    const parts = await stackOf('8807.30.00', { originCode: 'VN' });
    expect(parts.caveats).toEqual([
      expect.stringContaining('If these are parts of drones over 25 kg, Section 232 adds 100%'),
      'Parts of smaller drones pay an extra 25% from Feb 9, 2027 (9903.08.22).',
    ]);
    const later = await stackOf('8807.30.00', { originCode: 'VN', entryDate: '2027-02-09' });
    expect(later.caveats[1]).toContain(
      'If these are parts of smaller drones, Section 232 adds 25%',
    );
  });
});

describe('exemptions that may matter are said beside the total', () => {
  test.each([
    ['4903.00.00', 'CN', 'informational materials may be exempt', 'then it is 0%'],
    ['4820.10.20', 'VN', 'isn’t settled by any source', ''],
    [tee, 'HN', 'exempt from the forced-labor duty (9903.05.95)', 'then it is 0%'],
  ])('%s from %s', async (code, originCode, says, total) => {
    const text = (await stackOf(code, { originCode })).caveats.join(' ');
    expect(text).toContain(says);
    expect(text).toContain(total);
  });

  test('other goods have none, and the shipment’s exemptions stand in the small print', async () => {
    const { caveats, notCovered } = await stackOf(tee, { originCode: 'VN' });
    expect(caveats).toEqual([]);
    expect(notCovered.join(' ')).toContain('donated to relieve human suffering (9903.05.91)');
    expect((await stackOf(tee, { originCode: 'NP' })).notCovered.join(' ')).not.toContain(
      'donated',
    );
  });

  test('what is open and may add a duty is said for its origins alone', async () => {
    const { notCovered } = await stackOf(tee, { originCode: 'BD' });
    expect(notCovered.join(' ')).toContain('Quotas inside which textiles and clothing');
    expect(notCovered.join(' ')).toContain('excess capacity');
    const mugOfBangladesh = await stackOf(mug, { originCode: 'BD' });
    expect(mugOfBangladesh.notCovered.join(' ')).not.toContain('Quotas inside');
    const teeOfPakistan = await stackOf(tee, { originCode: 'PK' });
    expect(teeOfPakistan.notCovered.join(' ')).not.toContain('excess capacity');
  });
});
