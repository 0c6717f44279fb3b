import { testDays } from '@functions/_shared/domain/demand/demand-test.ts';
import { number, object, type Schema, text, texts } from '@functions/_shared/domain/schema.ts';

/** The form of a new test, as typed. */
export type DemandTestFields = {
  product: string;
  tagline: string;
  creator: string;
  prices: readonly [string, string, string];
  days: number;
};

/** The key in the tab's storage. */
export const formKey = 'demand_form';

/** How long a test may run, for the form. */
export const dayChoices = [7, 14, 21, 30] as const;

const stored = object<DemandTestFields>({
  product: text,
  tagline: text,
  creator: text,
  prices: (raw) => {
    const [low = '', middle = '', high = ''] = texts(raw);
    return [low, middle, high];
  },
  days: number(testDays.usual),
});

/** Reads what the tab stored, where anyone may have edited it. */
export const demandTestFields: Schema<DemandTestFields> = (raw) => {
  const fields = stored(raw);
  return dayChoices.some((days) => days === fields.days)
    ? fields
    : { ...fields, days: testDays.usual };
};
