import { type FormEvent, use, useState } from 'react';
import { PrivacyNote } from '@/components/sections/privacy-note.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { withoutScript } from '@/content/site.ts';
import { isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { guideSignupCopy as copy } from './copy.ts';
import { type GuideSending, GuideServices } from './services.ts';

type State = { status: 'idle' | 'refused' } | { status: 'sending' | GuideSending; email: string };

/** Asks for an email address and sends the guide there. */
export function GuideSignup() {
  const { requestGuide } = use(GuideServices);
  const { honeypot, read } = useBotSignals({ canBeSentAtOnce: false });
  const [email, setEmail] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [state, setState] = useState<State>({ status: 'idle' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = parseEmail(email);
    // Specification §5: an empty field does nothing.
    if (address === '' || state.status === 'sending') return;
    setInvalid(!isAcceptableEmail(address));
    if (!isAcceptableEmail(address)) return;
    setState({ status: 'sending', email: address });
    setEmail('');
    try {
      setState({ status: await requestGuide(address, read()), email: address });
    } catch (error) {
      console.warn('The request for the guide was not accepted', error);
      setEmail(address);
      setState({ status: 'refused' });
    }
  }

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="relative max-w-xl">
        <p className="scripting:hidden mb-3 w-full font-medium text-risk-high">
          {withoutScript.form}
        </p>
        <HoneypotField ref={honeypot} />
        <Field
          label={copy.field}
          hint={<PrivacyNote text={copy.privacy} />}
          error={isInvalid ? copy.invalid : undefined}
        >
          <div className="flex flex-wrap gap-3">
            <div className="min-w-[min(14rem,100%)] flex-1">
              <Input
                type="email"
                name="email"
                autoComplete="email"
                inputMode="email"
                maxLength={254}
                placeholder={copy.placeholder}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setInvalid(false);
                }}
              />
            </div>
            <Button type="submit" busy={state.status === 'sending'} busyLabel={copy.sending}>
              {copy.submit}
            </Button>
          </div>
        </Field>
      </form>
      <div role="alert" className="mt-5 max-w-measure font-semibold empty:hidden">
        {alertOf(state)}
      </div>
      <p role="status" className="mt-2 text-muted empty:hidden">
        {outcomeOf(state)}
      </p>
    </>
  );
}

function alertOf(state: State): string {
  if ('email' in state) return copy.thanks(state.email);
  return state.status === 'refused' ? copy.refused : '';
}

function outcomeOf({ status }: State): string {
  return status === 'sent' || status === 'had' || status === 'waiting' ? copy.outcomes[status] : '';
}
