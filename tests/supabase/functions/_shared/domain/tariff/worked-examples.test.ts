import { tariffLineFactsSchema } from '@functions/_shared/contracts/tariff-line-facts.ts';
import { computeDutyStack } from '@functions/_shared/domain/tariff/duty-stack.ts';
import type { TariffLineFacts } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { readTable } from '../../../../../../scripts/data/tables.ts';

/** Programs that are not computed yet. */
const notLoaded = /drone|solar|quartz/;

/** A ten-digit line that the loaded schedule does not print: its duty stays open. */
const notPrinted = /^4818\.90\.00\.10/;

/** Rows that name a ten-digit line, one origin, one day and one total. */
const examples = readTable('worked-examples').filter(
  ({ input = '', origin = '', date = '', expected_total: total = '' }) =>
    /^\d{4}\.\d{2}\.\d{2}\.\d{2}/.test(input) &&
    /^[A-Z]{2}( with USMCA claim)?$/.test(origin) &&
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    /^[\d.]+%$/.test(total) &&
    !notLoaded.test(input) &&
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
  expect(examples.length).toBeGreaterThan(40);
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
