import { wordsAtStart } from './number-words.ts';
import type { QuoteCurrency } from './supplier-reply.ts';

/** Parts of a currency by name: each is worth a share of it. */
const parts: readonly (readonly [QuoteCurrency, number, RegExp])[] = [
  ['EUR', 0.01, /^\s?(?:euro[\s-]?cents?|cents? d['’]euro)(?!\p{L})/iu],
  ['USD', 0.01, /^\s?(?:us\s)?(?:cents?|¢)(?!\p{L})/iu],
  ['INR', 0.01, /^\s?pais[ae](?!\p{L})/iu],
  ['TRY', 0.01, /^\s?kuru[şs](?!\p{L})/iu],
  ['CNY', 0.1, /^\s?[毛角]/u],
];

/** "块5", "元八" behind a number: tenths. */
const tenthsBehind = /^[块元](?:(\d)|([一二三四五六七八九]))(?![\d.,个件套天百千万%])[毛角]?/u;

export type SmallMoney = Readonly<{ amount: number; currency: QuoteCurrency; length: number }>;

/**
 * Money that is said in parts: "85 cents", "2块8" (2.80), "two dollars ten" (2.10), "1 dollar 20
 * cents". The currency is the one that the words name.
 */
export function smallMoneyAtStart(text: string, value: number): SmallMoney | null {
  for (const [currency, share, pattern] of parts) {
    const match = pattern.exec(text);
    if (match !== null)
      return { amount: rounded(value * share), currency, length: match[0].length };
  }
  const tenths = tenthsBehind.exec(text);
  if (tenths !== null) {
    const digit = Number(tenths[1] ?? '一二三四五六七八九'.indexOf(tenths[2] ?? '') + 1);
    return { amount: rounded(value + digit / 10), currency: 'CNY', length: tenths[0].length };
  }
  const unit = /^\s?(dollars?|euros?)\s(?:and\s)?/i.exec(text);
  if (unit === null) return null;
  const rest = text.slice(unit[0].length);
  const digits = /^(\d{2})(?:\s?cents?)?(?![\d.,]*\d|\s?(?:%|pcs|pieces|days|sets))/i.exec(rest);
  const words = digits === null ? wordsAtStart(rest) : null;
  const cents = digits === null ? (words?.value ?? 0) : Number(digits[1]);
  const isCents =
    cents >= 10 &&
    cents < 100 &&
    !/^\s?(?:pcs|piece|set|day|%)/i.test(rest.slice(words?.length ?? 0));
  if (!isCents) return null;
  const said = digits?.[0].length ?? words?.length ?? 0;
  const named = /^\s?cents?/i.exec(rest.slice(said))?.[0].length ?? 0;
  return {
    amount: rounded(value + cents / 100),
    currency: /^d/i.test(unit[1] ?? '') ? 'USD' : 'EUR',
    length: unit[0].length + said + named,
  };
}

function rounded(amount: number): number {
  return Math.round(amount * 1e4) / 1e4;
}
