import type { RfqRequest } from '@functions/_shared/contracts/rfq-request.ts';
import type {
  UnderstandGoodsRequest,
  UnderstandGoodsResponse,
} from '@functions/_shared/contracts/understand-goods.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import { isRetryable } from '@/api/api-error.ts';
import { submit } from '@/api/submissions/submit.ts';
import { understandGoods } from '@/api/understand-goods.ts';

/**
 * `sent`: we have it, and a copy is on its way; `sent-without-copy`: we have it, and the address gets
 * no further copy today; `waiting`: it is kept on the device and goes out without the visitor.
 */
export type RfqSending = 'sent' | 'sent-without-copy' | 'waiting';

export type RfqServices = {
  /** Rejects when the request was not accepted. */
  sendRequest: (email: string, request: RfqRequest, signals: BotSignals) => Promise<RfqSending>;
  /** Rejects when there is no answer. */
  understandGoods: (request: UnderstandGoodsRequest) => Promise<UnderstandGoodsResponse>;
};

/** What the RFQ generator asks of the backend; tests and the gallery put stand-ins here. */
export const RfqServices = createContext<RfqServices>({ sendRequest, understandGoods });

/**
 * Stores the request and tells the team. The message alone is enough for the team to answer, so its
 * outcome is the visitor's; a row that could not be stored is kept on the device and sent later.
 */
export async function sendRequest(
  email: string,
  request: RfqRequest,
  signals: BotSignals,
): Promise<RfqSending> {
  const row = { user_email: email, ...request };
  const [stored, told] = await Promise.allSettled([
    submit('rfq', row, signals),
    submit('sourcing-message', {
      message: { type: 'rfq', email, data: request, form: signals },
      row,
    }),
  ]);
  if (stored.status === 'rejected') console.warn('The RFQ was not stored', stored.reason);
  if (told.status === 'fulfilled') {
    return told.value.delivery === 'refused' ? 'sent-without-copy' : 'sent';
  }
  if (isRetryable(told.reason)) return 'waiting';
  throw told.reason;
}
