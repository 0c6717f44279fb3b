import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useEmailForm } from '@/tools/shared/use-email-form.ts';
import { revenueCalculatorCopy } from '../copy.ts';
import { SubmissionProgress } from './submission-progress.tsx';
import type { Steps } from './submission-steps.ts';

const { email: copy, toasts } = revenueCalculatorCopy;

export type EmailDialogProps = {
  open: boolean;
  /** The address that the tab stored, to start from. */
  initialEmail: string;
  running: boolean;
  steps: Steps | null;
  onSubmit: (email: string, signals: BotSignals) => void;
  onDismiss: () => void;
  /** Where the focus goes afterward; by default to what opened the dialog. */
  onCloseAutoFocus: (event: Event) => void;
};

/** Asks for an email after the figures are there; closing it leaves the figures on the page. */
export function EmailDialog({
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
      title={copy.title}
      description={copy.description}
      closeLabel={copy.close}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        <>
          <Button variant="tertiary" onClick={onDismiss}>
            {running ? copy.hideWhileRunning : copy.skip}
          </Button>
          <Button type="submit" form={formId} busy={running} busyLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <EmailForm id={formId} running={running} {...props} />
    </Dialog>
  );
}

type EmailFormProps = Omit<EmailDialogProps, 'open' | 'onDismiss' | 'onCloseAutoFocus'> & {
  id: string;
};

function EmailForm({ id, initialEmail, running, steps, onSubmit }: EmailFormProps) {
  const { form, field, honeypot } = useEmailForm({
    initialEmail,
    invalid: toasts.invalidEmail,
    onEmail: (email, signals) => {
      if (!running) onSubmit(email, signals);
    },
  });

  return (
    <form method="post" {...form} id={id} className="flex flex-col gap-5">
      <EmailField {...field} words={copy} readOnly={running} />
      <HoneypotField ref={honeypot} />
      {running && steps && <SubmissionProgress steps={steps} />}
    </form>
  );
}
