import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Glyph } from '@/components/ui/glyph.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { withoutScript } from '@/content/site.ts';
import { sourcingTools } from '@/content/sourcing-tools.ts';
import { EmailField } from '@/tools/shared/email-field.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useEmailForm } from '@/tools/shared/use-email-form.ts';
import { sourcingGateCopy as copy } from './copy.ts';
import type { GateAnswers } from './screen/use-sourcing-access.ts';

type SourcingGateProps = {
  onAccess: (answers: GateAnswers, signals: BotSignals) => void;
};

/** Asks for a work email before the sourcing tools open. */
export function SourcingGate({ onAccess }: SourcingGateProps) {
  const titleId = useId();
  return (
    <Card padding="lg" className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div>
        <h2 id={titleId} className="text-display-3">
          {copy.title}
        </h2>
        <p className="mt-3 text-muted">{copy.text}</p>
        <GateForm titleId={titleId} onAccess={onAccess} />
      </div>
      <div>
        <p className="spec-print border-b-[1.5px] border-ink pb-2 text-muted">
          {copy.includedLabel}
        </p>
        <ul className="mt-4 flex flex-col gap-3">
          {sourcingTools.map((tool) => (
            <li key={tool} className="flex items-start gap-2.5">
              <Glyph name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
              {copy.included[tool]}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function GateForm({ titleId, onAccess }: SourcingGateProps & { titleId: string }) {
  const { form, field, honeypot } = useEmailForm({
    invalid: copy.toasts.invalidEmail,
    onEmail: (email, signals) => {
      const { title, text } = copy.toasts.granted;
      toast({ title, description: text, variant: 'success' });
      onAccess({ email }, signals);
    },
  });

  return (
    <form method="post" {...form} aria-labelledby={titleId} className="mt-6 flex flex-col gap-5">
      <p className="scripting:hidden w-full font-medium text-risk-high">{withoutScript.form}</p>
      <EmailField {...field} words={copy} />
      <HoneypotField ref={honeypot} />
      <Button type="submit" size="lg" className="self-start">
        {copy.submit}
      </Button>
    </form>
  );
}
