import { useState } from 'react';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { tabStorage } from '@/lib/storage.ts';
import { answering } from './screen/answering.ts';
import { AssistantScreen } from './screen/assistant-screen.tsx';
import { backend } from './services.ts';
import { emptyThread, parseThread, threadKey } from './storage.ts';

/** Restores a stored conversation; the contracts that check its cards load lazily. */
const RestoredAssistant = lazyComponent<{ stored: string }>(async () => {
  const [{ parseAnswerCard }] = await Promise.all([
    import('@/api/answer-cards.ts'),
    answering.load(),
  ]);
  return ({ stored }) => (
    <AssistantScreen readStoredThread={() => parseThread(stored, parseAnswerCard)} />
  );
});

/** KIRA, the voice assistant. */
export function Assistant() {
  usePrefetchOnIdle(backend);
  const [stored] = useState(() => tabStorage.read(threadKey));
  return stored === null ? (
    <AssistantScreen readStoredThread={() => emptyThread} />
  ) : (
    <RestoredAssistant stored={stored} />
  );
}
