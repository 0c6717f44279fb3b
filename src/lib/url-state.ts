/**
 * Reading a tool's state out of an address that anyone may have edited. Each reader gives
 * `undefined` for what is missing or makes no sense, and the first of a repeated parameter.
 */

export type NumberBounds = { min: number; max: number; whole?: boolean };

/** A plain decimal such as "12500" or "24.99": no exponent, no grouping, within the bounds. */
export function readNumber(
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

/** One of a list of ids, as its guard knows them. */
export function readOption<Option extends string>(
  params: URLSearchParams,
  key: string,
  isOption: (value: unknown) => value is Option,
): Option | undefined {
  const text = params.get(key);
  return isOption(text) ? text : undefined;
}

/** Text made safe by `shareableText`; "" counts as missing. */
export function readText(
  params: URLSearchParams,
  key: string,
  maxLength: number,
): string | undefined {
  return shareableText(params.get(key) ?? '', maxLength) || undefined;
}

/**
 * What of a visitor's words may stand in an address, which ends up in histories, logs and other
 * people's hands: no word with "@" (e-mail addresses, handles), no run of nine or more digits
 * (telephone numbers), no control characters, single spaces, at most `maxLength` UTF-16 units
 * without cutting a character in two. Applying it twice changes nothing more.
 */
export function shareableText(text: string, maxLength: number): string {
  const kept = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    // Word by word: a pattern that looks for the sign itself starts anew at each letter.
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
