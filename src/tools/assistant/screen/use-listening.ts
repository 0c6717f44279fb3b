import { useEffect, useState } from 'react';
import type { Assistant } from './use-assistant.ts';

const refreshMs = 100;
const calmRefreshMs = 500;
/** Quieter than this for so long, and nobody is speaking into this microphone. */
const silentLevel = 0.05;
const longestSilenceMs = 3000;

export type Listening = { level: number; elapsedMs: number; hearsNothing: boolean };

const notListening: Listening = { level: 0, elapsedMs: 0, hearsNothing: false };

/** Level and time of a recording, refreshed while it lasts. */
export function useListening(
  { listeningSinceMs, readLevel }: Pick<Assistant, 'listeningSinceMs' | 'readLevel'>,
  now: () => number,
): Listening {
  const [listening, setListening] = useState(notListening);

  useEffect(() => {
    if (listeningSinceMs === null) {
      setListening(notListening);
      return;
    }
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let lastSoundMs = listeningSinceMs;
    const timer = setInterval(
      () => {
        const level = readLevel();
        const atMs = now();
        if (level > silentLevel) lastSoundMs = atMs;
        setListening({
          level,
          elapsedMs: atMs - listeningSinceMs,
          hearsNothing: atMs - lastSoundMs > longestSilenceMs,
        });
      },
      calm ? calmRefreshMs : refreshMs,
    );
    return () => clearInterval(timer);
  }, [listeningSinceMs, readLevel, now]);

  return listening;
}
