import type { ProductIdea } from '../_shared/contracts/product-ideas.ts';
import {
  type SendToolNotificationRequest,
  type SendToolNotificationResponse,
  sendToolNotificationRequestSchema,
} from '../_shared/contracts/send-tool-notification.ts';
import { deliverMessage } from '../_shared/deliver-message.ts';
import { looksAutomated } from '../_shared/domain/bot-signals.ts';
import { isPlainAddress, type MailTransport } from '../_shared/email.ts';
import type { MessageContent } from '../_shared/email-document.ts';
import type { FlagEmail } from '../_shared/email-flag.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import {
  isDelivered,
  mailboxQuota,
  maxToMailboxPerCaller,
  messageQuotaExceeded,
  type Outbox,
  type OutboxMessage,
  type OutboxStatus,
  retryEarlierMessages,
  summarizeDelivery,
  type UpsertResult,
} from '../_shared/outbox.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import type { Submissions } from '../_shared/submissions.ts';
import { dedupeKey } from '../_shared/tool-dedupe-key.ts';
import { writeLeadNotification } from '../_shared/tool-notification.ts';
import type { FindIdeas } from './report-ideas.ts';
import { writeVisitorReport } from './visitor-report.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** Receives the leads. Nothing in a request can change it. */
  notifyEmail: string;
  siteUrl: string | undefined;
  /** Where our functions are called; without a trailing slash. */
  functionsUrl: string;
  bookingUrl: string | undefined;
  outbox: Outbox;
  submissions: Submissions;
  /** Finds what the visitor's report repeats; left out, it repeats nothing. */
  findIdeas?: FindIdeas;
  sendMail: MailTransport;
  /** The response to a suspected bot. */
  defaultDelivery: SendToolNotificationResponse['delivery'];
  flagEmail: FlagEmail;
  now: () => Date;
};

/**
 * Sends a lead to the team and a report to the visitor. Both are stored in the outbox before any
 * mail is sent, so that a lead survives a mail failure, and duplicate requests send each once.
 * Suspected bots get the same response, but nothing is sent.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: sendToolNotificationRequestSchema,
    respond: (request, log, hasQuota) => notify(request, { ...deps, log, hasQuota }),
  });
}

/** The dependencies together with what belongs to one request. */
type RequestDependencies = Dependencies & { log: Log; hasQuota: HasQuota };

async function notify(
  request: SendToolNotificationRequest,
  deps: RequestDependencies,
): Promise<SendToolNotificationResponse> {
  if (!isPlainAddress(request.userEmail)) {
    throw new HttpError(422, 'invalid_request', 'Please check: userEmail.', ['userEmail']);
  }
  if (!(await deps.hasQuota('email'))) throw messageQuotaExceeded();
  const hasReportQuota = await deps.hasQuota('email', mailboxQuota('report', request.userEmail));
  if (looksAutomated(request.form)) {
    if (!hasReportQuota) throw reportQuotaExceeded();
    return { success: true, delivery: deps.defaultDelivery };
  }
  const event: Event = {
    request,
    submissionId: await findSubmission(request, deps.submissions),
    now: deps.now(),
  };
  // Both are stored before the first is sent; one that already existed is not sent again.
  const lead = await deps.outbox.add(await leadOf(event, deps), event.now);
  // Also undefined when that mailbox has had its limit of reports from other callers, which this
  // caller must not learn: the response is then that of the lead.
  const report = hasReportQuota
    ? await deps.outbox.add(await reportOf(event, deps), event.now)
    : undefined;
  const statuses = await Promise.all(
    [lead, report].flatMap((upserted) =>
      upserted === undefined ? [] : [deliverNew(upserted, deps)],
    ),
  );
  if (statuses.every(isDelivered))
    await retryEarlierMessages(deps, (row) => deliverMessage(row, deps));
  if (!hasReportQuota) throw reportQuotaExceeded();
  return { success: true, delivery: summarizeDelivery(statuses) };
}

/** Mentions only the caller's own requests. */
function reportQuotaExceeded(): HttpError {
  return new HttpError(
    429,
    'too_many_reports',
    `You’ve sent this address ${maxToMailboxPerCaller.report} reports today, the most we send in a day. Your results stay on this page.`,
  );
}

/** One calculation to report. */
type Event = { request: SendToolNotificationRequest; submissionId: string | null; now: Date };

/**
 * The id of the named row, if it exists and belongs to this address; an invented id has no effect.
 */
async function findSubmission(
  request: SendToolNotificationRequest,
  submissions: Submissions,
): Promise<string | null> {
  const { submissionId, userEmail } = request;
  if (submissionId === undefined) return null;
  return (await submissions.belongsTo(submissionId, userEmail)) ? submissionId : null;
}

async function leadOf(
  event: Event,
  { notifyEmail, flagEmail, log }: RequestDependencies,
): Promise<OutboxMessage> {
  const { request, submissionId } = event;
  const flag = await flagEmail(request.userEmail, log);
  return messageOf(event, {
    ...writeLeadNotification(request, submissionId, flag),
    kind: 'tool',
    recipientEmail: notifyEmail,
    replyTo: request.userEmail,
  });
}

async function reportOf(event: Event, deps: RequestDependencies): Promise<OutboxMessage> {
  return messageOf(event, {
    ...writeVisitorReport(event.request.details, deps, await ideasOf(event, deps)),
    kind: 'report',
    recipientEmail: event.request.userEmail.toLowerCase(),
    replyTo: null,
  });
}

/** The visitor's ideas; a report without them is better than none. */
async function ideasOf(
  { request, submissionId }: Event,
  { findIdeas, log }: RequestDependencies,
): Promise<ProductIdea[]> {
  if (findIdeas === undefined || submissionId === null) return [];
  try {
    return await findIdeas(submissionId, request.userEmail);
  } catch (error) {
    log('error', 'ideas not found', {}, error);
    return [];
  }
}

async function messageOf(
  { request, submissionId, now }: Event,
  message: MessageContent & Pick<OutboxMessage, 'kind' | 'recipientEmail' | 'replyTo'>,
): Promise<OutboxMessage> {
  return {
    ...message,
    relatedSubmissionId: submissionId,
    dedupeKey: await dedupeKey(message.kind, request, submissionId, now),
  };
}

async function deliverNew(
  { isNew, row }: UpsertResult,
  deps: RequestDependencies,
): Promise<OutboxStatus> {
  return isNew ? deliverMessage(row, deps) : row.status;
}
