import type { RfqGap } from '../rules/find-gaps.ts';

/** The control that answers a question; the gaps lead there. */
export function fieldId(prefix: string, field: RfqGap['field']): string {
  return `${prefix}-${field}`;
}
