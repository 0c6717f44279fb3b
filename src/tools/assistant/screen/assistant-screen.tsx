import { VolumeX, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { assistantCopy } from '../copy.ts';
import type { StoredThread } from '../storage.ts';
import { answering } from './answering.ts';
import { AssistantControls } from './assistant-controls.tsx';
import { Composer } from './composer.tsx';
import { ListeningBar, useListening } from './listening-bar.tsx';
import { MicrophoneButton } from './microphone-button.tsx';
import { MicrophoneNote } from './microphone-note.tsx';
import { ThreadView } from './thread-view.tsx';
import { type Assistant, useAssistant } from './use-assistant.ts';

const { controls } = assistantCopy;

type AssistantScreenProps = {
  /** Reads the conversation that the tab stored; called once. */
  readStoredThread: () => StoredThread;
};

/** The voice assistant's screen. */
export function AssistantScreen({ readStoredThread }: AssistantScreenProps) {
  const assistant = useAssistant(readStoredThread);
  usePrefetchOnIdle(answering);

  return (
    <AssistantLayout assistant={assistant}>
      {/* Created here, so that typing and the level meter do not render a long thread again. */}
      <ThreadView assistant={assistant} />
    </AssistantLayout>
  );
}

type AssistantLayoutProps = {
  assistant: Assistant;
  /** The conversation. */
  children: ReactNode;
};

/** The conversation with the text box below it and KIRA beside it. */
function AssistantLayout({ assistant, children }: AssistantLayoutProps) {
  const listening = useListening(assistant);
  const [draft, setDraft] = useState('');
  // Takes the focus when the focused element disappears; the text box would open a phone's keyboard.
  const microphone = useRef<HTMLButtonElement>(null);
  const { status, microphoneNote } = assistant;

  function send() {
    if (assistant.ask(draft)) setDraft('');
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-8">
      <div className="lg:not-short:sticky lg:top-24 lg:order-2">
        <AssistantControls assistant={assistant} level={listening.level} />
      </div>
      <div className="min-w-0">
        {children}
        <div
          data-ground="paper"
          className="sticky bottom-(--tray-height) z-20 short:static -mx-2 mt-6 border-t-[1.5px] border-dashed border-ink/40 px-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          {microphoneNote !== null && (
            <MicrophoneNote
              fault={microphoneNote}
              onHeard={setDraft}
              onDismiss={() => {
                assistant.dismissMicrophoneNote();
                microphone.current?.focus();
              }}
            />
          )}
          <StopButton assistant={assistant} focusAfter={microphone} />
          <div className="flex items-end gap-2">
            <MicrophoneButton ref={microphone} status={status} onTap={assistant.tapMicrophone} />
            {status === 'listening' ? (
              <ListeningBar
                listening={listening}
                onCancel={() => {
                  assistant.cancelRecording();
                  microphone.current?.focus();
                }}
              />
            ) : (
              <Composer
                text={draft}
                onTextChange={setDraft}
                canSend={status === 'idle' || status === 'speaking'}
                onSend={send}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

type StopButtonProps = {
  assistant: Assistant;
  /** Takes the focus when the button disappears. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Stops the speech or the wait; near the text box, within reach of a thumb. */
function StopButton({ assistant, focusAfter }: StopButtonProps) {
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
      {status === 'speaking' ? controls.stopSpeaking : controls.stopWaiting}
    </Button>
  );
}
