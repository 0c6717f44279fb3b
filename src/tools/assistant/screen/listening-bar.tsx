import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import { durationText } from './clock-text.ts';
import type { Listening } from './use-listening.ts';

type ListeningBarProps = {
  words: AssistantWords['microphone'];
  listening: Listening;
  onCancel: () => void;
};

const bars = Array.from({ length: 14 }, (_, index) => index);

/** Stands in the text box's place while the microphone is on: how loud, how long, and a way out. */
export function ListeningBar({ words, listening, onCancel }: ListeningBarProps) {
  const { level, elapsedMs, hearsNothing } = listening;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <meter
        aria-label={words.level}
        min={0}
        max={100}
        value={Math.round(level * 100)}
        className="sr-only"
      />
      <div
        aria-hidden="true"
        className="flex h-12 min-w-0 flex-1 items-center gap-[3px] rounded-field border-[1.5px] border-ink bg-white px-3"
      >
        {bars.map((bar) => (
          <span
            key={bar}
            className={cn(
              'h-6 min-w-0 flex-1 rounded-[2px]',
              level * bars.length > bar ? 'bg-tomato' : 'bg-ink/12',
            )}
          />
        ))}
      </div>
      <span role="timer" aria-label={words.elapsed} aria-live="off" className="spec-print">
        {durationText(elapsedMs)} <span className="text-muted">{words.longest}</span>
      </span>
      <Button variant="tertiary" size="sm" onClick={onCancel}>
        {words.cancel}
      </Button>
      <p role="status" className="w-full text-sm empty:hidden">
        {hearsNothing && words.nothingHeardYet}
      </p>
    </div>
  );
}
