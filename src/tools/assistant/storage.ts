import { list, parseJson, record, type Schema, texts } from '@functions/_shared/domain/schema.ts';
import { isAnswerLanguage } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';
import type { AnswerCard, Thread, ThreadMessage } from './rules/thread.ts';

/** A conversation as the tab stores it. */
export type StoredThread = {
  messages: Thread;
  /** Its row in the database when a signed-in person's conversation is stored. */
  conversationId: string | null;
};

export const emptyThread: StoredThread = { messages: [], conversationId: null };

/** The key in the tab's storage. */
export const threadKey = 'kira_thread';

/** Of a long conversation only the end is stored: the tab's storage is limited. */
export const maxStoredMessages = 80;

export function stringifyThread({ messages, conversationId }: StoredThread): string {
  return JSON.stringify({ messages: messages.slice(-maxStoredMessages), conversationId });
}

/**
 * Reads what `stringifyThread` wrote and drops whatever is invalid.
 * @param readCard returns null for an invalid card; only the contracts know
 */
export function parseThread(
  json: string | null,
  readCard: (stored: unknown) => AnswerCard | null,
): StoredThread {
  const { messages, conversationId } = parseJson(record, json);
  return {
    messages: list(messageSchema(readCard))(messages),
    conversationId: typeof conversationId === 'string' ? conversationId : null,
  };
}

function messageSchema(readCard: Schema<AnswerCard | null>): Schema<ThreadMessage | null> {
  return (stored) => {
    const { id, role, content, timestampMs, spoken, cards, suggestions, failed, language } =
      record(stored);
    if (typeof id !== 'string' || typeof content !== 'string') return null;
    if (typeof timestampMs !== 'number' || !Number.isFinite(timestampMs)) return null;
    const message = { id, content, timestampMs };
    if (role === 'user') return { ...message, role, spoken: spoken === true };
    if (role !== 'assistant') return null;
    return {
      ...message,
      role,
      cards: list(readCard)(cards),
      suggestions: texts(suggestions),
      failed: failed === true,
      ...(isAnswerLanguage(language) ? { language } : {}),
    };
  };
}
