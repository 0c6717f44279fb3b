import type { SwagRequest } from '@functions/_shared/contracts/swag-request.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { isRetryable } from '@/api/api-error.ts';
import { submit } from '@/api/submissions/submit.ts';
import type { SwagSending } from '../services.ts';

/**
 * Stores the request and tells the team. The message alone is enough for the team to answer, so its
 * outcome is the visitor's; a row that could not be stored is kept on the device and sent later.
 */
export async function sendRequest(
  email: string,
  request: SwagRequest,
  signals: BotSignals,
): Promise<SwagSending> {
  const row = { user_email: email, ...request };
  const [stored, told] = await Promise.allSettled([
    submit('swag-request', row, signals),
    submit('sourcing-message', {
      message: { type: 'swag', email, data: request, form: signals },
      row,
    }),
  ]);
  if (stored.status === 'rejected') console.info('Swag: the row was not stored', stored.reason);
  if (told.status === 'fulfilled') {
    return told.value.delivery === 'refused' ? 'sent-without-copy' : 'sent';
  }
  if (isRetryable(told.reason)) return 'waiting';
  throw told.reason;
}
