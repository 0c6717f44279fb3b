import { Check } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { SourcingGateContent } from '@/content/sourcing-gate.ts';
import type { SourcingTool } from '@/content/sourcing-tools.ts';
import { isAcceptableEmail } from '@/lib/email.ts';

type SourcingGateProps = {
  words: SourcingGateContent;
  /** What the gate leads to. */
  tools: readonly SourcingTool[];
  onAccess: (email: string) => void;
};

/** Asks for a work email before the sourcing tools open. */
export function SourcingGate({ words, tools, onAccess }: SourcingGateProps) {
  const titleId = useId();
  return (
    <Card padding="lg" className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <h2 id={titleId} className="text-display-3">
          {words.title}
        </h2>
        <p className="mt-3 text-muted">{words.text}</p>
        <GateForm words={words} titleId={titleId} onAccess={onAccess} />
      </div>
      <div>
        <p className="spec-print border-b-[1.5px] border-ink pb-2 text-muted">
          {words.includedLabel}
        </p>
        <ul className="mt-4 flex flex-col gap-3">
          {tools.map((tool) => (
            <li key={tool} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
              {words.included[tool]}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function GateForm({
  words,
  titleId,
  onAccess,
}: Omit<SourcingGateProps, 'tools'> & { titleId: string }) {
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const valid = isAcceptableEmail(email);
    setRefused(!valid);
    const { title, text } = valid ? words.toasts.granted : words.toasts.invalidEmail;
    toast({ title, description: text, variant: valid ? 'success' : 'destructive' });
    if (valid) onAccess(email.trim());
  }

  return (
    // Without noValidate the browser's own bubble would come first, and our toast never.
    <form
      aria-labelledby={titleId}
      onSubmit={submit}
      noValidate
      className="mt-6 flex flex-col gap-5"
    >
      <Field
        label={words.label}
        hint={words.privacy}
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
          placeholder={words.placeholder}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" className="self-start">
        {words.submit}
      </Button>
    </form>
  );
}
