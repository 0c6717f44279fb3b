import type { SwagRequest } from '@functions/_shared/contracts/swag-request.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { use, useState } from 'react';
import { emailKey, isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';
import { type SwagSending, SwagServices } from '../services.ts';

export type SendState =
  | { status: 'idle' | 'sending' | 'refused' }
  | { status: SwagSending; email: string; isChanged: boolean };

type Sent = { outcome: SwagSending; email: string; text: string };

/**
 * Sends the request to us, and knows whether it has changed since.
 * @param request null while the name or the list is missing
 */
export function useSendSwag(request: SwagRequest | null) {
  const { sendRequest } = use(SwagServices);
  const [email, setEmail] = useState(() => tabStorage.read(emailKey) ?? '');
  const [sent, setSent] = useState<Sent | null>(null);
  const [attempt, setAttempt] = useState<'none' | 'sending' | 'refused'>('none');
  const address = parseEmail(email);
  const text = JSON.stringify([address, request]);

  /** Whether we have it, or it is kept for later. */
  async function send(signals: BotSignals): Promise<boolean> {
    if (attempt === 'sending' || request === null || !isAcceptableEmail(address)) return false;
    setAttempt('sending');
    try {
      const outcome = await sendRequest(address, request, signals);
      tabStorage.write(emailKey, address);
      setSent({ outcome, email: address, text });
      setAttempt('none');
      return true;
    } catch (error) {
      console.info('Swag: the request was not accepted', error);
      setAttempt('refused');
      return false;
    }
  }

  return {
    email,
    setEmail,
    isEmailAcceptable: isAcceptableEmail(address),
    send,
    state: stateOf(attempt, sent, text),
  };
}

function stateOf(
  attempt: 'none' | 'sending' | 'refused',
  sent: Sent | null,
  text: string,
): SendState {
  if (attempt !== 'none') return { status: attempt };
  if (sent === null) return { status: 'idle' };
  return { status: sent.outcome, email: sent.email, isChanged: sent.text !== text };
}
