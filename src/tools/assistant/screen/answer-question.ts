import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { answersCopy } from '../answers-copy.ts';
import { engineCopy } from '../engine-copy.ts';
import { chooseRoute } from '../rules/choose-route.ts';
import { refinedQuery } from '../rules/factory-follow-up.ts';
import { namesNothing } from '../rules/goods-before.ts';
import { asksHowDutiesWork, readIntent } from '../rules/intent.ts';
import { factoryQuery } from '../rules/routing.ts';
import {
  type AnswerCard,
  type AssistantMessage,
  chatHistory,
  isSuggestedByPages,
  maxFactoriesShown,
  type Thread,
} from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import {
  answerFromEngines,
  goodsIn,
  goodsInSentence,
  goodsOfThread,
  namesOutright,
} from './answer-from-engines.ts';
import { suggestionsFor } from './engine-answer.ts';
import { answerGoods } from './engine-goods.ts';
import { tariffRequest } from './tariff-request.ts';
import { withoutRepeat } from './without-repeat.ts';

const { texts } = answersCopy;

export type Question = {
  text: string;
  /** A choice made on a tariff card, sent to the lookup as it is. */
  tariff?: TariffLookupRequest;
};

export type Answer = Pick<AssistantMessage, 'content' | 'cards' | 'suggestions' | 'language'> & {
  /** The factory search failed. */
  searchFailed: boolean;
};

/** The contract's limits. */
const historyLimits = { maxMessages: 12, maxLength: 4000 };
const maxPromptLength = 2000;

/**
 * Answers a question: duties from the tariff schedule, factories from the list, figures from the
 * site's engines, everything else, and duties when the lookup fails, from the site's knowledge.
 * @param thread the conversation before the question
 * @param at when it was asked
 * @throws when the chat fails
 */
export async function answerQuestion(
  question: Question,
  thread: Thread,
  services: AssistantServices,
  at: Date,
): Promise<Answer> {
  if (question.tariff) return answerTariff(question.tariff, services);
  const found = await answerText(question.text, thread, services, at);
  return withoutRepeat(found, question.text, thread);
}

async function answerText(
  text: string,
  thread: Thread,
  services: AssistantServices,
  at: Date,
): Promise<Answer> {
  if (isSuggestedByPages(text, thread)) return answerChat(text, thread, services);
  const route = chooseRoute(text, thread);
  const fromEngine = await answerFromEngines(text, route, { thread, services, at });
  if (fromEngine !== undefined) return { ...fromEngine, searchFailed: false };
  if (route === 'factory') return answerFactories(text, thread, services);
  if (route === 'tariff') {
    const isOfThread = thread.length > 0 && namesNothing(text) && !definition.test(text);
    const explained = isOfThread ? null : await explainDuties(text, thread, services);
    if (explained !== null) return explained;
    try {
      return await answerDuty(text, thread, services);
    } catch {
      // Specification §7: on failure the lookup falls back to chat.
    }
  }
  const tellsPlan = readIntent(text, thread)?.kind === 'goods';
  return answerChat(tellsPlan ? engineCopy.gettingStarted : text, thread, services);
}

/**
 * What the pages say on duties in general; null when the message names goods, a code or an origin, or
 * no page knows.
 */
async function explainDuties(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer | null> {
  if (!asksHowDutiesWork(text) || (await goodsIn(text, services.understandGoods)) !== null) {
    return null;
  }
  return answerFromPages(text, thread, services);
}

async function answerFromPages(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer | null> {
  const answered = await answerChat(text, thread, services).catch(() => null);
  return answered?.cards.some(({ kind }) => kind === 'pages') ? answered : null;
}

/** The duty; what the pages say instead where the words name no goods of the schedule. */
async function answerDuty(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer> {
  const found = await answerTariff(await tariffRequest(text, thread, services), services);
  const [card] = found.cards;
  if (card?.kind !== 'tariff' || card.result.status === 'answered') return found;
  const isTitle = ({ cards }: Answer) =>
    cards.some(
      (each) => each.kind === 'pages' && each.sources.some(({ title }) => isSameText(title, text)),
    );
  const explained = await answerFromPages(text, thread, services);
  const isFitting =
    explained !== null && (card.result.status === 'not-found' || isTitle(explained));
  const answered = isFitting ? explained : found;
  // What the schedule does not know leads on as well.
  return answered === found && card.result.status === 'not-found' && found.language === undefined
    ? { ...found, suggestions: suggestionsFor(null, countryNamedIn(text)) }
    : answered;
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

async function answerTariff(
  request: TariffLookupRequest,
  { lookupTariff }: AssistantServices,
): Promise<Answer> {
  const result = await lookupTariff(request);
  const cards: AnswerCard[] = [{ kind: 'tariff', request, result }];
  // The rules of rewriting are those of English sentences.
  return result.language === undefined
    ? answer(rewriteReply(result.answer), cards)
    : { ...answer(result.answer, cards), language: result.language };
}

/** "What is a tariff", not "what is the duty then". */
const definition = /\b(?:what(?:'?s| is| are) (?!the\b)|explain|define|mean)/i;

/** "Find factories for them", "for it in the cheaper one". */
const pronounOnly =
  /^(?:(?:for|of|to make|that make)\s+)?(?:it|them|this|that|these|those)(?:\s+(?:in|from)\s+(?:the|that)\b.*|\s+there)?$/i;

async function answerFactories(
  text: string,
  thread: Thread,
  { searchFactories, understandGoods }: AssistantServices,
): Promise<Answer> {
  const asked = refinedQuery(text, thread) ?? factoryQuery(text);
  const query =
    asked === '' || pronounOnly.test(asked)
      ? ((await goodsOfThread(thread, understandGoods))?.understood.plural ?? '')
      : asked;
  if (query === '') {
    return { ...answer(texts.factoryProductOpen, []), suggestions: texts.factoryExamples };
  }
  const byHand: AnswerCard = { kind: 'factory-search', query };
  try {
    const found = await searchFactories({ searchQuery: query });
    const factories = found.factories.slice(0, maxFactoriesShown);
    return factories.length === 0
      ? answer(noFactoriesText(query, found), [byHand])
      : answer(factoriesText(query, factories, found), [{ kind: 'factories', query, factories }]);
  } catch {
    return { ...answer(texts.factorySearchDown(query), [byHand]), searchFailed: true };
  }
}

/** The search's own reason and what to do next, except for goods that we do not source. */
function noFactoriesText(
  query: string,
  { alternativeSuggestion, notMade }: AiFactorySearchResponse,
): string {
  if (alternativeSuggestion === null) return texts.factoriesNotFound(query);
  return notMade === undefined
    ? `${alternativeSuggestion} ${texts.searchByHand}`
    : alternativeSuggestion;
}

function factoriesText(
  query: string,
  factories: readonly Factory[],
  { understoodAs, unmet }: AiFactorySearchResponse,
): string {
  const isNear = factories.every(({ match }) => match === 'trade');
  const found = isNear ? texts.factoriesOfTrade : texts.factoriesFound;
  // The goods come first, then what was read about them.
  const goods = understoodAs?.split(',')[0] ?? '';
  const isReadOtherwise = !query.toLowerCase().includes(goods.toLowerCase());
  return [
    found(factories.length, query),
    ...(understoodAs !== null && isReadOtherwise ? [texts.understood(understoodAs)] : []),
    ...(unmet === undefined ? [] : [unmet]),
    ...(factories.every(({ isSample }) => isSample) ? [texts.samplesOnly] : []),
  ].join(' ');
}

/** Means what the last answer was about, so that the words alone mean something else. */
const pointsBack = /\b(?:it|that|this|them|those|these|(?:need|get|have|file|take|without) one)\b/i;

async function answerChat(
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
  const goods = await goodsInSentence(prompt, services.understandGoods);
  if (goods !== null && namesOutright(prompt, goods.understood)) {
    const named = answerGoods(goods.understood, { country, isUnanswered: true });
    return { ...named, searchFailed: false };
  }
  return {
    ...answer(rewriteReply(reply), cards),
    suggestions: suggestions.length > 0 ? suggestions : suggestionsFor(null, country),
  };
}

/** "Do they speak English" names no country. */
const language =
  /\b(?:speaks?|talks?|understands?|writes?|in) (?:any )?(?:english|spanish|chinese|german|french|turkish)\b/gi;

function countryNamedIn(text: string): string | undefined {
  const [code = ''] = parseOrigins(text.replace(language, ' ')).originCodes;
  return findTariffOrigin(code)?.name;
}

function answer(content: string, cards: readonly AnswerCard[]): Answer {
  return { content, cards, suggestions: [], searchFailed: false };
}
