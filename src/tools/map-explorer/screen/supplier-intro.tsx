import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { PrivacyNote } from '@/components/sections/privacy-note.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { mapExplorerCopy } from '../copy.ts';
import { MapServices } from '../services.ts';

const copy = mapExplorerCopy.introForm;

type SupplierIntroProps = {
  countryName: string;
  /** Fills the form until the visitor changes it; may be "". */
  email: string;
};

/** A button that opens the form, and comes back when the form closes. */
export function SupplierIntro({ countryName, email }: SupplierIntroProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  // The form's own buttons disappear with it, and the focus must not fall to the body.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <Button ref={button} onClick={() => setOpen(true)} className="w-full">
        {copy.open(countryName)}
      </Button>
    );
  }
  return <IntroForm countryName={countryName} email={email} onDone={() => setOpen(false)} />;
}

type IntroFormProps = SupplierIntroProps & { onDone: () => void };

function IntroForm({ countryName, email: knownEmail, onDone }: IntroFormProps) {
  const { requestIntro } = use(MapServices);
  const [email, setEmail] = useState(knownEmail);
  const [message, setMessage] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [isSending, setSending] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const signals = useBotSignals({ canBeSentAtOnce: knownEmail !== '' });

  useEffect(() => emailInput.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!isAcceptableEmail(email)) {
      setInvalid(true);
      toast({ ...copy.invalidEmail, variant: 'destructive' });
      emailInput.current?.focus();
      return;
    }
    setSending(true);
    const outcome = await requestIntro({
      type: 'map-intro',
      email: parseEmail(email),
      data: { country: countryName, category: 'General', message: message.trim() },
      form: signals.read(),
    }).catch(() => 'refused' as const);
    if (outcome !== 'sent') {
      const { title, descriptions } = copy.failed;
      toast({ title, description: descriptions[outcome], variant: 'destructive' });
      setSending(false);
      return;
    }
    toast({ ...copy.sent, variant: 'success' });
    onDone();
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={copy.title(countryName)}
      onSubmit={submit}
      data-ground="sky"
      className="flex flex-col gap-4 rounded-field p-4"
    >
      <p className="text-title">{copy.title(countryName)}</p>
      <HoneypotField ref={signals.honeypot} />
      <Field
        label={copy.email}
        hint={<PrivacyNote />}
        required
        error={isInvalid ? copy.invalidEmail.description : undefined}
      >
        <Input
          ref={emailInput}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(false);
          }}
        />
      </Field>
      <Field label={copy.requirements} hint={copy.requirementsHint}>
        <Textarea
          name="message"
          maxLength={copy.maxRequirements}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending} busyLabel={copy.sending}>
          {copy.submit}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
