import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useEmailForm } from '@/tools/shared/use-email-form.ts';
import type { CountryQuizContent } from '../copy.ts';

type QuizEmailProps = {
  words: CountryQuizContent['email'];
  headingRef: Ref<HTMLHeadingElement>;
  initialEmail: string;
  onBack: () => void;
  onSubmit: (email: string, signals: BotSignals) => void;
};

/** Between the last question and the report. */
export function QuizEmail({ words, headingRef, initialEmail, onBack, onSubmit }: QuizEmailProps) {
  const { form, field, honeypot } = useEmailForm({
    initialEmail,
    invalid: words.invalid,
    onEmail: onSubmit,
  });

  return (
    <div className="mx-auto max-w-2xl sm:py-4">
      <h3 ref={headingRef} tabIndex={-1} className="text-display-3">
        {words.title}
      </h3>
      <p className="mt-2 text-muted">{words.text}</p>
      <form method="post" {...form} className="mt-6 flex flex-col gap-6">
        <EmailField {...field} words={words} />
        <HoneypotField ref={honeypot} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
          <Button variant="tertiary" onClick={onBack}>
            {words.back}
          </Button>
          <Button type="submit">{words.submit}</Button>
        </div>
      </form>
    </div>
  );
}
