import type {
  SendSourcingToolNotificationRequest,
  SendSourcingToolNotificationResponse,
} from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { asObject } from '@/lib/kept-json.ts';
import type { UnsentSubmission } from '@/lib/unsent/unsent-submission.ts';
import { callFunction } from './functions.ts';
import { leadOf } from './sourcing-leads.ts';
import { submissionId } from './submission-id.ts';
import { unsent } from './unsent.ts';

/**
 * Tells the team what a visitor did with a sourcing tool; where that fails for now, it waits on the
 * device.
 * @param row the stored row it speaks of, as it was given to the verb that saves it. The message
 * carries the row's id, so the server can tell which rows still lack one.
 * @throws ApiError when nobody was told just now.
 */
export async function sendSourcingToolNotification(
  request: SendSourcingToolNotificationRequest,
  row?: object,
): Promise<SendSourcingToolNotificationResponse> {
  const id = await messageId(request, row);
  const body = { ...request, submissionId: id };
  return unsent.submit(
    { kind: 'sourcing-message', id, body },
    () => postSourcingNotification(body),
    (waiting) => isEarlierDraft(waiting, request),
  );
}

/** What the page says of a failure is the caller's to decide. @throws ApiError */
export function postSourcingNotification(
  request: SendSourcingToolNotificationRequest,
): Promise<SendSourcingToolNotificationResponse> {
  return callFunction('send-sourcing-tool-notification', request, loadSchema, {
    isInBackground: true,
  });
}

function messageId(
  { type, email, data }: SendSourcingToolNotificationRequest,
  row: object | undefined,
): Promise<string> {
  const now = new Date();
  if (type === 'tool_access') return submissionId('sourcing-lead', leadOf(email), now);
  if (type === 'quiz' && row !== undefined) return submissionId('country-quiz', row, now);
  if (type === 'strategy' && row !== undefined) return submissionId('strategy', row, now);
  return submissionId('sourcing-message', { type, email, data }, now);
}

/** The form of an introduction stays open when it fails: sent again, it replaces what it sent. */
function isEarlierDraft(
  { kind, body }: UnsentSubmission,
  request: SendSourcingToolNotificationRequest,
): boolean {
  return (
    kind === 'sourcing-message' &&
    request.type === 'map-intro' &&
    body.type === 'map-intro' &&
    body.email === request.email &&
    asObject(body.data).country === request.data.country
  );
}

async function loadSchema() {
  return (await import('@functions/_shared/contracts/send-sourcing-tool-notification.ts'))
    .sendSourcingToolNotificationResponseSchema;
}
