import { useEffect, useState } from 'react';
import type {
  RevenueFieldCode,
  RevenueFieldErrors,
  RevenueFieldName,
} from '@/lib/calc/revenue-input.ts';
import { tabStorage } from '@/lib/storage.ts';
import { useShownErrors } from '@/tools/shared/use-shown-errors.ts';
import {
  emptyFormFields,
  type FormFields,
  type FormReading,
  fieldsFromText,
  fieldsToText,
  readForm,
} from './form-fields.ts';

const storageKey = 'revenue_form';

export type RevenueFormOptions = {
  locale: string;
  /** Fields that win over what the tab remembers: those of a shared link. */
  initialFields: FormFields | null;
};

/** The typed form: kept for the tab, with the errors of the fields that were left or submitted. */
export function useRevenueForm({ locale, initialFields }: RevenueFormOptions) {
  const [fields, setFields] = useState<FormFields>(
    () => initialFields ?? fieldsFromText(tabStorage.read(storageKey)),
  );
  useEffect(() => {
    tabStorage.write(storageKey, fieldsToText(fields));
  }, [fields]);

  const reading = readForm(fields, locale);
  const allErrors: RevenueFieldErrors = reading.ok ? {} : reading.errors;
  const { errorOf, errorCount, submitted, typedIn, leave, showAll, reset } = useShownErrors<
    RevenueFieldName,
    RevenueFieldCode
  >(allErrors);

  function change(part: Partial<FormFields>) {
    setFields((before) => ({ ...before, ...part }));
    typedIn(Object.keys(part));
  }

  /** Reads the form and from now on shows every error. */
  function submit(): FormReading {
    showAll();
    return reading;
  }

  function clear() {
    setFields(emptyFormFields);
    reset();
  }

  return { fields, errorOf, errorCount, submitted, change, leave, submit, clear };
}

export type RevenueForm = ReturnType<typeof useRevenueForm>;
