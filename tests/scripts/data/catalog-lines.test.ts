import { factsOf } from '@functions/_shared/domain/goods/kind-facts.ts';
import { kinds } from '@functions/_shared/domain/goods/kinds.ts';
import { openSchedule } from '@tests/support/open-schedule.ts';
import { expect, test } from 'vitest';
import { lineFacts } from '@/tools/move-my-catalog/rules/line-facts.ts';

const store = openSchedule();

test('the catalog tool knows of every line of a kind of goods what the database knows', async () => {
  const codes = [
    ...new Set(kinds.flatMap(({ id }) => factsOf(id).tariffLines.map(({ code }) => code))),
  ];
  expect(codes.length).toBeGreaterThan(1000);
  for (let from = 0; from < codes.length; from += 50) {
    const asked = codes.slice(from, from + 50);
    const known = await store().facts(asked);
    expect(known).toHaveLength(asked.length);
    for (const { statisticalLines, ...facts } of known) {
      expect(lineFacts(facts.line.hts8), facts.line.hts8).toEqual({
        ...facts,
        // Nothing in the tool asks for a ten-digit line.
        statisticalLines: statisticalLines.map(({ hts10 }) => ({ hts10, description: '' })),
      });
    }
  }
});

test('a line that no kind enters under is unknown', () => {
  expect(lineFacts('0101.21.00')).toBeUndefined();
  expect(lineFacts('')).toBeUndefined();
});
