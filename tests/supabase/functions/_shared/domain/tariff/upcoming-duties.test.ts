import { tariffLineFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import type { TariffLineFacts } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { upcomingDuties } from '@functions/_shared/domain/tariff/upcoming-duties.ts';
import { upcomingSentence } from '@functions/_shared/domain/tariff/upcoming-text.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { beforeAll, expect, test } from 'vitest';

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

const today = '2026-11-30';

async function comingFor(code: string, originCode: string, entryDate = today) {
  const options = { originCode, entryDate, answers: { 'ten-digit-line': code } };
  return upcomingDuties(await factsOf(code), options, today);
}

test('the step of 2027 for furniture and cabinets is said before it comes, with the new total', async () => {
  const [chair, ...others] = await comingFor('9401.61.40.11', 'CN');
  expect(others).toEqual([]);
  expect(chair).toEqual({
    date: '2027-01-01',
    what: 'Section 232, timber and furniture 30% instead of 25%',
    totalText: '55%',
  });
  expect(chair && upcomingSentence(chair)).toBe(
    'From Jan 1, 2027, it’ll be 55%: Section 232, timber and furniture 30% instead of 25%.',
  );
  expect(await comingFor('9403.40.90.60', 'VN')).toMatchObject([{ totalText: '50%' }]);
});

test('partners whose total stays have nothing coming', async () => {
  for (const origin of ['DE', 'JP', 'KR', 'TW', 'GB']) {
    expect(await comingFor('9401.61.40.11', origin), origin).toEqual([]);
  }
  expect(await comingFor('6109.10.00.12', 'CN')).toEqual([]);
});

test('a change is ahead only of the day of entry and of today, and for six months', async () => {
  expect(await comingFor('9401.61.40.11', 'VN', '2026-06-30')).toEqual([]);
  expect(await comingFor('9401.61.40.11', 'VN', '2026-07-01')).toHaveLength(1);
  expect(await comingFor('9401.61.40.11', 'VN', '2027-01-01')).toEqual([]);
  // The duty on Canada began before today: it is not coming for an entry of July.
  expect(await comingFor('6109.10.00.12', 'CA', '2026-07-30')).toEqual([]);
});

test('a duty that begins is named, and each further list with its own total', async () => {
  const tee = await factsOf('6109.10.00.12');
  const options = { originCode: 'CA', entryDate: '2026-08-01' };
  expect(upcomingDuties(tee, options, '2026-08-01')).toEqual([
    {
      date: '2026-08-22',
      what: 'Section 338, Canada (motor vehicles list) 50% is added',
      totalText: '76.5%',
    },
  ]);
  const spring = { originCode: 'VN', entryDate: '2026-07-01' };
  expect(upcomingDuties(tee, spring, '2026-07-01')).toEqual([
    {
      date: '2026-07-24',
      what: 'Section 301, forced-labor action 12.5% is added; Section 122 surcharge ends',
      totalText: '29%',
    },
  ]);
});

test('duties that begin soon are announced: solar modules, and goods of Nicaragua', async () => {
  expect(await comingFor('8541.43.00.10', 'CN')).toMatchObject([
    { date: '2026-12-04', totalText: '65% or 77.5%' },
  ]);
  expect(await comingFor('6109.10.00.12', 'NI')).toEqual([
    { date: '2027-01-01', what: 'Section 301, Nicaragua 10% is added', totalText: '39%' },
  ]);
});

test('the next step of the safeguard on quartz is announced', async () => {
  const [step] = await comingFor('6810.99.00.20', 'VN', '2027-03-01');
  expect(step).toMatchObject({ date: '2027-08-15', totalText: '35.5%' });
});
