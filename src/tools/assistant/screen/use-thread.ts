import { use, useEffect, useRef, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import { conversationTitle, type Thread, type ThreadMessage } from '../rules/thread.ts';
import { AssistantServices } from '../services.ts';
import { emptyThread, type StoredThread, stringifyThread, threadKey } from '../storage.ts';

/** The conversation: stored in the tab, and in the database for people who are signed in. */
export function useThread(readStoredThread: () => StoredThread) {
  const store = use(AssistantServices);
  const [stored, setStored] = useState(readStoredThread);
  // Answers that arrive later need the current thread, not the one of their render.
  const latest = useRef(stored);
  const log = useRef<ConversationLog>(undefined);

  useEffect(() => {
    if (stored.messages.length > 0) tabStorage.write(threadKey, stringifyThread(stored));
    else tabStorage.remove(threadKey);
  }, [stored]);

  function change(next: StoredThread): void {
    latest.current = next;
    setStored(next);
  }

  function currentLog(): ConversationLog {
    if (log.current) return log.current;
    const created = createConversationLog({
      store,
      conversationId: latest.current.conversationId,
      onStarted: (conversationId) => {
        // After a reset, the id belongs to a conversation that is gone.
        if (log.current === created) change({ ...latest.current, conversationId });
      },
    });
    log.current = created;
    return created;
  }

  return {
    messages: stored.messages,
    current: (): Thread => latest.current.messages,
    /** Adds a message after `before`, by default at the end. */
    add(message: ThreadMessage, before: Thread = latest.current.messages): void {
      change({ ...latest.current, messages: [...before, message] });
      currentLog().add(message);
    },
    /** Ends the conversation and returns it for `restore`. */
    clear(): StoredThread {
      const cleared = latest.current;
      log.current = undefined;
      change(emptyThread);
      return cleared;
    },
    restore(cleared: StoredThread): void {
      log.current = undefined;
      change(cleared);
    },
  };
}

type LogOptions = {
  store: Pick<AssistantServices, 'signedInUserId' | 'startConversation' | 'addMessage'>;
  /** The conversation to continue; null starts one with the next message. */
  conversationId: string | null;
  onStarted: (conversationId: string) => void;
};

type ConversationLog = { add: (message: ThreadMessage) => void };

/**
 * Stores messages in order, only for people who are signed in. The conversation goes on without it,
 * so a failure is merely logged.
 */
function createConversationLog({ store, conversationId, onStarted }: LogOptions): ConversationLog {
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
