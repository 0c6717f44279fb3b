import type { FormSigns } from '@functions/_shared/domain/form-signs.ts';
import { useEffect, useRef } from 'react';

const longestTrapLength = 200;

/**
 * What a form tells of who fills it in. Goes with a `TrapField` inside the form.
 * @param canBeSentAtOnce the form came filled in already: then no time is too short
 */
export function useFormSigns({ canBeSentAtOnce }: { canBeSentAtOnce: boolean }) {
  const trap = useRef<HTMLTextAreaElement>(null);
  const appearedAtMs = useRef<number>(undefined);
  useEffect(() => {
    appearedAtMs.current = performance.now();
  }, []);

  function read(): FormSigns {
    const since = appearedAtMs.current;
    const isTimed = !canBeSentAtOnce && since !== undefined;
    return {
      trap: trap.current?.value.slice(0, longestTrapLength) || undefined,
      filledInMs: isTimed ? Math.round(performance.now() - since) : undefined,
    };
  }

  return { trap, read };
}
