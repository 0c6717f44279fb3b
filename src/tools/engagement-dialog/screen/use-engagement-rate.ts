import {
  calculateEngagementRate,
  type EngagementInput,
  type EngagementRate,
} from '@functions/_shared/domain/calc/engagement-rate.ts';
import { useState } from 'react';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import { engagementDialogCopy } from '../dialog-copy.ts';
import {
  type EngagementErrors,
  type EngagementField,
  type EngagementFields,
  emptyEngagementFields,
  engagementFieldNames,
  parseEngagementFields,
} from '../rules/engagement-fields.ts';

const { errors: errorTexts } = engagementDialogCopy;

export type EngagementOutcome = { input: EngagementInput; rate: EngagementRate };

/** The dialog's two steps: the numbers, then their rate. */
export function useEngagementRate(locale: string) {
  const [fields, setFields] = useState<EngagementFields>(emptyEngagementFields);
  /** The followers that the dialog was last opened with. */
  const [offered, setOffered] = useState('');
  const [errors, setErrors] = useState<EngagementErrors>({});
  const [outcome, setOutcome] = useState<EngagementOutcome | null>(null);

  /** Starts with these followers, as typed, where nothing else was typed into the dialog. */
  function start(followers: string) {
    setOffered(followers);
    setFields((before) =>
      before.followers === '' || before.followers === offered ? { ...before, followers } : before,
    );
  }

  function setField(name: EngagementField, text: string) {
    setFields((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  /** Returns the first invalid field, for the form to focus, or null. */
  function calculate(): EngagementField | null {
    const parsed = parseEngagementFields(fields, locale);
    if (!parsed.ok) return refuse(parsed.errors);
    const rate = calculateEngagementRate(parsed.input);
    if (!rate.ok) {
      toast({ title: errorTexts.failed, variant: 'destructive' });
      return null;
    }
    dismissToast();
    setErrors({});
    setOutcome({ input: parsed.input, rate: rate.value });
    return null;
  }

  function refuse(found: EngagementErrors): EngagementField | null {
    setErrors(found);
    // Each field shows its own error; "failed" is for a calculation that fails.
    if (Object.values(found).includes('missing')) {
      toast({ title: errorTexts.missing, variant: 'destructive' });
    } else {
      dismissToast();
    }
    return engagementFieldNames.find((name) => found[name] !== undefined) ?? null;
  }

  function clear() {
    setFields(emptyEngagementFields);
    setErrors({});
    setOutcome(null);
  }

  return {
    fields,
    errors,
    outcome,
    start,
    setField,
    calculate,
    clear,
    back: () => setOutcome(null),
  };
}
