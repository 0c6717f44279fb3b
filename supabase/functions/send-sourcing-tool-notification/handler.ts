import {
  type SendSourcingToolNotificationRequest,
  type SendSourcingToolNotificationResponse,
  sendSourcingToolNotificationRequestSchema,
} from '../_shared/contracts/send-sourcing-tool-notification.ts';
import { deliverMessage } from '../_shared/deliver-message.ts';
import { looksAutomated } from '../_shared/domain/bot-signals.ts';
import { isPlainAddress, type MailTransport } from '../_shared/email.ts';
import type { MessageContent } from '../_shared/email-document.ts';
import type { FlagEmail } from '../_shared/email-flag.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import {
  isDelivered,
  type MailboxMessage,
  mailboxQuota,
  maxToMailboxPerCaller,
  messageQuotaExceeded,
  type Outbox,
  type OutboxStatus,
  retryEarlierMessages,
  summarizeDelivery,
  type UpsertResult,
} from '../_shared/outbox.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import { dedupeKey } from '../_shared/sourcing-dedupe-key.ts';
import { writeNotification } from '../_shared/sourcing-notification.ts';
import type { Submissions } from '../_shared/submissions.ts';
import { writeGuideCopy } from './guide-copy.ts';
import { writeIdeaCopy } from './idea-copy.ts';
import { writeRfqCopy } from './rfq-copy.ts';
import { writeSwagCopy } from './swag-copy.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** Receives all of these messages. Nothing in a request can change it. */
  notifyEmail: string;
  siteUrl: string | undefined;
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
 * Notifies the team of what a visitor did with a sourcing tool. A request for quotation, one for swag
 * and a chosen product idea are also sent to the visitor, as a copy, and so is the guide to whoever
 * asked for it: the pages promise no other mail. Messages are stored in the outbox before they are
 * sent, and duplicate requests send each once. Suspected bots get the same response, but nothing is
 * sent.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    // A request for quotation can be long.
    maxBodyBytes: 64 * 1024,
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
  const copy = copyOf(request, deps);
  const isCopied = copy !== undefined;
  const copyKind = copyKindOf(request.type);
  if (isCopied && !isPlainAddress(request.email)) {
    throw new HttpError(422, 'invalid_request', 'Please check: email.', ['email']);
  }
  if (!(await deps.hasQuota('email'))) throw messageQuotaExceeded();
  const hasCopyQuota =
    !isCopied || (await deps.hasQuota('email', mailboxQuota(copyKind, request.email)));
  if (looksAutomated(request.form)) {
    if (!hasCopyQuota) throw copyQuotaExceeded(copyKind);
    return { success: true, delivery: deps.defaultDelivery };
  }
  const now = deps.now();
  // Both are stored before the first is sent; one that already existed is not sent again.
  const lead = await addLead(request, deps, now);
  const added = hasCopyQuota && isCopied ? await addCopy(copy, request, deps, now) : undefined;
  const statuses = await Promise.all(
    [lead, added].flatMap((upserted) =>
      upserted === undefined ? [] : [deliverNew(upserted, deps)],
    ),
  );
  // Other kinds of messages have follow-up steps; their own function retries them.
  if (statuses.every(isDelivered)) {
    await retryEarlierMessages({ ...deps, kind }, (due) => deliverMessage(due, deps));
  }
  if (!hasCopyQuota) throw copyQuotaExceeded(copyKind);
  return { success: true, delivery: summarizeDelivery(statuses) };
}

/** A request for swag is a request for a quote as well. */
function copyKindOf(type: SendSourcingToolNotificationRequest['type']): CopyKind {
  return type === 'idea' || type === 'guide' ? type : 'rfq';
}

type CopyKind = Exclude<MailboxMessage, 'report'>;

/** The team has the request; the page says that no copy came. */
function copyQuotaExceeded(kind: CopyKind): HttpError {
  const had = `This address has already had ${maxToMailboxPerCaller[kind]} copies today, the most we send in a day`;
  return new HttpError(429, 'too_many_reports', `We have it. ${had}, so we didn’t send another.`);
}

async function addLead(
  request: SendSourcingToolNotificationRequest,
  deps: RequestDependencies,
  now: Date,
): Promise<UpsertResult> {
  const upserted = await deps.outbox.add(
    {
      ...writeNotification(request, await deps.flagEmail(request.email, deps.log)),
      kind,
      recipientEmail: deps.notifyEmail,
      // The gate accepts any text with an '@'. An invalid address is reported to the team but not
      // used.
      replyTo: isPlainAddress(request.email) ? request.email : null,
      relatedSubmissionId: rowIdOf(request),
      dedupeKey: await dedupeKey(request, now),
    },
    now,
  );
  if (upserted === undefined) throw new Error('A message that is no report was not kept.');
  return upserted;
}

/** The visitor's copy; undefined for events without one. */
function copyOf(
  { type, data }: SendSourcingToolNotificationRequest,
  deps: Dependencies,
): MessageContent | undefined {
  if (type === 'rfq') return writeRfqCopy(data, deps);
  if (type === 'swag') return writeSwagCopy(data, deps);
  if (type === 'guide') return writeGuideCopy(deps);
  return type === 'idea' ? writeIdeaCopy(data, deps) : undefined;
}

/** Undefined when that mailbox has had its reports of the day. */
async function addCopy(
  copy: MessageContent,
  request: SendSourcingToolNotificationRequest,
  deps: RequestDependencies,
  now: Date,
): Promise<UpsertResult | undefined> {
  return deps.outbox.add(
    {
      ...copy,
      kind: 'report',
      recipientEmail: request.email.toLowerCase(),
      replyTo: null,
      relatedSubmissionId: rowIdOf(request),
      dedupeKey: `copy:${await dedupeKey(request, now)}`,
    },
    now,
  );
}

/** An introduction and an idea have no row of their own; the other events carry the id of theirs. */
function rowIdOf({ type, submissionId }: SendSourcingToolNotificationRequest): string | null {
  return type === 'map-intro' || type === 'idea' ? null : (submissionId ?? null);
}

async function deliverNew(
  { isNew, row }: UpsertResult,
  deps: RequestDependencies,
): Promise<OutboxStatus> {
  return isNew ? deliverMessage(row, deps) : row.status;
}
