import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { assistantCopy } from '../copy.ts';
import { KiraFace } from './kira-face.tsx';
import type { Assistant } from './use-assistant.ts';

const { kira, status: statusTexts, controls } = assistantCopy;

type AssistantControlsProps = { assistant: Assistant; level: number };

/** KIRA's label: the face, the status, and the controls. */
export function AssistantControls({ assistant, level }: AssistantControlsProps) {
  const { status, work, speakReplies } = assistant;
  return (
    <section
      aria-label={controls.label}
      data-ground="kraft"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-ink p-3 sm:p-4 lg:flex-col lg:items-stretch lg:gap-4 lg:p-6"
    >
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-3 lg:basis-auto lg:flex-col lg:items-start">
        <KiraFace status={status} level={level} className="size-14 lg:-m-3 lg:mb-0 lg:size-40" />
        <div className="min-w-0">
          <p className="spec-print">{kira}</p>
          <p role="status" className="font-display text-title">
            {work === 'transcribing' ? statusTexts.transcribing : statusTexts[status]}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0 lg:flex-col lg:items-start lg:border-t-[1.5px] lg:border-dashed lg:border-ink lg:pt-3">
        <SpeakSwitch
          label={controls.speakReplies}
          on={speakReplies}
          onChange={assistant.chooseSpeakReplies}
        />
        <Button variant="tertiary" size="sm" onClick={assistant.reset}>
          <RotateCcw aria-hidden="true" />
          {controls.reset}
        </Button>
      </div>
    </section>
  );
}

type SpeakSwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

function SpeakSwitch({ label, on, onChange }: SpeakSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="flex min-h-11 items-center gap-2.5 rounded-chip text-sm font-semibold"
    >
      <span
        aria-hidden="true"
        className={cn(
          'flex h-7 w-12 items-center rounded-pill border-[1.5px] border-ink px-0.5 transition-colors',
          on ? 'justify-end bg-leaf' : 'bg-white',
        )}
      >
        <span
          className={cn(
            'size-5 rounded-full border-[1.5px] border-ink',
            on ? 'bg-white' : 'bg-ink',
          )}
        />
      </span>
      {label}
    </button>
  );
}
