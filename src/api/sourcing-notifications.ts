import {
  type SendSourcingToolNotificationRequest,
  type SendSourcingToolNotificationResponse,
  sendSourcingToolNotificationResponseSchema,
} from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { callFunction } from './functions.ts';

/** Tells the team what a visitor did with a sourcing tool. @throws ApiError */
export function sendSourcingToolNotification(
  request: SendSourcingToolNotificationRequest,
): Promise<SendSourcingToolNotificationResponse> {
  return callFunction(
    'send-sourcing-tool-notification',
    request,
    sendSourcingToolNotificationResponseSchema,
  );
}
