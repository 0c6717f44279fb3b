import { use, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { AssistantBrowser } from '../browser.ts';
import { assistantCopy } from '../copy.ts';
import { durationText } from './clock-text.ts';
import type { Assistant } from './use-assistant.ts';

const { microphone } = assistantCopy;

type ListeningBarProps = {
  listening: Listening;
  onCancel: () => void;
};

const bars = Array.from({ length: 14 }, (_, index) => index);

/** Replaces the text box while the microphone is on: the level, the time, and a way to cancel. */
export function ListeningBar({ listening, onCancel }: ListeningBarProps) {
  const { level, elapsedMs, hearsNothing } = listening;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <meter
        aria-label={microphone.level}
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
      <span role="timer" aria-label={microphone.elapsed} aria-live="off" className="spec-print">
        {durationText(elapsedMs)} <span className="text-muted">{microphone.maxTime}</span>
      </span>
      <Button variant="tertiary" size="sm" onClick={onCancel}>
        {microphone.cancel}
      </Button>
      <p role="status" className="w-full text-sm empty:hidden">
        {hearsNothing && microphone.nothingHeardYet}
      </p>
    </div>
  );
}

const refreshMs = 100;
const reducedRefreshMs = 500;
/** Below this level for this long, the microphone probably hears nobody. */
const silentLevel = 0.05;
const maxSilenceMs = 3000;

export type Listening = { level: number; elapsedMs: number; hearsNothing: boolean };

const notListening: Listening = { level: 0, elapsedMs: 0, hearsNothing: false };

/** The level and the duration of the current recording. */
export function useListening({
  listeningSinceMs,
  readLevel,
}: Pick<Assistant, 'listeningSinceMs' | 'readLevel'>): Listening {
  const { now } = use(AssistantBrowser);
  const [listening, setListening] = useState(notListening);

  useEffect(() => {
    if (listeningSinceMs === null) {
      setListening(notListening);
      return;
    }
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let lastSoundMs = listeningSinceMs;
    const timer = setInterval(
      () => {
        const level = readLevel();
        const atMs = now();
        if (level > silentLevel) lastSoundMs = atMs;
        setListening({
          level,
          elapsedMs: atMs - listeningSinceMs,
          hearsNothing: atMs - lastSoundMs > maxSilenceMs,
        });
      },
      prefersReducedMotion ? reducedRefreshMs : refreshMs,
    );
    return () => clearInterval(timer);
  }, [listeningSinceMs, readLevel, now]);

  return listening;
}
