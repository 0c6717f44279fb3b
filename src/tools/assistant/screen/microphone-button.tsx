import { Mic, Square } from 'lucide-react';
import type { Ref } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import type { AssistantStatus } from './use-assistant.ts';

type MicrophoneButtonProps = {
  words: AssistantWords['microphone'];
  status: AssistantStatus;
  onTap: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A round sticker to press: once to speak, once more to send. */
export function MicrophoneButton({ words, status, onTap, ref }: MicrophoneButtonProps) {
  const listening = status === 'listening';
  const Icon = listening ? Square : Mic;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={listening ? words.stop : words.ask}
      aria-busy={status === 'opening' || undefined}
      disabled={status === 'thinking' || status === 'speaking'}
      onClick={onTap}
      className={cn(
        'grid size-[min(3.5rem,14.5vw)] shrink-0 place-items-center rounded-full border-[1.5px] border-ink text-white ring-3 ring-inset ring-paper',
        'transition-[translate,background-color] duration-150 motion-safe:enabled-hover:-translate-y-0.5',
        listening ? 'bg-ink' : 'bg-tomato enabled-hover:bg-tomato-deep',
        'blocked:border-ink/30 blocked:bg-ink/15 blocked:text-smoke blocked:cursor-not-allowed',
      )}
    >
      {status === 'opening' ? (
        <Spinner className="size-6" />
      ) : (
        <Icon aria-hidden="true" className={cn('size-6', listening && 'fill-current')} />
      )}
    </button>
  );
}
