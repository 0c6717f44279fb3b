import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { type AnswerCard, chatHistory, type Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type Answer, answer } from './answer.ts';
import { answerOfRecord } from './answer-of-record.ts';
import { countryNamedIn } from './country-named-in.ts';
import { suggestionsFor } from './engine-answer.ts';
import { answerGoods } from './engine-goods.ts';
import { goodsInSentence, namesOutright } from './goods-in.ts';
import { stepsOfThread, stepsWithoutGoods } from './next-steps.ts';

/** The contract's limits. */
const historyLimits = { maxMessages: 12, maxLength: 4000 };
const maxPromptLength = 2000;

/** What the site's pages say; null where none of them answers. */
export async function answerFromPages(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer | null> {
  const answered = await answerChat(text, thread, services).catch(() => null);
  return answered?.cards.some(({ kind }) => kind === 'pages') ? answered : null;
}

/** Means what the last answer was about, so that the words alone mean something else. */
const pointsBack = /\b(?:it|that|this|them|those|these|(?:need|get|have|file|take|without) one)\b/i;

/** "Do you record it" names no records. */
const verb = /\b\p{L}+ (?=(?:it|them|this|that|me|us|everything)\b)/giu;

/**
 * What the site's pages say, or that they do not know, with questions that work.
 * @throws when the chat fails
 */
export async function answerChat(
  prompt: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer> {
  const asked = cutText(prompt, maxPromptLength);
  const history = chatHistory(thread, historyLimits);
  const inThread = await services.askKira({ prompt: asked, history });
  // Its own words alone, where the thread leads to the answer just given.
  const found =
    history.length > 0 && inThread.reply === history.at(-1)?.content && !pointsBack.test(prompt)
      ? await services.askKira({ prompt: asked })
      : inThread;
  const { reply, answered, sources, contacts, suggestions, source, language } = found;
  const cards: AnswerCard[] = [];
  if (sources.length > 0) cards.push({ kind: 'pages', sources, writtenBy: source });
  if (contacts.length > 0) cards.push({ kind: 'people', contacts });
  if (language !== undefined) return { ...answer(reply, cards), suggestions, language };
  if (answered) return { ...answer(rewriteReply(reply), cards), suggestions };
  // A refusal leads on, in the words that were typed.
  const country = countryNamedIn(prompt);
  const goods = await goodsInSentence(prompt.replace(verb, ' '), services.understandGoods);
  if (goods !== null && namesOutright(prompt, goods.understood)) {
    const named = answerGoods(goods.understood, { country, isUnanswered: true });
    return { ...named, searchFailed: false };
  }
  const ofRecord = await answerOfRecord(thread, services);
  if (ofRecord !== undefined) return ofRecord;
  return {
    ...answer(rewriteReply(reply), cards),
    // What is near to the goods of the thread comes before what is near to the words.
    suggestions:
      (await stepsOfThread(thread, services)) ??
      (suggestions.length > 0 ? suggestions : withoutGoods(thread, country)),
  };
}

/** What the pages say to questions that are their titles, one after the other. */
export async function answerPages(
  questions: readonly string[],
  services: AssistantServices,
): Promise<Answer> {
  const answers: Answer[] = [];
  for (const question of questions) answers.push(await answerChat(question, [], services));
  const [first = answer('', [])] = answers;
  return {
    ...first,
    content: answers.map(({ content }) => content).join('\n\n'),
    cards: answers.flatMap(({ cards }) => cards),
  };
}

/** Three questions that work, about the goods of the thread where it named some. */
export async function suggestionsOfThread(
  thread: Thread,
  { understandGoods }: Pick<AssistantServices, 'understandGoods'>,
  country?: string,
): Promise<readonly string[]> {
  return (await stepsOfThread(thread, { understandGoods })) ?? withoutGoods(thread, country);
}

/** A conversation that began with something else is not led to goods that it never named. */
function withoutGoods(thread: Thread, country: string | undefined): readonly string[] {
  return thread.length === 0 || country !== undefined
    ? suggestionsFor(null, country)
    : stepsWithoutGoods(thread);
}
