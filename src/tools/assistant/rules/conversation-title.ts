import type { ThreadMessage } from './thread.ts';

const longestTitle = 60;

/** Specification §9: what the person said first, or that the assistant spoke first. */
export function conversationTitle({ role, content }: Pick<ThreadMessage, 'role' | 'content'>) {
  if (role === 'assistant') return 'Voice conversation';
  let title = '';
  // By whole characters: half an emoji is no text the database takes.
  for (const character of content) {
    if (title.length + character.length > longestTitle) break;
    title += character;
  }
  return title;
}
