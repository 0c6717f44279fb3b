import { type ReactNode, useRef, useState } from 'react';
import { AssistantControls } from './assistant-controls.tsx';
import { Composer } from './composer.tsx';
import { ListeningBar } from './listening-bar.tsx';
import { MicrophoneButton } from './microphone-button.tsx';
import { MicrophoneNote } from './microphone-note.tsx';
import { StopButton } from './stop-button.tsx';
import type { Assistant, AssistantOptions } from './use-assistant.ts';
import { useListening } from './use-listening.ts';

type AssistantDeskProps = Pick<AssistantOptions, 'words' | 'browser'> & {
  assistant: Assistant;
  /** The conversation. */
  children: ReactNode;
};

/** Around the conversation: what is asked below it, and KIRA beside it. */
export function AssistantDesk({ words, browser, assistant, children }: AssistantDeskProps) {
  const listening = useListening(assistant, browser.now);
  const [draft, setDraft] = useState('');
  // Where the focus goes when what held it goes away; the text box would call up a phone's keyboard.
  const microphone = useRef<HTMLButtonElement>(null);
  const { status, microphoneNote } = assistant;

  function send() {
    if (assistant.ask(draft)) setDraft('');
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-8">
      <div className="lg:not-short:sticky lg:top-24 lg:order-2">
        <AssistantControls words={words} assistant={assistant} level={listening.level} />
      </div>
      <div className="min-w-0">
        {children}
        <div
          data-ground="paper"
          className="sticky bottom-0 z-20 short:static -mx-2 mt-6 border-t-[1.5px] border-dashed border-ink/40 px-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          {microphoneNote !== null && (
            <MicrophoneNote
              words={words.microphone}
              fault={microphoneNote}
              createDictation={browser.createDictation}
              onWords={setDraft}
              onDismiss={() => {
                assistant.dismissMicrophoneNote();
                microphone.current?.focus();
              }}
            />
          )}
          <StopButton words={words.controls} assistant={assistant} focusAfter={microphone} />
          <div className="flex items-end gap-2">
            <MicrophoneButton
              ref={microphone}
              words={words.microphone}
              status={status}
              onTap={assistant.tapMicrophone}
            />
            {status === 'listening' ? (
              <ListeningBar
                words={words.microphone}
                listening={listening}
                onCancel={() => {
                  assistant.cancelRecording();
                  microphone.current?.focus();
                }}
              />
            ) : (
              <Composer
                words={words.composer}
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
