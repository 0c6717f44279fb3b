import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';

/** What a form tells of who filled it in, as columns of its row. */
export function signColumns({ trap, filledInMs }: BotSignals = {}) {
  return { form_trap: trap, filled_in_ms: filledInMs };
}
