import type { FormSigns } from '@functions/_shared/domain/form-signs.ts';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/hooks/use-hydrated.ts';

const longestTrapLength = 200;

/**
 * What a form tells of who fills it in. Goes with a `TrapField` inside the form.
 * @param canBeSentAtOnce the form came filled in already: then no time is too short
 */
export function useFormSigns({ canBeSentAtOnce }: { canBeSentAtOnce: boolean }) {
  const trap = useRef<HTMLTextAreaElement>(null);
  const appearedAtMs = useRef<number>(undefined);
  // In the HTML of the page a form can be filled in long before its script is there.
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  useEffect(() => {
    appearedAtMs.current = cameWithPage ? 0 : performance.now();
  }, [cameWithPage]);

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
