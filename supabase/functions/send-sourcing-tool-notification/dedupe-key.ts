import type { SendSourcingToolNotificationRequest } from '../_shared/contracts/send-sourcing-tool-notification.ts';
import { sha256Hex } from '../_shared/sha256.ts';

/** The same address and data on the same UTC day are the same event: a double click sends once. */
export async function dedupeKey(
  { type, email, data }: SendSourcingToolNotificationRequest,
  now: Date,
): Promise<string> {
  const event = await sha256Hex(JSON.stringify([email.toLowerCase(), data]));
  return `sourcing:${type}:${now.toISOString().slice(0, 10)}:${event}`;
}
