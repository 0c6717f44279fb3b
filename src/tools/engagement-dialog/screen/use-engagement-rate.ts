import { useState } from 'react';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import {
  calculateEngagementRate,
  type EngagementInput,
  type EngagementRate,
} from '@/lib/calc/engagement-rate.ts';
import type { EngagementRateContent } from '../copy.ts';
import {
  type EngagementErrors,
  type EngagementField,
  type EngagementFields,
  emptyEngagementFields,
  engagementFieldNames,
  readEngagementFields,
} from './read-engagement-fields.ts';

export type EngagementOutcome = { input: EngagementInput; rate: EngagementRate };

/** The dialog's two states: numbers being typed, then the rate they make. */
export function useEngagementRate({
  words,
  locale,
}: {
  words: EngagementRateContent;
  locale: string;
}) {
  const [fields, setFields] = useState<EngagementFields>(emptyEngagementFields);
  const [errors, setErrors] = useState<EngagementErrors>({});
  const [outcome, setOutcome] = useState<EngagementOutcome | null>(null);

  function setField(name: EngagementField, text: string) {
    setFields((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  /** Gives the first field at fault, so that the form can put the focus there; else null. */
  function calculate(): EngagementField | null {
    const read = readEngagementFields(fields, locale);
    if (!read.ok) return refuse(read.errors);
    const rate = calculateEngagementRate(read.input);
    if (!rate.ok) {
      toast({ title: words.errors.failed, variant: 'destructive' });
      return null;
    }
    dismissToast();
    setErrors({});
    setOutcome({ input: read.input, rate: rate.value });
    return null;
  }

  function refuse(found: EngagementErrors): EngagementField | null {
    setErrors(found);
    // The field says what is wrong with it; "failed" is kept for a calculation that fails.
    if (Object.values(found).includes('missing')) {
      toast({ title: words.errors.missing, variant: 'destructive' });
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

  return { fields, errors, outcome, setField, calculate, clear, back: () => setOutcome(null) };
}
