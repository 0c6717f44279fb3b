import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { isAcceptableEmail, readEmail } from '@/lib/email.ts';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import type { MapExplorerContent } from '../copy.ts';
import type { MapExplorerServices } from './services.ts';

type SupplierIntroProps = {
  words: MapExplorerContent['introForm'];
  countryName: string;
  email: string;
  onRequestIntro: MapExplorerServices['requestIntro'];
};

/** A button that reveals the form, and is there again once the form is done with. */
export function SupplierIntro({ words, countryName, email, onRequestIntro }: SupplierIntroProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  // The form's own buttons go away with it; focus must not fall to the body.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <Button ref={button} onClick={() => setOpen(true)} className="w-full">
        {words.open(countryName)}
      </Button>
    );
  }
  return (
    <IntroForm
      words={words}
      countryName={countryName}
      email={email}
      onRequestIntro={onRequestIntro}
      onDone={() => setOpen(false)}
    />
  );
}

function IntroForm({
  words,
  countryName,
  email: knownEmail,
  onRequestIntro,
  onDone,
}: SupplierIntroProps & { onDone: () => void }) {
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
      toast({ ...words.invalidEmail, variant: 'destructive' });
      emailInput.current?.focus();
      return;
    }
    setSending(true);
    const outcome = await onRequestIntro({
      type: 'map-intro',
      email: readEmail(email),
      data: { country: countryName, category: 'General', message: message.trim() },
      form: signals.read(),
    }).catch(() => 'refused' as const);
    if (outcome !== 'sent') {
      const { title, descriptions } = words.failed;
      toast({ title, description: descriptions[outcome], variant: 'destructive' });
      setSending(false);
      return;
    }
    toast({ ...words.sent, variant: 'success' });
    onDone();
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={words.title(countryName)}
      onSubmit={submit}
      data-ground="sky"
      className="flex flex-col gap-4 rounded-field p-4"
    >
      <p className="text-title">{words.title(countryName)}</p>
      <HoneypotField ref={signals.honeypot} />
      <Field
        label={words.email}
        required
        error={isInvalid ? words.invalidEmail.description : undefined}
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
      <Field label={words.requirements} hint={words.requirementsHint}>
        <Textarea
          name="message"
          maxLength={words.maxRequirements}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending} busyLabel={words.sending}>
          {words.submit}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
