/** Numbers as text for input fields; parse-number.ts reads what people type into them. */

export type DecimalMark = '.' | ',';

/**
 * Formats a finite number as text for an input field: the locale's decimal mark, no grouping, so
 * that `parseNumber` with the same locale returns the same number. Non-finite numbers give "".
 */
export function toNumberText(value: number, locale: string): string {
  if (!Number.isFinite(value)) return '';
  return plainText.format(value + 0).replace('.', decimalMarkOf(locale));
}

const plainText = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumFractionDigits: 20,
});

/** The locale's decimal mark; unknown locales count as en-US. */
export function decimalMarkOf(locale: string): DecimalMark {
  try {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.some((part) => part.type === 'decimal' && part.value === ',') ? ',' : '.';
  } catch {
    return '.';
  }
}
