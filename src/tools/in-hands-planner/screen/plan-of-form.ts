import { parsePlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { tabStorage } from '@/lib/storage.ts';
import { linkedFields } from '../rules/linked-plan.ts';
import { formKey, formSchema } from '../storage.ts';

/** Whether the tool itself made this address in this tab, from what it stored. */
export function isPlanOfForm(params: URLSearchParams): boolean {
  const fields = linkedFields(parsePlanParams(params));
  if (fields === null) return false;
  const stored = parseJson(formSchema, tabStorage.read(formKey));
  return (
    stored.product.trim() === fields.product &&
    stored.inHandsOn === fields.inHandsOn &&
    stored.sample === fields.sample
  );
}
