import {
  type SendToolNotificationRequest,
  type SendToolNotificationResponse,
  sendToolNotificationResponseSchema,
} from '@functions/_shared/contracts/send-tool-notification.ts';
import { callFunction } from './functions.ts';

/** Reports a submission to the team and mails the visitor's copy. @throws ApiError */
export function sendToolNotification(
  request: SendToolNotificationRequest,
): Promise<SendToolNotificationResponse> {
  return callFunction('send-tool-notification', request, sendToolNotificationResponseSchema);
}
