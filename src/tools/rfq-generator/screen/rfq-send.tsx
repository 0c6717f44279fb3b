import { Send } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { rfqCopy } from '../copy.ts';
import type { RfqForm } from './use-rfq.ts';
import { type SendState, useSendRfq } from './use-send-rfq.ts';

const copy = rfqCopy.send;

type RfqSendProps = { form: RfqForm; onSent: () => void };

/** Sends the request to our sourcing team. Only a product and a quantity are needed for that. */
export function RfqSend({ form, onSent }: RfqSendProps) {
  const titleId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  // The form above it takes long, and the email is often there: how fast this part is sent says
  // nothing about who sends it.
  const { honeypot, read } = useBotSignals({ canBeSentAtOnce: true });
  const { send, state, missing, isEmailRefused } = useSendRfq(form, onSent);
  const openTitles = form.gaps
    .filter(({ weight }) => weight === 'blocks')
    .map(({ code }) => rfqCopy.gaps.items[code].title);
  const isSent = 'isChanged' in state;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The pressed button goes away with the request.
    if (await send(read())) status.current?.focus();
  }

  return (
    <Card ground="sky" data-print="hide">
      <form
        method="post"
        noValidate
        aria-labelledby={titleId}
        onSubmit={submit}
        className="relative flex flex-col gap-4"
      >
        <h5 id={titleId} className="text-title">
          {copy.title}
        </h5>
        <p className="text-sm">{copy.text}</p>
        <HoneypotField ref={honeypot} />
        <EmailField
          words={copy.email}
          value={form.fields.contactEmail}
          onValueChange={(contactEmail) => form.change({ contactEmail })}
          error={isEmailRefused ? copy.invalidEmail : undefined}
        />
        {missing !== undefined && <p className="text-sm">{copy.missing[missing]}</p>}
        {missing === undefined && openTitles.length > 0 && (
          <p className="text-sm">{copy.open(openTitles)}</p>
        )}
        {form.pictures.length > 0 && <p className="text-sm">{copy.pictures}</p>}
        {(!isSent || state.isChanged) && (
          <Button
            type="submit"
            className="self-start"
            disabled={missing !== undefined}
            busy={state.status === 'sending'}
            busyLabel={copy.sending}
          >
            <Send aria-hidden="true" />
            {isSent ? copy.submitAgain : copy.submit}
          </Button>
        )}
        <p ref={status} role="status" tabIndex={-1} className="font-semibold text-sm empty:hidden">
          {sentenceOf(state)}
        </p>
      </form>
    </Card>
  );
}

function sentenceOf(state: SendState): string {
  switch (state.status) {
    case 'idle':
    case 'sending':
      return '';
    case 'refused':
      return copy.refused;
    default:
      return state.isChanged ? copy.changed : outcomeSentence(state.status, state.email);
  }
}

function outcomeSentence(outcome: 'sent' | 'sent-without-copy' | 'waiting', email: string): string {
  if (outcome === 'sent') return copy.sent(email);
  return outcome === 'waiting' ? copy.waiting : copy.sentWithoutCopy;
}
