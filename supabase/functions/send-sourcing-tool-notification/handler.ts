import {
  type SendSourcingToolNotificationRequest,
  type SendSourcingToolNotificationResponse,
  sendSourcingToolNotificationRequestSchema,
} from '../_shared/contracts/send-sourcing-tool-notification.ts';
import { deliverMessage } from '../_shared/deliver-message.ts';
import { looksAutomated } from '../_shared/domain/bot-signals.ts';
import { isPlainAddress, type MailTransport } from '../_shared/email.ts';
import type { FlagEmail } from '../_shared/email-flag.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import {
  isDelivered,
  messageQuotaExceeded,
  type Outbox,
  retryEarlierMessages,
  summarizeDelivery,
} from '../_shared/outbox.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import { dedupeKey } from '../_shared/sourcing-dedupe-key.ts';
import { writeNotification } from '../_shared/sourcing-notification.ts';
import type { Submissions } from '../_shared/submissions.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** Receives all of these messages. Nothing in a request can change it. */
  notifyEmail: string;
  outbox: Outbox;
  submissions: Submissions;
  sendMail: MailTransport;
  /** The response to a suspected bot. */
  defaultDelivery: SendSourcingToolNotificationResponse['delivery'];
  flagEmail: FlagEmail;
  now: () => Date;
};

const kind = 'sourcing';

/**
 * Notifies the team of what a visitor did with a sourcing tool. The visitor gets no mail, since no
 * page promises any. The message is stored in the outbox before it is sent, and duplicate requests
 * send it once. Suspected bots get the same response, but nothing is sent.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: sendSourcingToolNotificationRequestSchema,
    respond: (request, log, hasQuota) => notify(request, { ...deps, log, hasQuota }),
  });
}

/** The dependencies together with what belongs to one request. */
type RequestDependencies = Dependencies & { log: Log; hasQuota: HasQuota };

async function notify(
  request: SendSourcingToolNotificationRequest,
  deps: RequestDependencies,
): Promise<SendSourcingToolNotificationResponse> {
  if (!(await deps.hasQuota('email'))) throw messageQuotaExceeded();
  if (looksAutomated(request.form)) return { success: true, delivery: deps.defaultDelivery };
  const now = deps.now();
  const upserted = await deps.outbox.add(
    {
      ...writeNotification(request, await deps.flagEmail(request.email, deps.log)),
      kind,
      recipientEmail: deps.notifyEmail,
      // The gate accepts any text with an '@'. An invalid address is reported to the team but not
      // used.
      replyTo: isPlainAddress(request.email) ? request.email : null,
      // An introduction has no row; the other events carry the id of theirs.
      relatedSubmissionId: request.type === 'map-intro' ? null : (request.submissionId ?? null),
      dedupeKey: await dedupeKey(request, now),
    },
    now,
  );
  if (upserted === undefined) throw new Error('A message that is no report was not kept.');
  const { isNew, row } = upserted;
  const status = isNew ? await deliverMessage(row, deps) : row.status;
  // Other kinds of messages have follow-up steps; their own function retries them.
  if (isDelivered(status)) {
    await retryEarlierMessages({ ...deps, kind }, (due) => deliverMessage(due, deps));
  }
  return { success: true, delivery: summarizeDelivery([status]) };
}
