import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/hooks/use-hydrated.ts';

/** The longest the functions and the tables take. */
const maxHoneypotLength = 200;

/**
 * Signals that tell a script from a person. Needs a `HoneypotField` inside the form.
 * @param canBeSentAtOnce the form may be complete from the start, so the time is not measured
 */
export function useBotSignals({ canBeSentAtOnce }: { canBeSentAtOnce: boolean }) {
  const honeypot = useRef<HTMLTextAreaElement>(null);
  const appearedAtMs = useRef<number>(undefined);
  // A prerendered form can be filled in long before its script is there.
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  useEffect(() => {
    appearedAtMs.current = cameWithPage ? 0 : performance.now();
  }, [cameWithPage]);

  function read(): BotSignals {
    const since = appearedAtMs.current;
    const isTimed = !canBeSentAtOnce && since !== undefined;
    return {
      trap: honeypot.current?.value.slice(0, maxHoneypotLength) || undefined,
      filledInMs: isTimed ? Math.round(performance.now() - since) : undefined,
    };
  }

  return { honeypot, read };
}
