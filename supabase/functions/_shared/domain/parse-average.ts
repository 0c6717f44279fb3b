import { type NumberCode, parseNumber } from './parse-number.ts';
import type { Parsed } from './parsed.ts';

/** An average of whole things: accepts what a count accepts ("1.2k"), and decimals ("35.5"). */
export function parseAverage(text: string, locale: string): Parsed<number, NumberCode> {
  const count = parseNumber(text, { kind: 'count', locale });
  return !count.ok && count.code === 'not-whole'
    ? parseNumber(text, { kind: 'decimal', locale })
    : count;
}
