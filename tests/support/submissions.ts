import type { Submissions } from '@functions/_shared/submissions.ts';
import { vi } from 'vitest';

/** Submissions without rows that record their calls. */
export function buildSubmissions(overrides: Partial<Submissions> = {}) {
  return {
    belongsTo: vi.fn<Submissions['belongsTo']>(overrides.belongsTo ?? (async () => false)),
    markNotified: vi.fn<Submissions['markNotified']>(overrides.markNotified ?? (async () => {})),
    markSourcingNotified: vi.fn<Submissions['markSourcingNotified']>(
      overrides.markSourcingNotified ?? (async () => {}),
    ),
    findWithoutMessage: vi.fn<Submissions['findWithoutMessage']>(
      overrides.findWithoutMessage ?? (async () => []),
    ),
  };
}
