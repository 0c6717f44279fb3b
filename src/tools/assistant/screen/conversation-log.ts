import { conversationTitle } from '../rules/conversation-title.ts';
import type { ThreadMessage } from '../rules/thread.ts';
import type { ConversationStore } from './services.ts';

type LogOptions = {
  store: ConversationStore;
  /** The conversation that a reloaded page goes on with; null starts one with the next message. */
  conversationId: string | null;
  onStarted: (conversationId: string) => void;
};

/**
 * Stores messages in the order they are given, for people who are signed in and nobody else. The
 * conversation goes on without it, so a failure is a word in the console.
 */
export function createConversationLog({ store, conversationId, onStarted }: LogOptions) {
  let id = conversationId;
  let queue = Promise.resolve();

  async function write(message: ThreadMessage): Promise<void> {
    const userId = await store.signedInUserId();
    if (userId === null) return;
    if (id === null) {
      id = await store.startConversation(userId, conversationTitle(message));
      onStarted(id);
    }
    await store.addMessage(userId, id, { role: message.role, content: message.content });
  }

  return {
    add(message: ThreadMessage): void {
      queue = queue
        .then(() => write(message))
        .catch((error: unknown) => {
          console.warn('The conversation could not be stored', error);
        });
    },
  };
}

export type ConversationLog = ReturnType<typeof createConversationLog>;
