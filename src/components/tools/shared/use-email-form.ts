import { type FormEvent, useState } from 'react';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import { isAcceptableEmail } from '@/lib/email.ts';

type EmailFormOptions = {
  initialEmail?: string;
  /** What is said of an address that is none: in a toast, and its text at the field. */
  invalid: { title: string; text: string };
  /** Given the address, trimmed, once it is one. */
  onEmail: (email: string) => void;
};

/** A form that asks for nothing but an email. */
export function useEmailForm({ initialEmail = '', invalid, onEmail }: EmailFormOptions) {
  const [email, setEmail] = useState(initialEmail);
  const [refused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const valid = isAcceptableEmail(email);
    setRefused(!valid);
    if (valid) {
      dismissToast();
      onEmail(email.trim());
    } else {
      toast({ title: invalid.title, description: invalid.text, variant: 'destructive' });
    }
  }

  return {
    // Without noValidate the browser's own bubble would come first, and our toast never.
    form: { onSubmit: submit, noValidate: true },
    field: { value: email, onValueChange: setEmail, error: refused ? invalid.text : undefined },
  };
}
