import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useEmailForm } from '@/tools/shared/use-email-form.ts';
import type { RevenueCalculatorContent } from '../copy.ts';
import { SubmissionProgress } from './submission-progress.tsx';
import type { Steps } from './submission-steps.ts';

export type EmailDialogProps = {
  words: Pick<RevenueCalculatorContent, 'email' | 'steps' | 'toasts'>;
  open: boolean;
  /** What the tab remembers, to start from. */
  initialEmail: string;
  running: boolean;
  steps: Steps | null;
  onSubmit: (email: string, signals: BotSignals) => void;
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
  const { form, field, honeypot } = useEmailForm({
    initialEmail,
    invalid: words.toasts.invalidEmail,
    onEmail: (email, signals) => {
      if (!running) onSubmit(email, signals);
    },
  });

  return (
    <form method="post" {...form} id={id} className="flex flex-col gap-5">
      <EmailField {...field} words={words.email} readOnly={running} />
      <HoneypotField ref={honeypot} />
      {running && steps && <SubmissionProgress words={words.steps} steps={steps} />}
    </form>
  );
}
