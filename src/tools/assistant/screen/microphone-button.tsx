import { Mic, Square } from 'lucide-react';
import type { Ref } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { assistantCopy } from '../copy.ts';
import type { AssistantStatus } from './use-assistant.ts';

const { microphone } = assistantCopy;

type MicrophoneButtonProps = {
  status: AssistantStatus;
  onTap: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A round sticker: one press starts the recording, the next one sends it. */
export function MicrophoneButton({ status, onTap, ref }: MicrophoneButtonProps) {
  const listening = status === 'listening';
  const Icon = listening ? Square : Mic;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={listening ? microphone.stop : microphone.ask}
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
