import { expect, test } from 'vitest';
import type { Answer } from '@/tools/assistant/screen/answer.ts';
import { withoutRepeat } from '@/tools/assistant/screen/without-repeat.ts';
import { anAnswer, aQuestion, aTariffCard } from '../rules/messages.ts';

const anAnswerOf = (content: string, cards: Answer['cards'] = []): Answer => ({
  content,
  cards,
  suggestions: [],
  searchFailed: false,
});
const thread = [aQuestion('duty on mugs'), anAnswer('It is 22.5%.')];

test('another answer stays as it is', () => {
  const next = anAnswerOf('It is 10%.');
  expect(withoutRepeat(next, 'and from Mexico?', thread)).toBe(next);
  expect(withoutRepeat(next, 'duty on mugs', [])).toBe(next);
});

test('the same question is told that nothing has changed, also the third time', () => {
  const second = withoutRepeat(anAnswerOf('It is 22.5%.'), 'Duty on mugs?', thread);
  expect(second.content).toBe('The answer is still the same. It is 22.5%.');
  const again = [...thread, aQuestion('Duty on mugs?'), anAnswer(second.content)];
  expect(withoutRepeat(anAnswerOf('It is 22.5%.'), 'duty on mugs', again).content).toMatch(
    /^The answer above is all I have on this/,
  );
});

test('another question does not get the same answer', () => {
  const found = withoutRepeat(anAnswerOf('It is 22.5%.', [aTariffCard()]), 'why', thread);
  expect(found.content).toMatch(/^The answer above is all I have on this/);
  expect(found.suggestions).toHaveLength(3);
});

test('a second refusal in a row is worded otherwise', () => {
  const found = withoutRepeat(anAnswerOf('It is 22.5%.'), 'why', thread);
  expect(found.content).toMatch(/^I don’t have anything on that either/);
});

test('the lines to choose from stay, and what fits the question is said of the same answer', () => {
  const open = aTariffCard({ status: 'choose-line' });
  const still = withoutRepeat(anAnswerOf('It is 22.5%.', [open]), 'and for 2000', thread);
  expect(still.content).toBe('I still need to know which line it is. It is 22.5%.');
  expect(still.cards).toEqual([open]);
  const filing =
    'The filing lists ten facts. It is due 24 hours before loading. It can cost $5,000.';
  const filed = [aQuestion('what is the isf'), anAnswer(filing)];
  const said = (text: string) => withoutRepeat(anAnswerOf(filing), text, filed).content;
  expect(said('when do i have to file it')).toContain('“It is due 24 hours before loading.”');
  expect(said('how much is the penalty')).toContain('“It can cost $5,000.”');
});
