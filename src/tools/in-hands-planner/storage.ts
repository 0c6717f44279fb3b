import { object, oneOf, text } from '@functions/_shared/domain/schema.ts';
import type { PlanFields } from './rules/plan-fields.ts';

/** The form as it is typed, stored in the tab. */
export const formKey = 'in_hands_form';

export const formSchema = object<PlanFields>({
  product: text,
  pieces: text,
  inHandsOn: text,
  zip: text,
  sample: oneOf(['with', 'without'] as const, 'without'),
});
