import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import { isAcceptableEmail } from '@/lib/email.ts';
import { SubmissionProgress } from './submission-progress.tsx';
import type { Steps } from './submission-steps.ts';

export type EmailDialogProps = {
  words: Pick<RevenueCalculatorContent, 'email' | 'steps' | 'toasts'>;
  open: boolean;
  /** What the tab remembers, to start from. */
  initialEmail: string;
  running: boolean;
  steps: Steps | null;
  onSubmit: (email: string) => void;
  onDismiss: () => void;
  /** Where the focus goes afterwards; by default to what opened the dialog. */
  onCloseAutoFocus: (event: Event) => void;
};

/** Asks for an email after the figures are there; closing it leaves the figures on the page. */
export function EmailDialog({
  words,
  open,
  running,
  onDismiss,
  onCloseAutoFocus,
  ...props
}: EmailDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onDismiss();
      }}
      title={words.email.title}
      description={words.email.description}
      closeLabel={words.email.close}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        <>
          <Button variant="tertiary" onClick={onDismiss}>
            {running ? words.email.hideWhileRunning : words.email.skip}
          </Button>
          <Button type="submit" form={formId} busy={running} busyLabel={words.email.submitting}>
            {words.email.submit}
          </Button>
        </>
      }
    >
      <EmailForm id={formId} words={words} running={running} {...props} />
    </Dialog>
  );
}

type EmailFormProps = Omit<EmailDialogProps, 'open' | 'onDismiss' | 'onCloseAutoFocus'> & {
  id: string;
};

function EmailForm({ id, words, initialEmail, running, steps, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [refused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (running) return;
    const valid = isAcceptableEmail(email);
    setRefused(!valid);
    if (valid) {
      dismissToast();
      onSubmit(email.trim());
      return;
    }
    const { title, text } = words.toasts.invalidEmail;
    toast({ title, description: text, variant: 'destructive' });
  }

  return (
    // Without noValidate the browser's own bubble would come first, and our toast never.
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field
        label={words.email.label}
        hint={words.email.privacy}
        error={refused ? words.toasts.invalidEmail.text : undefined}
        required
      >
        <Input
          type="email"
          name="email"
          required
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          placeholder={words.email.placeholder}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          readOnly={running}
        />
      </Field>
      {running && steps && <SubmissionProgress words={words.steps} steps={steps} />}
    </form>
  );
}
