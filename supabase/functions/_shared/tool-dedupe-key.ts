import type { SendToolNotificationRequest } from './contracts/send-tool-notification.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Identifies an event, so that a double click sends one message: by the stored submission if there
 * is one, or else by address and figures on the same UTC day. The visitor's timestamp is not part
 * of it, because it differs between two clicks.
 */
export async function dedupeKey(
  kind: string,
  request: SendToolNotificationRequest,
  submissionId: string | null,
  now: Date,
): Promise<string> {
  if (submissionId !== null) return toolKeyOf(kind, request.tool, submissionId);
  const event = JSON.stringify([request.tool, request.userEmail.toLowerCase(), request.details]);
  return `${kind}:${request.tool}:${now.toISOString().slice(0, 10)}:${await sha256Hex(event)}`;
}

/** The key of a message about a stored calculation. */
export function toolKeyOf(kind: string, tool: string, submissionId: string): string {
  return `${kind}:${tool}:${submissionId}`;
}
