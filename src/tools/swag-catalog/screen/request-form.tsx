import type { SwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { swagListCopy } from '../list-copy.ts';
import { maxLengths, type RequestFields, swagRequest } from '../rules/swag-request.ts';
import { type SendState, useSendSwag } from './use-send-swag.ts';

const copy = swagListCopy.send;

type RequestFormProps = {
  list: SwagList;
  neededBy: string;
  zip: string;
  /** Of the logo on the pieces, if any. */
  logoName: string | undefined;
};

/** Sends the list to our swag team. Only a name and an email are needed for that. */
export function RequestForm({ list, neededBy, zip, logoName }: RequestFormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  // The list takes long, and a browser fills in name and email at once.
  const { honeypot, read } = useBotSignals({ canBeSentAtOnce: true });
  const [fields, setFields] = useState<RequestFields>({ name: '', company: '', notes: '' });
  const [isTried, setTried] = useState(false);
  const request = swagRequest(list, fields, { neededBy, zip, logoName });
  const { email, setEmail, isEmailAcceptable, send, state } = useSendSwag(request);
  const isSent = 'isChanged' in state;
  const isNameMissing = fields.name.trim() === '';

  // The pressed button goes away with the request, and the outcome takes the focus once its words are
  // there: an empty place takes none.
  useEffect(() => {
    if (!isSent || !wasPressed.current) return;
    wasPressed.current = false;
    status.current?.focus();
  }, [isSent]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || !isEmailAcceptable) {
      const first = isNameMissing ? 'name' : 'email';
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    wasPressed.current = true;
    await send(read());
  }

  const change = (patch: Partial<RequestFields>) => setFields({ ...fields, ...patch });

  return (
    <Card ground="sky" padding="lg" data-print="hide">
      <form
        ref={form}
        method="post"
        noValidate
        aria-labelledby={titleId}
        onSubmit={submit}
        className="relative flex flex-col gap-4"
      >
        <h4 id={titleId} className="text-title">
          {copy.title}
        </h4>
        <p className="text-sm">{copy.text}</p>
        <HoneypotField ref={honeypot} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={copy.name}
            required
            error={isTried && isNameMissing ? copy.missingName : undefined}
          >
            <Input
              name="name"
              required
              autoComplete="name"
              maxLength={maxLengths.name}
              value={fields.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <EmailField
            words={copy.email}
            value={email}
            onValueChange={setEmail}
            error={isTried && !isEmailAcceptable ? copy.invalidEmail : undefined}
          />
          <Field label={copy.company} className="sm:col-span-2">
            <Input
              name="company"
              autoComplete="organization"
              maxLength={maxLengths.company}
              value={fields.company}
              onChange={(event) => change({ company: event.target.value })}
            />
          </Field>
          <Field label={copy.notes} hint={copy.notesHint} className="sm:col-span-2">
            <Textarea
              name="notes"
              rows={2}
              maxLength={maxLengths.notes}
              value={fields.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </Field>
        </div>
        {logoName !== undefined && <p className="text-sm">{copy.logo(logoName)}</p>}
        {(!isSent || state.isChanged) && (
          <Button
            type="submit"
            className="self-start"
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
