import { VolumeX, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import type { Assistant } from './use-assistant.ts';

type StopButtonProps = {
  words: AssistantWords['controls'];
  assistant: Assistant;
  /** Takes the focus when the button goes away with what it could stop. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Ends what is being said or waited for; it stands by the text box, in reach of a thumb. */
export function StopButton({ words, assistant, focusAfter }: StopButtonProps) {
  const { status } = assistant;
  const hadFocus = useRef(false);
  const canStop = status === 'speaking' || status === 'thinking';

  useEffect(() => {
    if (!canStop && hadFocus.current) focusAfter.current?.focus();
    if (!canStop) hadFocus.current = false;
  }, [canStop, focusAfter]);

  if (!canStop) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mb-2 bg-white"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
      onClick={status === 'speaking' ? assistant.stopSpeaking : assistant.stopWaiting}
    >
      {status === 'speaking' ? <VolumeX aria-hidden="true" /> : <X aria-hidden="true" />}
      {status === 'speaking' ? words.stopSpeaking : words.stopWaiting}
    </Button>
  );
}
