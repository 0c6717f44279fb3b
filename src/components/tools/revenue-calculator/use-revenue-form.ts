import { useEffect, useState } from 'react';
import type { RevenueFieldErrors, RevenueFieldName } from '@/lib/calc/revenue-input.ts';
import type { TextStore } from '../shared/session-store.ts';
import {
  emptyFormFields,
  type FormFields,
  type FormReading,
  fieldsFromText,
  fieldsToText,
  readForm,
} from './form-fields.ts';

export type RevenueFormOptions = {
  locale: string;
  store: TextStore;
  storageKey: string;
  /** Fields that win over what the tab remembers: those of a shared link. */
  initialFields: FormFields | null;
};

/** The typed form: kept for the tab, with the errors of the fields that were left or submitted. */
export function useRevenueForm({ locale, store, storageKey, initialFields }: RevenueFormOptions) {
  const [fields, setFields] = useState<FormFields>(
    () => initialFields ?? fieldsFromText(store.read(storageKey)),
  );
  const [left, setLeft] = useState<ReadonlySet<RevenueFieldName>>(new Set());
  const [submitted, setSubmitted] = useState(false);

  useEffect(() => store.write(storageKey, fieldsToText(fields)), [fields, store, storageKey]);

  const reading = readForm(fields, locale);
  const allErrors: RevenueFieldErrors = reading.ok ? {} : reading.errors;

  function errorOf(name: RevenueFieldName) {
    const code = allErrors[name];
    if (code === undefined || submitted) return code;
    // Passing through an empty field by Tab is no mistake yet.
    return left.has(name) && code !== 'required' ? code : undefined;
  }

  function change(part: Partial<FormFields>) {
    setFields((before) => ({ ...before, ...part }));
    // Someone who types again is not finished, and not yet wrong.
    setLeft((before) => new Set([...before].filter((name) => !(name in part))));
  }

  function leave(name: RevenueFieldName) {
    setLeft((before) => (before.has(name) ? before : new Set(before).add(name)));
  }

  /** Reads the form and from now on shows every error. */
  function submit(): FormReading {
    setSubmitted(true);
    return reading;
  }

  function clear() {
    setFields(emptyFormFields);
    setLeft(new Set());
    setSubmitted(false);
  }

  return {
    fields,
    errorOf,
    errorCount: Object.keys(allErrors).length,
    submitted,
    change,
    leave,
    submit,
    clear,
  };
}

export type RevenueForm = ReturnType<typeof useRevenueForm>;
