import type { SendSourcingToolNotificationRequest } from './contracts/send-sourcing-tool-notification.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Identifies an event, so that a double click or a retry sends one message: by the id that the
 * browser generated, or else by address and data on the same UTC day.
 */
export async function dedupeKey(
  { type, email, data, submissionId }: SendSourcingToolNotificationRequest,
  now: Date,
): Promise<string> {
  if (submissionId !== undefined) return sourcingKeyOf(type, submissionId);
  const event = await sha256Hex(JSON.stringify([email.toLowerCase(), data]));
  return `sourcing:${type}:${now.toISOString().slice(0, 10)}:${event}`;
}

/** The key of the event with that id, which in most cases is the id of its row. */
export function sourcingKeyOf(
  type: SendSourcingToolNotificationRequest['type'],
  submissionId: string,
): string {
  return `sourcing:${type}:${submissionId.toLowerCase()}`;
}
