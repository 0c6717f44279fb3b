import type { FieldCode } from '@functions/_shared/domain/calc/audience-product.ts';
import {
  emptyRevenueFields,
  parseRevenueFields,
  type RevenueFieldName,
  type RevenueFields,
  type RevenueParse,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { useEffect, useState } from 'react';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { withoutFilled } from '@/lib/visitor-product/fill-calculator.ts';
import { useShownErrors } from '@/tools/shared/use-shown-errors.ts';
import { fillRevenueFields } from '../rules/known-answers.ts';
import { readForm, writeForm } from '../storage.ts';

export type RevenueFormOptions = {
  locale: string;
  /** The fields of a shared link, which win over what the tab stored; null without one. */
  initialFields: RevenueFields | null;
  /** Fills the blank fields; undefined leaves them blank. */
  known: ProductAnswers | undefined;
  /** False while the form is somebody else's: the tab keeps the visitor's own. */
  isStored: boolean;
};

/** The form as typed, stored in the tab, with the errors of fields that were left or submitted. */
export function useRevenueForm({ locale, initialFields, known, isStored }: RevenueFormOptions) {
  const [opened] = useState(() => {
    const before = initialFields ?? readForm();
    const filled = known === undefined ? {} : fillRevenueFields(before, known, locale);
    return { fields: { ...before, ...filled }, filled };
  });
  const [fields, setFields] = useState<RevenueFields>(opened.fields);
  /** What was filled in becomes the form's own once it was calculated with. */
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isStored) writeForm(isUsed ? fields : withoutFilled(fields, opened.filled));
  }, [fields, isStored, isUsed, opened]);

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

  return {
    fields,
    /** What was filled in when the form opened. */
    filled: opened.filled,
    emptyFilled: () => setFields((before) => withoutFilled(before, opened.filled)),
    keepFilled: () => setUsed(true),
    errorOf,
    errorCount,
    submitted,
    change,
    leave,
    submit,
    clear,
  };
}

export type RevenueForm = ReturnType<typeof useRevenueForm>;
