import type {
  AiFactorySearchResponse,
  Factory,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { answersCopy } from '../answers-copy.ts';
import { asksHowDutiesWork, namesGoodsAndOrigin, readIntent } from '../rules/intent.ts';
import { factoryQuery, isTariffFollowUp, routeMessage } from '../rules/routing.ts';
import {
  type AnswerCard,
  type AssistantMessage,
  chatHistory,
  maxFactoriesShown,
  previousTariffQuery,
  type Thread,
} from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { answerIntent, suggestionsFor } from './engine-answers.ts';

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
const maxTariffQueryLength = 500;

/**
 * Answers a question: duties from the tariff schedule, factories from the list, everything else, and
 * duties when the lookup fails, from the site's knowledge.
 * @param thread the conversation before the question
 * @throws when the chat fails
 */
export async function answerQuestion(
  question: Question,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer> {
  if (question.tariff) return answerTariff(question.tariff, services);
  const route = chooseRoute(question.text, thread);
  const fromEngine = await answerFromEngines(question.text, route, thread, services);
  if (fromEngine !== undefined) return fromEngine;
  if (route === 'factory') return answerFactories(question.text, services);
  if (route === 'tariff') {
    const explained = await explainDuties(question.text, thread, services);
    if (explained !== null) return explained;
    try {
      return await answerTariff(tariffRequest(question.text, thread), services);
    } catch {
      // Specification §7: on failure the lookup falls back to chat.
    }
  }
  return answerChat(question.text, thread, services);
}

/** What the pages say on how duties work; null when the message names goods or no page knows. */
async function explainDuties(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer | null> {
  if (!asksHowDutiesWork(text) || (await goodsIn(text, services.understandGoods)) !== null) {
    return null;
  }
  const answered = await answerChat(text, thread, services).catch(() => null);
  return answered?.cards.some(({ kind }) => kind === 'pages') ? answered : null;
}

/** Undefined for what the lookup, the search and the pages answer, and when no goods are known. */
async function answerFromEngines(
  text: string,
  route: ReturnType<typeof routeMessage>,
  thread: Thread,
  { understandGoods }: AssistantServices,
): Promise<Answer | undefined> {
  const intent = readIntent(text, thread);
  if (intent === undefined || (route !== 'chat' && intent.kind !== 'customs-fees'))
    return undefined;
  const needsGoods = intent.kind === 'price' || intent.kind === 'countries';
  const goods = needsGoods ? await goodsIn(intent.goods, understandGoods) : null;
  const found = answerIntent(intent, goods, thread);
  return found === undefined ? undefined : { ...found, searchFailed: false };
}

/** The goods that a text names; null when it names none, or the service does not answer. */
async function goodsIn(
  text: string,
  understandGoods: AssistantServices['understandGoods'],
): Promise<{ understood: UnderstoodGoods; units: number | null } | null> {
  try {
    const { understoodAs, stated } = await understandGoods({
      text: cutText(text, maxTariffQueryLength),
    });
    return understoodAs === null ? null : { understood: understoodAs, units: stated.units };
  } catch {
    return null;
  }
}

function chooseRoute(text: string, thread: Thread): ReturnType<typeof routeMessage> {
  const route = routeMessage(text);
  const isAboutDuty = isTariffFollowUp(text, thread) || isBareDutyQuestion(text, thread);
  return route === 'chat' && isAboutDuty ? 'tariff' : route;
}

/** Goods and a country alone, unless the message asks another engine. */
function isBareDutyQuestion(text: string, thread: Thread): boolean {
  return readIntent(text, thread) === undefined && namesGoodsAndOrigin(text);
}

function tariffRequest(text: string, thread: Thread): TariffLookupRequest {
  const query = cutText(text, maxTariffQueryLength);
  const previousQuery = previousTariffQuery(thread);
  return previousQuery === undefined
    ? { query }
    : { query, previousQuery: cutText(previousQuery, maxTariffQueryLength) };
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

async function answerFactories(
  text: string,
  { searchFactories }: AssistantServices,
): Promise<Answer> {
  const query = factoryQuery(text);
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

async function answerChat(
  prompt: string,
  thread: Thread,
  { askKira, understandGoods }: AssistantServices,
): Promise<Answer> {
  const { reply, answered, sources, contacts, suggestions, source, language } = await askKira({
    prompt,
    history: chatHistory(thread, historyLimits),
  });
  const cards: AnswerCard[] = [];
  if (sources.length > 0) cards.push({ kind: 'pages', sources, writtenBy: source });
  if (contacts.length > 0) cards.push({ kind: 'people', contacts });
  if (language !== undefined) return { ...answer(reply, cards), suggestions, language };
  if (answered || suggestions.length > 0) {
    return { ...answer(rewriteReply(reply), cards), suggestions };
  }
  // A refusal leads on, in the words that were typed.
  const goods = await goodsIn(prompt, understandGoods);
  return {
    ...answer(rewriteReply(reply), cards),
    suggestions: suggestionsFor(goods?.understood.plural ?? null),
  };
}

function answer(content: string, cards: readonly AnswerCard[]): Answer {
  return { content, cards, suggestions: [], searchFailed: false };
}
