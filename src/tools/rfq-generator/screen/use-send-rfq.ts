import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { use, useState } from 'react';
import { isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { rfqRequest } from '../rules/rfq-request.ts';
import { type RfqSending, RfqServices } from '../services.ts';
import type { RfqForm } from './use-rfq.ts';

export type SendState =
  | { status: 'idle' | 'sending' | 'refused' }
  | {
      status: RfqSending;
      email: string;
      /** The visitor has changed the request since. */
      isChanged: boolean;
    };

type Sent = { outcome: RfqSending; email: string; text: string };

/** Sends the request to us, and knows whether it has changed since. */
export function useSendRfq({ rfq, fields, pictures }: RfqForm, onSent: () => void) {
  const { sendRequest } = use(RfqServices);
  const [sent, setSent] = useState<Sent | null>(null);
  const [attempt, setAttempt] = useState<'none' | 'sending' | 'refused'>('none');
  const [isEmailRefused, setEmailRefused] = useState(false);

  const parsed = rfqRequest(rfq, { pictureCount: pictures.length });
  const email = parseEmail(fields.contactEmail);
  const isEmailAcceptable = isAcceptableEmail(email);
  const text = JSON.stringify([email, parsed]);

  /** Whether we have it, or it is kept for later. */
  async function send(signals: BotSignals): Promise<boolean> {
    if (attempt === 'sending' || !('request' in parsed)) return false;
    setEmailRefused(!isEmailAcceptable);
    if (!isEmailAcceptable) return false;
    setAttempt('sending');
    try {
      const outcome = await sendRequest(email, parsed.request, signals);
      setSent({ outcome, email, text });
      setAttempt('none');
      onSent();
      return true;
    } catch (error) {
      console.warn('The RFQ was not accepted', error);
      setAttempt('refused');
      return false;
    }
  }

  return {
    send,
    state: stateOf(attempt, sent, text),
    missing: 'missing' in parsed ? parsed.missing : undefined,
    isEmailRefused: isEmailRefused && !isEmailAcceptable,
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
