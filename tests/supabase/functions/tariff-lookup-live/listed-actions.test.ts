import { askTariff, openSchedule } from '@tests/support/open-schedule.ts';
import { expect, test } from 'vitest';

const store = openSchedule();
const today = '2026-11-30';
const ask = (query: string) => askTariff(store(), query, today);

test('a vehicle part is answered with the duty, and with what it takes the goods to be', async () => {
  const { answer, totalRateText, caveats } = await ask('duty on 8708.30.50 from Japan');
  expect(totalRateText).toBe('15%');
  expect(answer).toContain('Is it a part of a car or a truck? Until you say, I’m assuming “Yes”');
  expect(caveats?.join(' ')).toContain('Parts of medium and heavy trucks pay an extra 25%');
  expect(answer).toContain('Parts of medium and heavy trucks pay an extra 25%');
});

test('two totals of a car are explained in the sentence', async () => {
  const { answer } = await ask('duty on 8703.23.01 from the United Kingdom');
  expect(answer).toContain('10% or 27.5%');
  expect(answer).toContain('within a quota of 100,000 a year');
});

const drugNote = 'If this is a patented drug or an ingredient of one';

test.each([
  'duty on 3004.90.92 from India',
  'compare the duty on 3004.90.92 from India and Switzerland',
])('%s: a drug is never answered without the duty on patented ones', async (query) => {
  const { answer, status } = await ask(query);
  expect(status).toBe('answered');
  expect(answer).toContain(drugNote);
});

test.each([
  ['Zoll auf 3004.90.92 aus Indien', 'Beachten Sie auch die Hinweise'],
  ['arancel de 3004.90.92 de India', 'Lea también las notas'],
  ['droits de douane pour 3004.90.92 d’Inde', 'Lisez aussi les remarques'],
  ["Hindistan'dan 3004.90.92 gümrük vergisi", 'Aşağıdaki notları da'],
  ['从印度进口 3004.90.92 关税多少', '另请阅读下方的英文说明'],
])('%s: an answer in another language points to the notes of its card', async (query, says) => {
  const { answer, caveats } = await ask(query);
  expect(answer).toContain(says);
  expect(caveats?.join(' ')).toContain(drugNote);
});
