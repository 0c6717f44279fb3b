import { MicOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import type { MicrophoneFault } from '../rules/microphone-fault.ts';
import type { Dictation } from './dictation.ts';

type MicrophoneNoteProps = {
  words: AssistantWords['microphone'];
  fault: MicrophoneFault | 'unavailable';
  createDictation: (() => Dictation) | null;
  /** What the browser's own recognition wrote down, to be read and sent. */
  onWords: (text: string) => void;
  onDismiss: () => void;
};

/** Why there is no voice just now, and what to do: it stays where a toast would go. */
export function MicrophoneNote(props: MicrophoneNoteProps) {
  const { words, fault, createDictation, onWords, onDismiss } = props;
  const { title, text } = fault === 'unavailable' ? words.unavailable : words.fault[fault];
  return (
    <div
      role="note"
      data-ground="white"
      className="mb-3 flex items-start gap-3 rounded-card border-[1.5px] border-dashed border-ink p-4 text-sm"
    >
      <MicOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        {fault === 'unavailable' && createDictation && (
          <OwnRecognition words={words} create={createDictation} onWords={onWords} />
        )}
      </div>
      <CloseButton label={words.dismiss} onClick={onDismiss} className="-m-2 hover:bg-ink/10" />
    </div>
  );
}

type OwnRecognitionProps = {
  words: AssistantWords['microphone'];
  create: () => Dictation;
  onWords: (text: string) => void;
};

/** Opt-in: in most browsers it sends the sound to the browser's maker. */
function OwnRecognition({ words, create, onWords }: OwnRecognitionProps): ReactNode {
  const { offer, start, stop, failed } = words.unavailable;
  const dictation = useRef<Dictation>(undefined);
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');

  useEffect(() => () => dictation.current?.stop(), []);

  function toggle() {
    if (state === 'on') {
      dictation.current?.stop();
      return;
    }
    dictation.current = create();
    setState('on');
    dictation.current.start({
      words: onWords,
      ended: () => setState((now) => (now === 'failed' ? now : 'off')),
      failed: () => setState('failed'),
    });
  }

  if (state === 'failed') return <p role="alert">{failed}</p>;
  return (
    <>
      <p className="mt-2">{offer}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={toggle}>
        {state === 'on' ? stop : start}
      </Button>
    </>
  );
}
