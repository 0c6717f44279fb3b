import { parseNumber } from '../parse-number.ts';
import { maxTestPriceUsd, priceCount } from './demand-test.ts';

/** Why a price is not taken. `repeated`: it stands in an earlier field as well. */
export type TestPriceCode =
  | 'required'
  | 'not-a-number'
  | 'other-currency'
  | 'not-positive'
  | 'too-large'
  | 'too-fine'
  | 'repeated';

export type TestPricesParse =
  | {
      ok: true;
      /** Ascending. */
      pricesUsd: readonly number[];
      /** Whether they were typed in another order. */
      isReordered: boolean;
    }
  | { ok: false; errors: readonly (TestPriceCode | undefined)[] };

/**
 * The prices of a test, ascending, however they were ordered in the form.
 * @param typed one for each field
 */
export function parseTestPrices(typed: readonly string[], locale: string): TestPricesParse {
  const seen: number[] = [];
  const errors = Array.from({ length: priceCount }, (_, index) => {
    const parsed = parseNumber(typed[index] ?? '', { kind: 'money', locale });
    if (!parsed.ok) return codeOf(parsed.code);
    const cents = parsed.value * 100;
    if (parsed.value <= 0) return 'not-positive';
    if (parsed.value > maxTestPriceUsd) return 'too-large';
    if (Math.abs(cents - Math.round(cents)) > 1e-6) return 'too-fine';
    if (seen.includes(Math.round(cents))) return 'repeated';
    seen.push(Math.round(cents));
    return undefined;
  });
  if (errors.some((code) => code !== undefined)) return { ok: false, errors };
  const ascending = seen.toSorted((a, b) => a - b);
  return {
    ok: true,
    pricesUsd: ascending.map((cents) => cents / 100),
    isReordered: ascending.some((cents, index) => cents !== seen[index]),
  };
}

function codeOf(code: string): TestPriceCode {
  if (code === 'empty') return 'required';
  if (code === 'other-currency' || code === 'too-large') return code;
  return 'not-a-number';
}
