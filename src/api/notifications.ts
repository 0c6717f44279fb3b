import {
  type SendToolNotificationRequest,
  type SendToolNotificationResponse,
  sendToolNotificationResponseSchema,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import { ApiError } from './api-error.ts';
import { callFunction } from './functions.ts';

/** `refused`: the team knows, but the address has been sent all the reports it gets in a day. */
export type ToolNotificationOutcome = SendToolNotificationResponse | { delivery: 'refused' };

/** Reports a submission to the team and mails the visitor's copy. @throws ApiError */
export async function sendToolNotification(
  request: SendToolNotificationRequest,
): Promise<ToolNotificationOutcome> {
  try {
    return await callFunction(
      'send-tool-notification',
      request,
      sendToolNotificationResponseSchema,
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_reports') {
      return { delivery: 'refused' };
    }
    throw error;
  }
}
