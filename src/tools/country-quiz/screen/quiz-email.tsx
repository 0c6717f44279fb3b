import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useEmailForm } from '@/tools/shared/use-email-form.ts';
import { countryQuizCopy } from '../copy.ts';

const copy = countryQuizCopy.email;

type QuizEmailProps = {
  headingRef: Ref<HTMLHeadingElement>;
  initialEmail: string;
  onBack: () => void;
  onSubmit: (email: string, signals: BotSignals) => void;
};

/** Asks for the email between the last question and the report. */
export function QuizEmail({ headingRef, initialEmail, onBack, onSubmit }: QuizEmailProps) {
  const { form, field, honeypot } = useEmailForm({
    initialEmail,
    invalid: copy.invalid,
    onEmail: onSubmit,
  });

  return (
    <div className="mx-auto max-w-2xl sm:py-4">
      <h3 ref={headingRef} tabIndex={-1} className="text-display-3">
        {copy.title}
      </h3>
      <p className="mt-2 text-muted">{copy.text}</p>
      <form method="post" {...form} className="mt-6 flex flex-col gap-6">
        <EmailField {...field} words={copy} />
        <HoneypotField ref={honeypot} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
          <Button variant="tertiary" onClick={onBack}>
            {copy.back}
          </Button>
          <Button type="submit">{copy.submit}</Button>
        </div>
      </form>
    </div>
  );
}
