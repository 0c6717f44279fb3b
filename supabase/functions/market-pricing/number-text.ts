/** Pattern source for a number in any common notation; without capture groups. */
export const numberPattern = String.raw`(?:\d[\d,.]*\d|\d|\.\d+)`;

/**
 * Parses "1,200", "1,200.50", "1.200,50", "3,5" and ".85". A comma followed by exactly three digits
 * groups thousands; a single period is always a decimal point. Undefined for anything else.
 */
export function parseNumber(text: string): number | undefined {
  if (/^\d*\.?\d+$/.test(text)) return finite(text);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return finite(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) {
    return finite(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^\d+,\d{1,2}$/.test(text)) return finite(text.replace(',', '.'));
  return undefined;
}

function finite(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
