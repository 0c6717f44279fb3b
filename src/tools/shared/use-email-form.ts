import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { type FormEvent, useState } from 'react';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import { isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { useBotSignals } from './use-bot-signals.ts';

type EmailFormOptions = {
  initialEmail?: string;
  /** What to say about an invalid address: in a toast, and its text at the field. */
  invalid: { title: string; text: string };
  /**
   * Called with a valid address.
   * @param texts the trimmed texts of the form's other fields by name; empty ones are left out
   */
  onEmail: (email: string, signals: BotSignals, texts: Record<string, string>) => void;
};

/** A form that asks for an email. Any other field in it only needs a name: see `onEmail`. */
export function useEmailForm({ initialEmail = '', invalid, onEmail }: EmailFormOptions) {
  const [email, setEmail] = useState(initialEmail);
  const [refused, setRefused] = useState(false);
  const { honeypot, read } = useBotSignals({ canBeSentAtOnce: initialEmail !== '' });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const valid = isAcceptableEmail(email);
    setRefused(!valid);
    if (valid) {
      dismissToast();
      onEmail(parseEmail(email), read(), textsOf(event.currentTarget));
    } else {
      toast({ title: invalid.title, description: invalid.text, variant: 'destructive' });
    }
  }

  return {
    // Without noValidate, the browser's own bubble would keep our toast from showing.
    form: { onSubmit: submit, noValidate: true },
    /** For the `HoneypotField` inside the form. */
    honeypot,
    field: { value: email, onValueChange: setEmail, error: refused ? invalid.text : undefined },
  };
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') texts[name] = value.trim();
  }
  return texts;
}
