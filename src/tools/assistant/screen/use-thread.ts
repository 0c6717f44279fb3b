import { useEffect, useRef, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import { type KeptThread, nothingKept, threadKey, threadToText } from '../rules/kept-thread.ts';
import type { Thread, ThreadMessage } from '../rules/thread.ts';
import { type ConversationLog, createConversationLog } from './conversation-log.ts';
import type { ConversationStore } from './services.ts';

type ThreadOptions = {
  /** Reads what the tab has kept, once. */
  readBegun: () => KeptThread;
  store: ConversationStore;
};

/** The conversation: kept by the tab, and stored for people who are signed in. */
export function useThread({ readBegun, store }: ThreadOptions) {
  const [kept, setKept] = useState(readBegun);
  // What is asked reads the thread as it is now, not as it was last rendered.
  const latest = useRef(kept);
  const log = useRef<ConversationLog>(undefined);

  useEffect(() => {
    if (kept.messages.length > 0) tabStorage.write(threadKey, threadToText(kept));
    else tabStorage.remove(threadKey);
  }, [kept]);

  function change(next: KeptThread): void {
    latest.current = next;
    setKept(next);
  }

  function currentLog(): ConversationLog {
    if (log.current) return log.current;
    const created = createConversationLog({
      store,
      conversationId: latest.current.conversationId,
      onStarted: (conversationId) => {
        // A reset in the meantime has begun another one.
        if (log.current === created) change({ ...latest.current, conversationId });
      },
    });
    log.current = created;
    return created;
  }

  return {
    messages: kept.messages,
    current: (): Thread => latest.current.messages,
    /** Puts a message behind `before`, by default behind what is there. */
    add(message: ThreadMessage, before: Thread = latest.current.messages): void {
      change({ ...latest.current, messages: [...before, message] });
      currentLog().add(message);
    },
    /** Ends the conversation; gives it back for `restore`. */
    clear(): KeptThread {
      const cleared = latest.current;
      log.current = undefined;
      change(nothingKept);
      return cleared;
    },
    restore(cleared: KeptThread): void {
      log.current = undefined;
      change(cleared);
    },
  };
}
