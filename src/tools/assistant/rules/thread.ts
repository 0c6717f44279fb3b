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
import type { AnswerLanguage } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';

/** What an answer is based on, shown below its text. */
export type AnswerCard =
  /** `request` is what was asked, so that a choice can ask again with one more fact. */
  | { kind: 'tariff'; request: TariffLookupRequest; result: TariffLookupResponse }
  | { kind: 'factories'; query: string; factories: readonly Factory[] }
  /** A link to the search page, when our search found nothing or failed. */
  | { kind: 'factory-search'; query: string }
  /** `writtenBy` tells whether a language model wrote the answer from the pages. */
  | {
      kind: 'pages';
      sources: readonly KnowledgeSource[];
      writtenBy: KiraChatResponse['source'];
    }
  /** A tool of the site, filled in with what was asked; `href` is a path of the site. */
  | { kind: 'tool'; label: string; href: string }
  /** A text for the visitor to copy and send to a supplier. */
  | { kind: 'draft'; text: string }
  | { kind: 'people'; contacts: KiraChatResponse['contacts'] };

export type TariffCard = Extract<AnswerCard, { kind: 'tariff' }>;

/** Asks a tariff question again with one more fact; `text` is what the visitor pressed. */
export type AskTariff = (text: string, request: TariffLookupRequest) => void;

export type UserMessage = {
  id: string;
  role: 'user';
  content: string;
  timestampMs: number;
  /** Spoken, not typed. */
  spoken: boolean;
};

export type AssistantMessage = {
  id: string;
  role: 'assistant';
  content: string;
  timestampMs: number;
  cards: readonly AnswerCard[];
  /** Questions the visitor could ask next. */
  suggestions: readonly string[];
  /** The language of the text and the suggestions where it is not English. */
  language?: AnswerLanguage | undefined;
  /** The question could not be answered; the visitor may ask it again. */
  failed: boolean;
};

export type ThreadMessage = UserMessage | AssistantMessage;
export type Thread = readonly ThreadMessage[];

/** Whether an answer led nowhere: it failed, or only refers to a person. */
export function isRefusal({ failed, cards }: AssistantMessage): boolean {
  return failed || (cards.length > 0 && cards.every(({ kind }) => kind === 'people'));
}

/** Whether a message is a question that the last answer, one from the pages, suggested. */
export function isSuggestedByPages(text: string, thread: Thread): boolean {
  const last = thread.at(-1);
  return (
    last?.role === 'assistant' &&
    last.cards.some(({ kind }) => kind === 'pages') &&
    last.suggestions.includes(text)
  );
}

/** Specification §9. */
export const maxFactoriesShown = 3;

/** The thread up to its last question, without that question, which is to be asked again. */
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

/** The id of the last question, the only one that can be edited; null before the first. */
export function lastQuestionId(thread: Thread): string | null {
  return thread.findLast(({ role }) => role === 'user')?.id ?? null;
}

type HistoryLimits = { maxMessages: number; maxLength: number };

/** The last turns for the chat; failed answers tell it nothing and are left out. */
export function chatHistory(thread: Thread, { maxMessages, maxLength }: HistoryLimits): ChatTurn[] {
  return thread
    .filter((message) => message.role === 'user' || !message.failed)
    .map(({ role, content }) => ({ role, content: cutText(content.trim(), maxLength) }))
    .filter(({ content }) => content !== '')
    .slice(-maxMessages);
}

/**
 * The last tariff answer as a question, to give context to a follow-up such as "and from Vietnam?" or
 * "and in polyester?": the goods, the line, so that a chosen line stays chosen, and every fact given.
 * Undefined without a tariff answer.
 */
export function previousTariffQuery(thread: Thread): string | undefined {
  const card = thread
    .flatMap((message) => (message.role === 'assistant' ? message.cards : []))
    .findLast((each) => each.kind === 'tariff');
  if (!card) return undefined;
  const { result } = card;
  const { product, hsCodeUsed, unitValueUsd, quantity, unitWeightKg, asOf, others = [] } = result;
  const origins = originsOf(result).map(({ name }) => name);
  // The line and the amounts are those of the first goods.
  if (others.length > 0) {
    const goods = [product, ...others.map((part) => part.product)].join(', ');
    return `duty on ${goods}${origins.length > 0 ? ` from ${origins.join(' and ')}` : ''} on ${asOf}`;
  }
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

const maxTitleLength = 60;

/** Specification §9: the person's first words, or a fixed title when the assistant spoke first. */
export function conversationTitle({ role, content }: Pick<ThreadMessage, 'role' | 'content'>) {
  if (role === 'assistant') return 'Voice conversation';
  let title = '';
  // By whole characters: the database rejects half an emoji.
  for (const character of content) {
    if (title.length + character.length > maxTitleLength) break;
    title += character;
  }
  return title;
}
