import type { FormSigns } from '@functions/_shared/domain/form-signs.ts';

/** What a form tells of who filled it in, as columns of its row. */
export function signColumns({ trap, filledInMs }: FormSigns = {}) {
  return { form_trap: trap, filled_in_ms: filledInMs };
}
