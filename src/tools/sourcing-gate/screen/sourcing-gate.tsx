import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { withoutScript } from '@/content/site.ts';
import type { SourcingTool } from '@/content/sourcing-tools.ts';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useEmailForm } from '@/tools/shared/use-email-form.ts';
import type { SourcingGateContent } from '../copy.ts';
import type { GateAnswers } from './use-sourcing-access.ts';

type SourcingGateProps = {
  words: SourcingGateContent;
  /** What the gate leads to. */
  tools: readonly SourcingTool[];
  onAccess: (answers: GateAnswers, signals: BotSignals) => void;
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
              <Glyph name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
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
  const { form, field, honeypot } = useEmailForm({
    invalid: words.toasts.invalidEmail,
    onEmail: (email, signals) => {
      const { title, text } = words.toasts.granted;
      toast({ title, description: text, variant: 'success' });
      onAccess({ email }, signals);
    },
  });

  return (
    <form method="post" {...form} aria-labelledby={titleId} className="mt-6 flex flex-col gap-5">
      <p className="scripting:hidden w-full font-medium text-risk-high">{withoutScript.form}</p>
      <EmailField {...field} words={words} />
      <HoneypotField ref={honeypot} />
      <Button type="submit" size="lg" className="self-start">
        {words.submit}
      </Button>
    </form>
  );
}
