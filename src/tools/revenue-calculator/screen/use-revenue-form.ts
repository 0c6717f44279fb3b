import { useEffect, useState } from 'react';
import type { FieldCode } from '@/lib/calc/audience-product.ts';
import { useShownErrors } from '@/tools/shared/use-shown-errors.ts';
import {
  emptyRevenueFields,
  parseRevenueFields,
  type RevenueFieldName,
  type RevenueFields,
  type RevenueParse,
} from '../rules/revenue-request.ts';
import { readForm, writeForm } from '../storage.ts';

export type RevenueFormOptions = {
  locale: string;
  /** Fields that win over what the tab remembers: those of a shared link. */
  initialFields: RevenueFields | null;
};

/** The typed form: kept for the tab, with the errors of the fields that were left or submitted. */
export function useRevenueForm({ locale, initialFields }: RevenueFormOptions) {
  const [fields, setFields] = useState<RevenueFields>(() => initialFields ?? readForm());
  useEffect(() => {
    writeForm(fields);
  }, [fields]);

  const reading = parseRevenueFields(fields, locale);
  const { errorOf, errorCount, submitted, typedIn, leave, showAll, reset } = useShownErrors<
    RevenueFieldName,
    FieldCode
  >(reading.ok ? {} : reading.errors);

  function change(part: Partial<RevenueFields>) {
    setFields((before) => ({ ...before, ...part }));
    typedIn(Object.keys(part));
  }

  /** Reads the form and from now on shows every error. */
  function submit(): RevenueParse {
    showAll();
    return reading;
  }

  function clear() {
    setFields(emptyRevenueFields);
    reset();
  }

  return { fields, errorOf, errorCount, submitted, change, leave, submit, clear };
}

export type RevenueForm = ReturnType<typeof useRevenueForm>;
