import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phrasesIn } from '@functions/_shared/domain/tariff-question/languages/phrases.ts';
import { canBeSuggested } from '@functions/kira-chat/compose-reply.ts';
import { knowledgeOf } from '@tests/supabase/functions/kira-chat/site-knowledge.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { scheduleStore } from '@tests/support/schedule-store.ts';
import { beforeAll, expect, test } from 'vitest';
import { answersCopy } from '@/tools/assistant/answers-copy.ts';
import { assistantCopy } from '@/tools/assistant/copy.ts';
import { engineCopy } from '@/tools/assistant/engine-copy.ts';
import type { Thread } from '@/tools/assistant/rules/thread.ts';
import type { Answer } from '@/tools/assistant/screen/answer.ts';
import { answerQuestion } from '@/tools/assistant/screen/answer-question.ts';
import type { AssistantServices } from '@/tools/assistant/services.ts';
import { isRefusal, localServices } from '../../../../scripts/eval/kira.ts';
import { anAnswer, aQuestion } from './rules/messages.ts';

const knowledgeSeed = join(import.meta.dirname, '../../../../supabase/seeds/60_knowledge.sql');
const at = new Date('2026-11-29T15:00:00Z');

let services: AssistantServices;
/** The titles of passages that are questions; any may be suggested. */
let titles: readonly string[];

beforeAll(async () => {
  const db = await createTariffDatabase();
  await db.exec(await readFile(knowledgeSeed, 'utf8'));
  services = localServices({ tariffs: scheduleStore(db), knowledge: knowledgeOf(db) });
  const { rows } = await db.query<{ title: string }>(
    "select title from knowledge_passages where title like '%?' order by title",
  );
  titles = rows.map(({ title }) => title).filter(canBeSuggested);
});

const ask = (text: string, thread: Thread = []) => answerQuestion({ text }, thread, services, at);

const pressedAlone = new Map<string, Promise<Answer>>();

/** The answer as the first question of a conversation. */
function askAlone(text: string): Promise<Answer> {
  const answer = pressedAlone.get(text) ?? ask(text);
  pressedAlone.set(text, answer);
  return answer;
}

function after(thread: Thread, text: string, answer: Answer): Thread {
  return [...thread, aQuestion(text), anAnswer(answer.content, answer)];
}

/** What is wrong with an answer to a question that was suggested; undefined for an answer of its own. */
function faultOf(answer: Answer, thread: Thread): string | undefined {
  const { content, cards } = answer;
  if (isRefusal(answer)) return 'refused';
  if (content.includes('come nearest')) return 'nearest lines';
  if ([engineCopy.sameAnswer, engineCopy.nothingAgain].includes(content)) return 'no answer';
  if (thread.at(-1)?.content === content) return 'the answer before';
  const open = cards.find(
    (card) => card.kind === 'tariff' && ['not-found', 'ask-product'].includes(card.result.status),
  );
  return open === undefined ? undefined : 'no duty';
}

/** Presses a question alone and in a thread, and so on with what each answer suggests. */
async function faultsOfPressing(
  text: string,
  thread: Thread,
  depth: number,
  pressed: Set<string>,
): Promise<string[]> {
  const alone = faultOf(await askAlone(text), []);
  const answer = thread.length === 0 ? await askAlone(text) : await ask(text, thread);
  const before = thread.findLast(({ role }) => role === 'user')?.content;
  const inThread = faultOf(answer, thread);
  const faults = [
    ...(alone === undefined ? [] : [`${text}: ${alone}`]),
    ...(inThread === undefined ? [] : [`${text} (after ${before}): ${inThread}`]),
  ];
  if (depth === 0) return faults;
  for (const next of answer.suggestions) {
    const key = `${text} > ${next}`;
    if (pressed.has(key)) continue;
    pressed.add(key);
    const further = await faultsOfPressing(next, after(thread, text, answer), depth - 1, pressed);
    faults.push(...further);
  }
  return faults;
}

async function faultsAfter(texts: readonly string[], depth: number): Promise<string[]> {
  const pressed = new Set<string>();
  const faults: string[] = [];
  for (const text of texts) faults.push(...(await faultsOfPressing(text, [], depth, pressed)));
  return [...new Set(faults)];
}

test('every question of the start answers itself, and so does what follows from it', async () => {
  const starts = [
    ...assistantCopy.empty.groups.flatMap(({ questions }) => questions),
    ...answersCopy.texts.factoryExamples,
  ];
  expect(await faultsAfter(starts, 2)).toEqual([]);
});

test('every question in another language answers itself in it', async () => {
  for (const [language, { examples }] of Object.entries(phrasesIn)) {
    expect(await faultsAfter(examples, 1)).toEqual([]);
    const { suggestions } = await ask(examples[0]);
    for (const text of [...examples, ...suggestions]) {
      expect(await askAlone(text), text).toMatchObject({ language });
    }
  }
});

test('what every kind of answer suggests answers itself', async () => {
  // What is asked here need not be answered, but what is suggested then does.
  const asked = [
    'zxcv qwer asdf',
    'zxcv qwer peru',
    'help',
    'tell me a joke',
    'are you sure',
    'that is wrong',
    'what did i ask',
    'what should i sell',
    'i want to sell tumblers',
    'ceramic mugs',
    'are there rules for candles',
    'how much would 500 hoodies cost',
    'what would 500 tumblers land at from vietnam',
    'write a request for quotes for 1000 canvas totes',
    'what country is best for leather bags',
    'what does it cost to ship 500 orders a month',
    'mpf on $20,000',
    'i have 50k followers, what could i earn',
    'can you make weapons',
    'can a beanie be vegan',
    'Dear friend, our price for the canvas tote bag is USD 1.85/pc FOB Ningbo, MOQ 500 pcs. Lead time 25 days.',
  ];
  const pressed = new Set<string>();
  const faults: string[] = [];
  for (const text of asked) {
    const answer = await askAlone(text);
    for (const next of answer.suggestions) {
      faults.push(...(await faultsOfPressing(next, after([], text, answer), 0, pressed)));
    }
  }
  expect(faults).toEqual([]);
});

test('every question that a page answers, pressed below an answer from the pages, gets that page', async () => {
  expect(titles.length).toBeGreaterThan(150);
  const elsewhere: string[] = [];
  const refused: string[] = [];
  for (const title of titles) {
    const before = await askAlone(title === titles[0] ? (titles[1] ?? '') : (titles[0] ?? ''));
    const thread = after([], 'What is AQL?', { ...before, suggestions: [title] });
    const { cards } = await ask(title, thread);
    const [source] = cards.flatMap((card) => (card.kind === 'pages' ? card.sources : []));
    if (source?.title !== title) elsewhere.push(`${title}: ${source?.title ?? 'no page'}`);
    const alone = faultOf(await askAlone(title), []);
    if (alone !== undefined) refused.push(`${title}: ${alone}`);
  }
  expect(elsewhere).toEqual([]);
  expect(refused).toEqual([]);
});
