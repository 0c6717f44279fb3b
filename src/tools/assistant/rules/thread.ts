import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  ChatMessage as ChatTurn,
  KiraChatResponse,
  KnowledgeSource,
} from '@functions/_shared/contracts/kira-chat.ts';
import type {
  TariffLookupRequest,
  TariffLookupResponse,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';

/** What an answer rests on, shown below its words. */
export type AnswerCard =
  /** `request` is what was asked, so that a choice can ask again with one thing more. */
  | { kind: 'tariff'; request: TariffLookupRequest; result: TariffLookupResponse }
  | { kind: 'factories'; query: string; factories: readonly Factory[] }
  /** The search by hand, where ours found nothing or did not answer. */
  | { kind: 'factory-search'; query: string }
  /** `writtenBy` says whether a language model put the pages' words together. */
  | {
      kind: 'pages';
      sources: readonly KnowledgeSource[];
      writtenBy: KiraChatResponse['source'];
    }
  | { kind: 'people'; contacts: KiraChatResponse['contacts'] };

export type UserMessage = {
  id: string;
  role: 'user';
  content: string;
  timestampMs: number;
  /** Said, not typed. */
  spoken: boolean;
};

export type AssistantMessage = {
  id: string;
  role: 'assistant';
  content: string;
  timestampMs: number;
  cards: readonly AnswerCard[];
  /** Questions that lead on. */
  suggestions: readonly string[];
  /** The question could not be answered just now and may be asked again. */
  failed: boolean;
};

export type ThreadMessage = UserMessage | AssistantMessage;
export type Thread = readonly ThreadMessage[];

/** Specification §9. */
export const mostFactoriesShown = 3;

/** The thread up to its last question, that one and its answer left out: it is asked anew. */
export function beforeLastQuestion(thread: Thread): Thread {
  const last = thread.findLastIndex(({ role }) => role === 'user');
  return last === -1 ? thread : thread.slice(0, last);
}

/** The origins that a tariff answer is about, in its order. */
export function originsOf({
  comparison,
  originCode,
  originCountry,
}: TariffLookupResponse): { code: string; name: string }[] {
  const duties = comparison.length > 0 ? comparison : [{ originCode, originCountry }];
  return duties.flatMap((duty) =>
    duty.originCode === null || duty.originCountry === null
      ? []
      : [{ code: duty.originCode, name: duty.originCountry }],
  );
}

/** The id of the last question, which may still be changed; null before the first. */
export function lastQuestionId(thread: Thread): string | null {
  return thread.findLast(({ role }) => role === 'user')?.id ?? null;
}

type HistoryLimits = { maxMessages: number; maxLength: number };

/** The last turns as the chat reads them; answers that failed say nothing about the subject. */
export function chatHistory(thread: Thread, { maxMessages, maxLength }: HistoryLimits): ChatTurn[] {
  return thread
    .filter((message) => message.role === 'user' || !message.failed)
    .map(({ role, content }) => ({ role, content: cutText(content.trim(), maxLength) }))
    .filter(({ content }) => content !== '')
    .slice(-maxMessages);
}

/**
 * The last tariff answer in words that a follow-up such as "and from Vietnam?" or "and in polyester?"
 * can be read beside: the goods, the line, so that one once chosen stays chosen, and all that was
 * given with them. Undefined without one.
 */
export function previousTariffQuery(thread: Thread): string | undefined {
  const card = thread
    .flatMap((message) => (message.role === 'assistant' ? message.cards : []))
    .findLast((each) => each.kind === 'tariff');
  if (!card) return undefined;
  const { result } = card;
  const { product, hsCodeUsed, unitValueUsd, quantity, unitWeightKg, asOf } = result;
  const origins = originsOf(result).map(({ name }) => name);
  return [
    'duty on',
    product,
    hsCodeUsed,
    origins.length > 0 && `from ${origins.join(' and ')}`,
    unitValueUsd !== null && `at $${unitValueUsd} each`,
    quantity !== null && `${quantity} pieces`,
    unitWeightKg !== null && `${unitWeightKg} kg each`,
    `on ${asOf}`,
  ]
    .filter(Boolean)
    .join(' ');
}
