import { tariffLineFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import { computeDutyStack } from '@functions/_shared/domain/tariff/duty-stack.ts';
import type { DutyOptions } from '@functions/_shared/domain/tariff/duty-types.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { beforeAll, describe, expect, test } from 'vitest';

let stackOf: (
  code: string,
  options: Partial<DutyOptions> & { originCode: string },
) => Promise<ReturnType<typeof computeDutyStack>>;

beforeAll(async () => {
  const db = await createTariffDatabase();
  stackOf = async (code, options) => {
    const { rows } = await db.query<{ facts: unknown }>(
      'select public.tariff_line_facts($1) as facts',
      [code],
    );
    const facts = tariffLineFactsSchema.parse(rows[0]?.facts);
    return computeDutyStack(facts, { entryDate: today, ...options });
  };
});

const today = '2026-11-30';
const car = '8703.23.01';
const brake = '8708.30.50';

describe('vehicles and their parts under Section 232', () => {
  test.each([
    // A car: base 2.5%.
    [car, 'VN', today, '27.5%'],
    [car, 'JP', today, '15%'],
    [car, 'JP', '2025-09-15', '27.5%'],
    [car, 'DE', today, '15%'],
    [car, 'KR', today, '15%'],
    [car, 'TW', today, '27.5%'],
    [car, 'VN', '2025-02-03', '2.5%'],
    // A light truck whose base rate of 25% is over the total of the partners.
    ['8704.21.01', 'JP', today, '25%'],
    ['8704.21.01', 'VN', today, '50%'],
    // Trucks, buses and works trucks have no partners.
    ['8704.22.51', 'JP', today, '50%'],
    ['8702.10.31', 'JP', today, '12%'],
    // Parts.
    [brake, 'VN', today, '27.5%'],
    [brake, 'TW', today, '15%'],
    [brake, 'TW', '2026-04-30', '27.5%'],
  ])('%s from %s on %s pays %s', async (code, originCode, entryDate, total) => {
    expect((await stackOf(code, { originCode, entryDate })).totalText).toBe(total);
  });

  test('what the goods are is asked, and other goods pay the forced-labor duty', async () => {
    const stack = await stackOf(brake, { originCode: 'VN' });
    expect(stack.questions).toMatchObject([
      {
        id: 'vehicle-use',
        text: 'Is it a part of a car or a truck?',
        assumed: 'listed',
        otherTotalText: '15%',
        isOpen: true,
      },
    ]);
    const other = await stackOf(brake, { originCode: 'VN', answers: { 'vehicle-use': 'other' } });
    expect(other).toMatchObject({ totalText: '15%', section232Pct: 0 });
    expect(other.questions).toMatchObject([{ id: 'vehicle-use', isOpen: false }]);
    const old = await stackOf(car, { originCode: 'JP' });
    expect(old.questions[0]?.options.map(({ label }) => label)).toEqual([
      'Yes',
      'No, or at least 25 years old',
    ]);
  });

  test('golf carts are on no list of vehicles', async () => {
    const { questions, layers } = await stackOf('8703.10.50', { originCode: 'VN' });
    expect(questions.map(({ id }) => id)).not.toContain('vehicle-use');
    expect(layers.find(({ kind }) => kind === 'section-232')?.label).toContain('steel');
  });

  test('a part on the list of metals pays as a part of a vehicle, or else as metal', async () => {
    const lock = await stackOf('8302.10.30', { originCode: 'VN' });
    const charged = lock.layers.find(({ kind }) => kind === 'section-232');
    expect(charged).toMatchObject({ heading: '9903.94.05', ratePct: 25 });
    expect(lock.questions.map(({ id }) => id)).toEqual(['vehicle-use']);
    const other = await stackOf('8302.10.30', {
      originCode: 'VN',
      answers: { 'vehicle-use': 'other' },
    });
    expect(other.layers.find(({ kind }) => kind === 'section-232')?.label).toContain('annex');
  });

  test('under the USMCA parts are free, and cars pay on their non-US content', async () => {
    const part = await stackOf(brake, { originCode: 'MX', usmcaClaim: true });
    expect(part).toMatchObject({ totalText: '0%', questions: [] });
    const vehicle = await stackOf(car, { originCode: 'MX', usmcaClaim: true });
    expect(vehicle.totalText).toBe('25%');
    expect(vehicle.caveats.join(' ')).toContain('on their non-US content only (9903.94.03)');
  });

  test('for the United Kingdom both totals are said, and why', async () => {
    const vehicle = await stackOf(car, { originCode: 'GB' });
    expect(vehicle.totalText).toBe('10% or 27.5%');
    expect(vehicle.warnings.join(' ')).toContain('quota of 100,000 a year');
    const part = await stackOf(brake, { originCode: 'GB' });
    expect(part.totalText).toBe('10% or 27.5%');
    expect(part.warnings.join(' ')).toContain('for cars made there');
    expect((await stackOf('8704.21.01', { originCode: 'GB' })).totalText).toBe('50%');
  });

  test('a partner hears that parts of heavier trucks pay more', async () => {
    const { caveats } = await stackOf('8708.30.50', { originCode: 'JP' });
    expect(caveats.join(' ')).toContain('medium and heavy trucks pay an extra 25% (9903.74.08)');
    expect((await stackOf('8708.30.50', { originCode: 'VN' })).caveats).toEqual([]);
  });

  test('lines that hold other goods too say so in the small print', async () => {
    const battery = await stackOf('8507.60.00', { originCode: 'VN' });
    expect(battery.section232Pct).toBe(0);
    expect(battery.notCovered.join(' ')).toContain(
      'Section 232 adds 25% (9903.94.05, since May 3, 2025) on parts of cars and light trucks; these numbers are for other goods.',
    );
    const { notCovered } = await stackOf('6109.10.00', { originCode: 'VN' });
    expect(notCovered.join(' ')).not.toContain('Section 232');
  });
});

describe('chips and drugs', () => {
  test('only lines of note 39 speak of chips', async () => {
    const server = await stackOf('8471.50.01', { originCode: 'VN' });
    expect(server.notCovered.join(' ')).toContain('(9903.79.01, since Jan 15, 2026) to chips');
    const circuit = await stackOf('8542.31.00', { originCode: 'VN' });
    expect(circuit.notCovered.join(' ')).not.toContain('Section 232');
  });

  test.each([
    ['3004.90.92', 'IN', today, 'a total of 100% (9903.04.60'],
    ['3004.90.92', 'CH', today, 'a total of 15% (9903.04.62'],
    ['2918.99.30', 'IN', '2026-07-31', 'a total of 100%'],
  ])(
    '%s from %s on %s warns of the duty on patented drugs',
    async (code, originCode, day, says) => {
      const { caveats, layers } = await stackOf(code, { originCode, entryDate: day });
      expect(caveats.filter((sentence) => sentence.includes(says))).toHaveLength(1);
      expect(layers.some(({ kind }) => kind === 'section-232')).toBe(false);
    },
  );

  test.each([
    ['3004.90.92', 'GB', today],
    ['3004.90.92', 'IN', '2026-07-30'],
    ['3005.90.50', 'IN', today],
  ])('%s from %s on %s does not', async (code, originCode, day) => {
    const { caveats } = await stackOf(code, { originCode, entryDate: day });
    expect(caveats.join(' ')).not.toContain('patented');
  });
});

describe('the duty on goods of Brazil', () => {
  test.each([
    // Base rate, forced labor 12.5% unless exempt, and 25%.
    ['6109.10.00', today, '54%'],
    ['6109.10.00', '2026-07-21', '26.5%'],
    // Coffee and bags of bast are exempt from both.
    ['0901.21.00', today, '0%'],
    ['9701.21.00', today, '0%'],
  ])('%s on %s pays %s', async (code, entryDate, total) => {
    expect((await stackOf(code, { originCode: 'BR', entryDate })).totalText).toBe(total);
  });

  test('a line of which some articles are exempt has both totals, and why', async () => {
    const { totalText, caveats } = await stackOf('2106.90.99', { originCode: 'BR' });
    expect(totalText).toBe('18.9% or 43.9%');
    expect(caveats.join(' ')).toContain('(9903.05.04): acai preparations for beverages');
  });

  test('an exemption by use stands in the small print of charged goods', async () => {
    const charged = await stackOf('6109.10.00', { originCode: 'BR' });
    expect(charged.notCovered.join(' ')).toContain('civil aircraft (9903.05.05)');
    const exempt = await stackOf('0901.21.00', { originCode: 'BR' });
    expect(exempt.notCovered.join(' ')).not.toContain('9903.05.05');
  });
});

test.each([
  // Annex 3 on a base rate of 1%: a total of 15%, then 25% on top.
  ['8415.10.60', 'VN', '2027-12-31', 14],
  ['8415.10.60', 'VN', '2028-01-01', 25],
  // Annex 1c, with a total of 15% for partners.
  ['8427.20.80', 'JP', '2027-12-31', 15],
  ['8427.20.80', 'JP', '2028-01-01', 25],
])(
  'the temporary rates of metals end: %s from %s on %s pays %s',
  async (code, originCode, day, pct) => {
    const { layers } = await stackOf(code, { originCode, entryDate: day });
    expect(layers.find(({ kind }) => kind === 'section-232')?.ratePct).toBe(pct);
  },
);
