import type { SubmissionKind, UnsentSubmission } from '@/lib/unsent/unsent-submission.ts';
import { ApiError, unreachableMessage } from './api-error.ts';
import { noteServerWait } from './server-wait.ts';
import { createUnsentQueue } from './unsent-queue.ts';
import { createUnsentStore } from './unsent-store.ts';

/** What this browser has sent and what has not reached us yet. */
export const unsent = createUnsentQueue({
  store: createUnsentStore(() => window.localStorage),
  deliver,
  onAskedToWait: noteServerWait,
  now: () => Date.now(),
  chance: () => Math.random(),
});

async function deliver({ kind, body }: UnsentSubmission): Promise<unknown> {
  return (await senderOf(kind))(body);
}

/** What sends them is loaded when something has to be sent, which it hardly ever has. */
async function senderOf(kind: SubmissionKind) {
  try {
    const { submissionSenders } = await import('./submission-senders.ts');
    return submissionSenders[kind];
  } catch (error) {
    throw new ApiError(unreachableMessage, 'network', { cause: error });
  }
}
