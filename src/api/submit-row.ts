import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { SubmissionKind } from '@/lib/unsent/unsent-submission.ts';
import { signColumns } from './sign-columns.ts';
import { submissionId } from './submission-id.ts';
import { unsent } from './unsent.ts';

/**
 * Sends a row under an id that stands for its content, and keeps it on the device until it has
 * arrived.
 * @throws ApiError when it was not stored just now; see unsent-queue.ts for which are sent again.
 */
export async function submitRow<Content extends Record<string, unknown>>(
  kind: SubmissionKind,
  content: Content,
  form: BotSignals | undefined,
  insert: (row: Content & { id: string } & ReturnType<typeof signColumns>) => Promise<void>,
): Promise<void> {
  const id = await submissionId(kind, content, new Date());
  const row = { id, ...content, ...signColumns(form) };
  await unsent.submit({ kind, id, body: row }, () => insert(row));
}
