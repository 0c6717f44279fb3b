/**
 * Reading a tool's state from an address that anyone may have edited. Each function returns
 * `undefined` for missing or invalid values, and uses the first of a repeated parameter.
 */

export type NumberBounds = { min: number; max: number; whole?: boolean };

/** A plain decimal such as "12500" or "24.99": no exponent, no grouping, within the bounds. */
export function parseNumberParam(
  params: URLSearchParams,
  key: string,
  { min, max, whole = false }: NumberBounds,
): number | undefined {
  const text = params.get(key) ?? '';
  if (!/^\d{1,15}(\.\d{1,20})?$/.test(text)) return undefined;
  const value = Number(text);
  if (value < min || value > max || (whole && !Number.isInteger(value))) return undefined;
  return value;
}

/** An option id, checked by a type guard. */
export function parseOptionParam<Option extends string>(
  params: URLSearchParams,
  key: string,
  isOption: (value: unknown) => value is Option,
): Option | undefined {
  const text = params.get(key);
  return isOption(text) ? text : undefined;
}

/** Text made safe by `shareableText`; "" counts as missing. */
export function parseTextParam(
  params: URLSearchParams,
  key: string,
  maxLength: number,
): string | undefined {
  return shareableText(params.get(key) ?? '', maxLength) || undefined;
}

/**
 * Makes a visitor's text safe for an address, which ends up in histories, logs and other people's
 * hands: no words with "@" (email addresses, handles), no runs of nine or more digits (phone
 * numbers), no control characters, single spaces, at most `maxLength` UTF-16 code units without
 * splitting a character. Idempotent.
 */
export function shareableText(text: string, maxLength: number): string {
  const kept = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    // Word by word: a pattern that searches for the sign itself would start over at each letter.
    .replace(/\S+/g, (word) => (/[@＠]/.test(word) ? ' ' : word))
    .replace(/\+?\d(?:[\s().-]*\d){8,}/g, ' ');
  return cutAt(kept.replace(/\s+/g, ' ').trim(), maxLength).trim();
}

function cutAt(text: string, maxLength: number): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > maxLength) break;
    cut += character;
  }
  return cut;
}
