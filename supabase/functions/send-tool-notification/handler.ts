import {
  type SendToolNotificationRequest,
  type SendToolNotificationResponse,
  sendToolNotificationRequestSchema,
} from '../_shared/contracts/send-tool-notification.ts';
import { isPlainAddress, type MailTransport } from '../_shared/email.ts';
import type { MessageContent } from '../_shared/email-document.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import {
  deliverFromOutbox,
  isDelivered,
  type Outbox,
  type OutboxMessage,
  type OutboxRow,
  type OutboxStatus,
  retryEarlierMessages,
  summarizeDelivery,
} from '../_shared/outbox.ts';
import { dedupeKey } from './dedupe-key.ts';
import { writeLeadNotification } from './lead-notification.ts';
import type { Submissions } from './submissions.ts';
import { writeVisitorReport } from './visitor-report.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** Where leads go. Nothing in a request can change it. */
  notifyEmail: string;
  siteUrl: string;
  bookingUrl: string;
  outbox: Outbox;
  submissions: Submissions;
  sendMail: MailTransport;
  now: () => Date;
};

/** Anybody may type anybody's address: one address gets no more reports than this in a day. */
export const maxReportsPerAddressPerDay = 10;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Reports a lead to ourselves and sends the visitor their report. Both are kept in the outbox
 * before any mail leaves, so that a lead outlives a mail failure; the same event asked for twice
 * is sent once.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    name: 'send-tool-notification',
    access: deps.access,
    request: sendToolNotificationRequestSchema,
    respond: (request) => notify(request, deps),
  });
}

async function notify(
  request: SendToolNotificationRequest,
  deps: Dependencies,
): Promise<SendToolNotificationResponse> {
  if (!isPlainAddress(request.userEmail)) {
    throw new HttpError(422, 'invalid_request', 'Please check: userEmail.', ['userEmail']);
  }
  const now = deps.now();
  const submissionId = await findSubmission(request, deps.submissions);
  const [lead, report] = await keepMessages(request, submissionId, deps, now);

  const [leadStatus, reportStatus] = await Promise.all([
    lead.isNew ? deliver(lead.row, deps) : lead.row.status,
    report.isNew ? deliver(report.row, deps) : report.row.status,
  ]);
  const statuses = [leadStatus, reportStatus];
  if (statuses.every(isDelivered)) await retryEarlierMessages(deps, (row) => deliver(row, deps));
  return { success: true, delivery: summarizeDelivery(statuses) };
}

/** The named row, if there is one and this address sent it in; a made-up id changes nothing. */
async function findSubmission(
  request: SendToolNotificationRequest,
  submissions: Submissions,
): Promise<string | null> {
  const { submissionId, userEmail } = request;
  if (submissionId === undefined) return null;
  return (await submissions.belongsTo(submissionId, userEmail)) ? submissionId : null;
}

type Kept = { row: OutboxRow; isNew: boolean };

async function keepMessages(
  request: SendToolNotificationRequest,
  submissionId: string | null,
  deps: Dependencies,
  now: Date,
): Promise<[lead: Kept, report: Kept]> {
  const visitor = request.userEmail.toLowerCase();
  const since = new Date(now.getTime() - dayMs);
  if ((await deps.outbox.countSince('report', visitor, since)) >= maxReportsPerAddressPerDay) {
    throw new HttpError(
      429,
      'too_many_reports',
      'This address has been sent several reports today. Your results stay on this page.',
    );
  }
  const message = async (
    kind: string,
    recipientEmail: string,
    replyTo: string | null,
    content: MessageContent,
  ): Promise<OutboxMessage> => ({
    ...content,
    kind,
    recipientEmail,
    replyTo,
    relatedSubmissionId: submissionId,
    dedupeKey: await dedupeKey(kind, request, submissionId, now),
  });
  const lead = await message(
    'tool',
    deps.notifyEmail,
    request.userEmail,
    writeLeadNotification(request, submissionId),
  );
  const report = await message('report', visitor, null, writeVisitorReport(request.details, deps));
  return [await deps.outbox.add(lead, now), await deps.outbox.add(report, now)];
}

async function deliver(row: OutboxRow, deps: Dependencies): Promise<OutboxStatus> {
  const status = await deliverFromOutbox(row, deps);
  if (row.kind === 'tool' && isDelivered(status)) await markNotified(row, deps.submissions);
  return status;
}

/** A mark that fails is no reason to tell the visitor that the message failed. */
async function markNotified(lead: OutboxRow, submissions: Submissions): Promise<void> {
  const { relatedSubmissionId, replyTo } = lead;
  if (relatedSubmissionId === null || replyTo === null) return;
  try {
    await submissions.markNotified(relatedSubmissionId, replyTo);
  } catch (error) {
    console.error('send-tool-notification: notification_sent not set:', error);
  }
}
