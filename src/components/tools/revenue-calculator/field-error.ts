import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import type { RevenueFieldCode, RevenueFieldName } from '@/lib/calc/revenue-input.ts';

type ErrorWords = RevenueCalculatorContent['form']['errors'];

/** The field's own sentence for this reason, or the common one. */
export function fieldError(
  words: ErrorWords,
  name: RevenueFieldName,
  code: RevenueFieldCode | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  const own: Partial<Record<RevenueFieldCode, string>> = words.field[name];
  return own[code] ?? words.any[code];
}
