import type {
  SendSourcingToolNotificationRequest,
  SendSourcingToolNotificationResponse,
} from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { asObject } from '@/lib/kept-json.ts';
import type { UnsentSubmission } from '@/lib/unsent/unsent-submission.ts';
import { callFunction } from './functions.ts';
import { submissionId } from './submission-id.ts';
import { unsent } from './unsent.ts';

/**
 * Tells the team what a visitor did with a sourcing tool; where that fails for now, it waits on the
 * device.
 * @throws ApiError when nobody was told just now.
 */
export async function sendSourcingToolNotification(
  request: SendSourcingToolNotificationRequest,
): Promise<SendSourcingToolNotificationResponse> {
  const { type, email, data } = request;
  const id = await submissionId('sourcing-message', { type, email, data }, new Date());
  const body = { ...request, submissionId: id };
  return unsent.submit(
    { kind: 'sourcing-message', id, body },
    () => postSourcingNotification(body),
    (waiting) => isEarlierDraft(waiting, request),
  );
}

/** @throws ApiError */
export function postSourcingNotification(
  request: SendSourcingToolNotificationRequest,
): Promise<SendSourcingToolNotificationResponse> {
  return callFunction('send-sourcing-tool-notification', request, loadSchema);
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
