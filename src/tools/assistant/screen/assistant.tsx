import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { answering } from './answering.ts';
import { AssistantDesk } from './assistant-desk.tsx';
import { ThreadView } from './thread-view.tsx';
import { type AssistantOptions, useAssistant } from './use-assistant.ts';

/** The voice assistant's screen. */
export function Assistant(options: AssistantOptions) {
  const { words, browser } = options;
  const assistant = useAssistant(options);
  // Fetched at rest, so that the first question does not wait for it.
  usePrefetchOnIdle(answering);

  return (
    <AssistantDesk words={words} browser={browser} assistant={assistant}>
      {/* Made out here: no key and no sound that the desk hears renders a long thread anew. */}
      <ThreadView words={words} assistant={assistant} />
    </AssistantDesk>
  );
}
