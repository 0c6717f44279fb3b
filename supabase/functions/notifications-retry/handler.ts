import {
  type NotificationsRetryRequest,
  type NotificationsRetryResponse,
  notificationsRetryRequestSchema,
} from '../_shared/contracts/notifications-retry.ts';
import { deliverMessage } from '../_shared/deliver-message.ts';
import type { MailTransport } from '../_shared/email.ts';
import type { FlagEmail } from '../_shared/email-flag.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import { isDelivered, type Outbox } from '../_shared/outbox.ts';
import type { Submissions } from '../_shared/submissions.ts';
import { makeMissingMessages } from './make-missing-messages.ts';

export type Dependencies = {
  /** Only the schedule may call this, so the keys are the secret ones. */
  access: AccessPolicy;
  /** Receives the leads. */
  notifyEmail: string;
  outbox: Outbox;
  submissions: Submissions;
  flagEmail: FlagEmail;
  sendMail: MailTransport;
  now: () => Date;
};

const defaultLimit = 25;

/** This many failures in a row mean that the mail service is down, not that a message is faulty. */
const maxFailuresInARow = 3;

/**
 * Creates missing messages for stored rows, then retries due messages one at a time, the longest
 * waiting first. Called by a schedule; safe to run twice at once, since each attempt is claimed by
 * one caller.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: notificationsRetryRequestSchema,
    respond: (request, log) => retry(request, { ...deps, log }),
  });
}

async function retry(
  { limit = defaultLimit }: NotificationsRetryRequest,
  deps: Dependencies & { log: Log },
): Promise<NotificationsRetryResponse> {
  const made = await makeMissingMessages(limit, deps);
  const outcome = { made, tried: 0, delivered: 0, givenUp: 0, stoppedEarly: false };
  let failuresInARow = 0;
  for (const row of await deps.outbox.findDue(deps.now(), limit)) {
    const status = await deliverMessage(row, deps);
    outcome.tried += 1;
    if (status === 'failed') outcome.givenUp += 1;
    if (isDelivered(status)) {
      outcome.delivered += 1;
      failuresInARow = 0;
      continue;
    }
    failuresInARow += 1;
    if (failuresInARow === maxFailuresInARow) return { ...outcome, stoppedEarly: true };
  }
  return outcome;
}
