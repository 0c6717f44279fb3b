import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { factoryQuery } from '../rules/factory-query.ts';
import { routeMessage } from '../rules/routing.ts';
import { followsUpTariff } from '../rules/tariff-follow-up.ts';
import {
  type AnswerCard,
  type AssistantMessage,
  chatHistory,
  mostFactoriesShown,
  previousTariffQuery,
  type Thread,
} from '../rules/thread.ts';
import type { AssistantServices } from './services.ts';

export type Question = {
  text: string;
  /** A choice made on a tariff card: asked as it stands. */
  tariff?: TariffLookupRequest;
};

export type Answer = Pick<AssistantMessage, 'content' | 'cards' | 'suggestions'> & {
  /** The factory search did not answer. */
  searchFailed: boolean;
};

/** The contract's limits: messages of the thread sent along, and characters of each. */
const history = { maxMessages: 12, maxLength: 4000 };
const longestTariffQuery = 500;

/**
 * Answers one question of a thread (which ends before it): duties from the schedule, factories from
 * the list, everything else from the site's knowledge, which also steps in when the schedule fails.
 * @throws when the chat could not answer.
 */
export async function answerQuestion(
  question: Question,
  thread: Thread,
  services: AssistantServices,
  words: AssistantWords,
): Promise<Answer> {
  if (question.tariff) return answerTariff(question.tariff, services);
  const route = chooseRoute(question.text, thread);
  if (route === 'factory') return answerFactories(question.text, services, words);
  if (route === 'tariff') {
    try {
      return await answerTariff(tariffRequest(question.text, thread), services);
    } catch {
      // Specification §7: on failure the lookup falls back to chat.
    }
  }
  return answerChat(question.text, thread, services);
}

function chooseRoute(text: string, thread: Thread): ReturnType<typeof routeMessage> {
  const route = routeMessage(text);
  return route === 'chat' && followsUpTariff(text, thread) ? 'tariff' : route;
}

function tariffRequest(text: string, thread: Thread): TariffLookupRequest {
  const query = cutText(text, longestTariffQuery);
  const previousQuery = previousTariffQuery(thread);
  return previousQuery === undefined
    ? { query }
    : { query, previousQuery: cutText(previousQuery, longestTariffQuery) };
}

async function answerTariff(
  request: TariffLookupRequest,
  { lookupTariff }: AssistantServices,
): Promise<Answer> {
  const result = await lookupTariff(request);
  return answer(rewriteReply(result.answer), [{ kind: 'tariff', request, result }]);
}

async function answerFactories(
  text: string,
  { searchFactories }: AssistantServices,
  { answers }: AssistantWords,
): Promise<Answer> {
  const query = factoryQuery(text);
  if (query === '') {
    return { ...answer(answers.factoryProductOpen, []), suggestions: answers.factoryExamples };
  }
  const byHand: AnswerCard = { kind: 'factory-search', query };
  try {
    const { factories: found } = await searchFactories({ searchQuery: query });
    const factories = found.slice(0, mostFactoriesShown);
    return factories.length === 0
      ? answer(answers.factoriesNotFound(query), [byHand])
      : answer(answers.factoriesFound(factories.length, query), [
          { kind: 'factories', query, factories },
        ]);
  } catch {
    return { ...answer(answers.factorySearchDown(query), [byHand]), searchFailed: true };
  }
}

async function answerChat(
  prompt: string,
  thread: Thread,
  { askKira }: AssistantServices,
): Promise<Answer> {
  const { reply, sources, contacts, suggestions, source } = await askKira({
    prompt,
    history: chatHistory(thread, history),
  });
  const cards: AnswerCard[] = [];
  if (sources.length > 0) cards.push({ kind: 'pages', sources, writtenBy: source });
  if (contacts.length > 0) cards.push({ kind: 'people', contacts });
  return { ...answer(rewriteReply(reply), cards), suggestions };
}

function answer(content: string, cards: readonly AnswerCard[]): Answer {
  return { content, cards, suggestions: [], searchFailed: false };
}
