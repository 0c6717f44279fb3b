import { asList, asObject, asTexts, parseObject } from '@/lib/kept-json.ts';
import type { AnswerCard, Thread, ThreadMessage } from './thread.ts';

/** What a tab remembers of a conversation. */
export type KeptThread = {
  messages: Thread;
  /** Its row, when a signed-in person's conversation is stored. */
  conversationId: string | null;
};

export const nothingKept: KeptThread = { messages: [], conversationId: null };

/** The key in the tab's storage. */
export const threadKey = 'kira_thread';

/** A long conversation keeps its end: a tab's storage is not endless. */
export const mostMessagesKept = 80;

export function threadToText({ messages, conversationId }: KeptThread): string {
  return JSON.stringify({ messages: messages.slice(-mostMessagesKept), conversationId });
}

/**
 * Reads what `threadToText` wrote, as far as it makes sense.
 * @param readCard gives a card back, or null for what is none; the contracts know.
 */
export function threadFromText(
  text: string | null,
  readCard: (kept: unknown) => AnswerCard | null,
): KeptThread {
  const { messages, conversationId } = parseObject(text);
  return {
    messages: asList(messages).flatMap((kept) => readMessage(kept, readCard)),
    conversationId: typeof conversationId === 'string' ? conversationId : null,
  };
}

function readMessage(
  kept: unknown,
  readCard: (kept: unknown) => AnswerCard | null,
): ThreadMessage[] {
  const { id, role, content, timestampMs, spoken, cards, suggestions, failed } = asObject(kept);
  if (typeof id !== 'string' || typeof content !== 'string') return [];
  if (typeof timestampMs !== 'number' || !Number.isFinite(timestampMs)) return [];
  const said = { id, content, timestampMs };
  if (role === 'user') return [{ ...said, role, spoken: spoken === true }];
  if (role !== 'assistant') return [];
  return [
    {
      ...said,
      role,
      cards: asList(cards).flatMap((card) => readCard(card) ?? []),
      suggestions: asTexts(suggestions),
      failed: failed === true,
    },
  ];
}
