import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';
import type { AnswerCard, Thread } from '@/tools/assistant/rules/thread.ts';
import { suggestionsOfThread } from '@/tools/assistant/screen/answer-from-pages.ts';
import { answerOfRecord } from '@/tools/assistant/screen/answer-of-record.ts';
import { suggestionsFor } from '@/tools/assistant/screen/engine-answer.ts';
import type { AssistantServices } from '@/tools/assistant/services.ts';
import { anAnswer, aQuestion } from '../rules/messages.ts';

const tool: AnswerCard = { kind: 'tool', label: '', href: '/sourcing' };
const { goods: mugs } = await landedCostAnswer('ceramic mugs');

const services: Pick<AssistantServices, 'understandGoods'> = {
  understandGoods: async ({ text }) =>
    ({
      understoodAs: /\bmugs?\b/i.test(text) ? mugs : null,
      stated: { units: null },
    }) as Awaited<ReturnType<AssistantServices['understandGoods']>>,
};

function talked(...questions: readonly string[]): Thread {
  return questions.flatMap((question) => [
    aQuestion(question),
    anAnswer(`About ${question}.`, { cards: [tool] }),
  ]);
}

test('of goods, what was told and which steps are meant take the place of a refusal', async () => {
  const thread = talked('how much would 500 mugs cost from vietnam', 'i would sell them at 18');
  const answer = await answerOfRecord(thread, services);
  expect(answer?.content).toContain('500 pieces, from Vietnam and a price of $18.00');
  expect(answer?.content).toMatch(/I can work out .* or .*\. Which do you want\?$/);
  expect(answer?.content).not.toContain('nothing on our pages');
  expect(answer?.suggestions).toHaveLength(3);
  expect(answer?.suggestions.join(' ')).toMatch(/mugs/);
});

test('of an audience, its next steps do', async () => {
  const answer = await answerOfRecord(talked('i have 45k followers on tiktok'), services);
  expect(answer?.content).toContain('your audience');
  expect(answer?.suggestions).not.toContain(suggestionsFor(null)[0]);
});

test('nothing is known of an empty thread or of one about something else', async () => {
  expect(await answerOfRecord([], services)).toBeUndefined();
  expect(await answerOfRecord(talked('what is the isf'), services)).toBeUndefined();
});

test('a thread that names no goods is not led to goods that it never named', async () => {
  expect(await suggestionsOfThread(talked('what is the isf'), services)).not.toContain(
    suggestionsFor(null)[0],
  );
  expect(await suggestionsOfThread([], services)).toContain(suggestionsFor(null)[0]);
});
