import { type FormEvent, type Ref, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { CountryQuizContent } from '@/content/country-quiz.ts';
import { isAcceptableEmail } from '@/lib/email.ts';

type QuizEmailProps = {
  words: CountryQuizContent['email'];
  headingRef: Ref<HTMLHeadingElement>;
  initialEmail: string;
  onBack: () => void;
  onSubmit: (email: string) => void;
};

/** Between the last question and the report. */
export function QuizEmail({ words, headingRef, initialEmail, onBack, onSubmit }: QuizEmailProps) {
  const [email, setEmail] = useState(initialEmail);
  const [refused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const valid = isAcceptableEmail(email);
    setRefused(!valid);
    if (valid) {
      dismissToast();
      onSubmit(email.trim());
      return;
    }
    const { title, text } = words.invalid;
    toast({ title, description: text, variant: 'destructive' });
  }

  return (
    <Card padding="lg" ground="sky" className="mx-auto max-w-3xl">
      <h3 ref={headingRef} tabIndex={-1} className="text-display-3">
        {words.title}
      </h3>
      <p className="mt-2 text-muted">{words.text}</p>
      {/* Without noValidate the browser's own bubble would come first, and our toast never. */}
      <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-6">
        <Field label={words.label} error={refused ? words.invalid.text : undefined} required>
          <Input
            type="email"
            name="email"
            required
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            placeholder={words.placeholder}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="tertiary" onClick={onBack}>
            {words.back}
          </Button>
          <Button type="submit">{words.submit}</Button>
        </div>
      </form>
    </Card>
  );
}
