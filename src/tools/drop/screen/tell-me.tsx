import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { dropCopy } from '../copy.ts';

const copy = dropCopy.email;

type TellMeProps = {
  creator: string;
  /** @returns whether it arrived */
  onEmail: (email: string) => Promise<boolean>;
};

/** An address for one message, with consent: never checked beforehand, and without it nothing is sent. */
export function TellMe({ creator, onEmail }: TellMeProps) {
  const titleId = useId();
  const errorId = useId();
  const done = useRef<HTMLParagraphElement>(null);
  const [email, setEmail] = useState('');
  const [consents, setConsents] = useState(false);
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'done'>('open');
  const [isSubmitted, setSubmitted] = useState(false);
  const isValid = isAcceptableEmail(email);

  useEffect(() => {
    if (state === 'done') done.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (!isValid || !consents) {
      const form = event.currentTarget;
      requestAnimationFrame(() =>
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    setState('sending');
    setState((await onEmail(parseEmail(email))) ? 'done' : 'failed');
  }

  if (state === 'done') {
    return (
      <p ref={done} tabIndex={-1} className="font-medium">
        {copy.done}
      </p>
    );
  }
  const needsConsent = isSubmitted && !consents;
  return (
    <form
      noValidate
      method="post"
      aria-labelledby={titleId}
      onSubmit={submit}
      className="flex flex-col gap-4 border-t-[1.5px] border-ink pt-5"
    >
      <p id={titleId} className="font-display text-title">
        {copy.title}
      </p>
      <EmailField
        words={copy}
        value={email}
        onValueChange={setEmail}
        error={isSubmitted && !isValid ? copy.invalid.text : undefined}
      />
      <div>
        <Checkbox
          checked={consents}
          onCheckedChange={setConsents}
          isInvalid={needsConsent}
          describedBy={needsConsent ? errorId : undefined}
          className="max-w-measure py-1"
        >
          {copy.consent(creator)}
        </Checkbox>
        <div id={errorId} aria-live="polite" className="empty:hidden">
          {needsConsent && (
            <p className="text-sm font-medium text-risk-high">{copy.needsConsent}</p>
          )}
        </div>
      </div>
      <Button type="submit" variant="secondary" busy={state === 'sending'} className="self-start">
        {copy.submit}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="max-w-measure font-medium text-risk-high">
          {copy.failed}
        </p>
      )}
    </form>
  );
}
