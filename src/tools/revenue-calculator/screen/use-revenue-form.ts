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
  /** The fields of a shared link, which win over what the tab stored; null without one. */
  initialFields: RevenueFields | null;
};

/** The form as typed, stored in the tab, with the errors of fields that were left or submitted. */
export function useRevenueForm({ locale, initialFields }: RevenueFormOptions) {
  const [fields, setFields] = useState<RevenueFields>(() => initialFields ?? readForm());
  useEffect(() => {
    writeForm(fields);
  }, [fields]);

  const parsed = parseRevenueFields(fields, locale);
  const { errorOf, errorCount, submitted, typedIn, leave, showAll, reset } = useShownErrors<
    RevenueFieldName,
    FieldCode
  >(parsed.ok ? {} : parsed.errors);

  function change(part: Partial<RevenueFields>) {
    setFields((before) => ({ ...before, ...part }));
    typedIn(Object.keys(part));
  }

  /** Parses the form and from now on shows every error. */
  function submit(): RevenueParse {
    showAll();
    return parsed;
  }

  function clear() {
    setFields(emptyRevenueFields);
    reset();
  }

  return { fields, errorOf, errorCount, submitted, change, leave, submit, clear };
}

export type RevenueForm = ReturnType<typeof useRevenueForm>;
