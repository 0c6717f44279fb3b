import { MicOff } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CloseButton } from '@/components/ui/close-button.tsx';
import { AssistantBrowser } from '../browser.ts';
import { assistantCopy } from '../copy.ts';
import type { MicrophoneFault } from '../rules/microphone.ts';
import type { Dictation } from './dictation.ts';

const { microphone } = assistantCopy;

type MicrophoneNoteProps = {
  fault: MicrophoneFault | 'unavailable';
  /** What the browser's own speech recognition heard, for the visitor to check and send. */
  onHeard: (text: string) => void;
  onDismiss: () => void;
};

/** Why voice does not work and what to do. Unlike a toast, it stays. */
export function MicrophoneNote({ fault, onHeard, onDismiss }: MicrophoneNoteProps) {
  const { createDictation } = use(AssistantBrowser);
  const { title, text } =
    fault === 'unavailable' ? microphone.unavailable : microphone.fault[fault];
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
          <BrowserRecognition create={createDictation} onHeard={onHeard} />
        )}
      </div>
      <CloseButton
        label={microphone.dismiss}
        onClick={onDismiss}
        className="-m-2 hover:bg-ink/10"
      />
    </div>
  );
}

type BrowserRecognitionProps = {
  create: () => Dictation;
  onHeard: (text: string) => void;
};

/** Opt-in: most browsers send the sound to their vendor. */
function BrowserRecognition({ create, onHeard }: BrowserRecognitionProps): ReactNode {
  const { offer, start, stop, failed } = microphone.unavailable;
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
      heard: onHeard,
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
