import type {
  SendToolNotificationRequest,
  SendToolNotificationResponse,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import { ApiError } from './api-error.ts';
import { callFunction } from './functions.ts';
import { submissionId } from './submission-id.ts';
import { unsent } from './unsent.ts';

/** `refused`: the team knows, but the visitor has sent that address all the reports they may in a day. */
export type ToolNotificationOutcome = SendToolNotificationResponse | { delivery: 'refused' };

/**
 * Reports a submission to the team and mails the visitor's copy; where that fails for now, it
 * waits on the device.
 * @throws ApiError when nobody was told just now.
 */
export async function sendToolNotification(
  request: SendToolNotificationRequest,
): Promise<ToolNotificationOutcome> {
  const { userEmail, details } = request;
  const id =
    request.submissionId ??
    (await submissionId('calculation-message', { userEmail, details }, new Date()));
  return unsent.submit({ kind: 'calculation-message', id, body: request }, () =>
    postToolNotification(request),
  );
}

/** What the page says of a failure is the caller's to decide. @throws ApiError */
export async function postToolNotification(
  request: SendToolNotificationRequest,
): Promise<ToolNotificationOutcome> {
  try {
    return await callFunction('send-tool-notification', request, loadSchema, {
      isInBackground: true,
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_reports') {
      return { delivery: 'refused' };
    }
    throw error;
  }
}

async function loadSchema() {
  return (await import('@functions/_shared/contracts/send-tool-notification.ts'))
    .sendToolNotificationResponseSchema;
}
