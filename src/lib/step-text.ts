import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import { parseNumber } from '@functions/_shared/domain/parse-number.ts';

/**
 * Adds a step to a typed percentage when an arrow key is pressed, rounded to the step's own
 * decimals so that 0.1 + 0.2 is 0.3. An empty field starts at 0; text that is not a number stays
 * unchanged.
 */
export function stepText(
  text: string,
  by: number,
  { min, max, locale }: { min: number; max: number; locale: string },
): string {
  const typed = parseNumber(text, { kind: 'percent', locale });
  if (!typed.ok && typed.code !== 'empty') return text;
  const next = Math.min(max, Math.max(min, (typed.ok ? typed.value : 0) + by));
  return toNumberText(Math.round(next * 1e6) / 1e6, locale);
}
