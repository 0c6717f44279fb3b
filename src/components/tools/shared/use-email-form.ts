import type { FormSigns } from '@functions/_shared/domain/form-signs.ts';
import { type FormEvent, useState } from 'react';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import { isAcceptableEmail, readEmail } from '@/lib/email.ts';
import { useFormSigns } from './use-form-signs.ts';

type EmailFormOptions = {
  initialEmail?: string;
  /** What is said of an address that is none: in a toast, and its text at the field. */
  invalid: { title: string; text: string };
  /** Given the address once it is one. */
  onEmail: (email: string, signs: FormSigns) => void;
};

/** A form that asks for nothing but an email. */
export function useEmailForm({ initialEmail = '', invalid, onEmail }: EmailFormOptions) {
  const [email, setEmail] = useState(initialEmail);
  const [refused, setRefused] = useState(false);
  const { trap, read } = useFormSigns({ canBeSentAtOnce: initialEmail !== '' });

  function submit(event: FormEvent) {
    event.preventDefault();
    const valid = isAcceptableEmail(email);
    setRefused(!valid);
    if (valid) {
      dismissToast();
      onEmail(readEmail(email), read());
    } else {
      toast({ title: invalid.title, description: invalid.text, variant: 'destructive' });
    }
  }

  return {
    // Without noValidate the browser's own bubble would come first, and our toast never.
    form: { onSubmit: submit, noValidate: true },
    /** For the `TrapField` inside the form. */
    trap,
    field: { value: email, onValueChange: setEmail, error: refused ? invalid.text : undefined },
  };
}
