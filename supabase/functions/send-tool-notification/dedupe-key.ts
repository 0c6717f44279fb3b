import type { SendToolNotificationRequest } from '../_shared/contracts/send-tool-notification.ts';
import { sha256Hex } from '../_shared/sha256.ts';

/**
 * What makes two requests the same event, so that a double click sends one message: the stored
 * submission where there is one, otherwise the same address and figures on the same UTC day.
 * The visitor's timestamp is no part of it, since two clicks differ in it.
 */
export async function dedupeKey(
  kind: string,
  request: SendToolNotificationRequest,
  submissionId: string | null,
  now: Date,
): Promise<string> {
  if (submissionId !== null) return `${kind}:${request.tool}:${submissionId}`;
  const event = JSON.stringify([request.tool, request.userEmail.toLowerCase(), request.details]);
  return `${kind}:${request.tool}:${now.toISOString().slice(0, 10)}:${await sha256Hex(event)}`;
}
