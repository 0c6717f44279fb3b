import type { QuoteCurrency } from './supplier-reply.ts';

/** What a price or a quantity counts, in the singular. */
export type QuoteUnit = string;

const unitWords: readonly (readonly [QuoteUnit, string])[] = [
  ['dozen', String.raw`dozens?|doz|dz|dzn|düzine|docenas?|dúzias?|dutzend|打`],
  ['pair', String.raw`pairs?|prs?|çift|pares|par|paare?n?|paia|paires?|双|雙|đôi`],
  ['set', String.raw`sets?|tak[ıi]m(?:d[ıi]r)?|juegos?|conjuntos?|套|组|bộ`],
  [
    'piece',
    String.raw`pcs?|pieces?|pce|pces|piece?s|units?|uds?|un|unid(?:ades)?|unidad(?:es)?|ea|each(?! (?:colou?r|design|size|style|model|scent|print|pattern))|nos|off|adet(?:tir)?|ad|stück|stk|st(?=\.\s?(?:à|je|:|–|-|€|\d)|$)|stueck|peças?|pecas?|pçs?|pç|piezas?|pzas?|pzs?|pezzi|pezzo|pièces?|件|个|個|只|支|条|片|张|把|台|顶|枚|本|瓶|cái|chiếc|sheets?|blatt|bögen|hojas?|folhas?`,
  ],
  ['box', String.raw`boxes|box|kutu|cajas?|caixas?|盒`],
  ['carton', String.raw`cartons?|ctns?|koli|karton|箱`],
  ['pack', String.raw`packs?|packets?|pkts?|paket|包`],
  ['roll', String.raw`rolls?|rulo|卷`],
  ['kg', String.raw`kgs?|kilos?|kilograms?|公斤|千克`],
  ['meter', String.raw`meters?|metres?|mtrs?|mts|metre|metros?|metri|m|米`],
  ['yard', String.raw`yards?|yds?|码`],
  ['bag', String.raw`bags?`],
  ['bottle', String.raw`bottles?|btls?`],
  ['jar', String.raw`jars?`],
  ['tube', String.raw`tubes?`],
  ['ton', String.raw`tons?|mt|吨`],
];

const anyUnit = unitWords.map(([, words]) => words).join('|');
const exactUnits = unitWords.map(
  ([unit, words]) => [unit, new RegExp(`^(?:${words})\\.?$`, 'iu')] as const,
);

/** The unit that a word names. */
export function unitOf(word: string): QuoteUnit | undefined {
  return exactUnits.find(([, pattern]) => pattern.test(word.trim()))?.[0];
}

/** A unit right behind a number: "500pcs", "1000 pieces", "1000 件". */
const countUnit = new RegExp(
  String.raw`^\s?(?:[(]\s?)?(${anyUnit})(?:(?<=\p{Script=Han})|(?![\p{Script=Latin}\d]))`,
  'iu',
);
/** With what is counted between: "500 printed pcs" is too far. */
export function countUnitBehind(
  text: string,
): Readonly<{ unit: QuoteUnit; length: number }> | null {
  const match = countUnit.exec(text);
  const unit = match?.[1] === undefined ? undefined : unitOf(match[1]);
  return match === null || unit === undefined ? null : { unit, length: match[0].length };
}

const perUnit = new RegExp(
  String.raw`^(?:\/-)?\s?\)?\s?(?:(?:\/|per|each|pro|por|par|al|je|a|an|for one|for each|one|per one|the|il|lo|la|le|el|o|das|die|cada|na|na każdą|za|每|一)\s?(?:each\s?|single\s?)?(?:(1[.,]?000|1k|100|10|1)\s?)?(${anyUnit})|(each|a piece|apiece|ea|a pop|cada un[oa]|cadauno|cad(?=\.)|l[’']un[oa]?|的)|c\/u|\/\s?(1[.,]?000|1k|100)\s?(?:${anyUnit})?(?!\s?[–—\-:=@$€])|per (1[.,]?000|1k|100)(?=\s*(?:[.,;)]|$)))(?![\p{Script=Latin}\d])`,
  'iu',
);

/** What a price is for, right behind it: "/pc", "per set", "each", "/100pcs", "元一个". */
export function priceUnitBehind(
  text: string,
): Readonly<{ unit: QuoteUnit; length: number }> | null {
  const thousand =
    /^\s?(?:per|a|\/|pro|por|al|par)\s?(?:thousand|mille|mil|tausend|1000 st)(?!\p{L})/iu.exec(
      text,
    );
  if (thousand !== null) return { unit: '1000 pieces', length: thousand[0].length };
  const match = perUnit.exec(text);
  if (match === null) return null;
  const count = (match[1] ?? match[4] ?? match[5] ?? '').replace(/[.,]/g, '').replace('1k', '1000');
  const unit = match[2] === undefined ? 'piece' : (unitOf(match[2]) ?? 'piece');
  // "3,45 € per 1000 pezzi" is for so many.
  if (count !== '' && /pezz|paia/i.test(match[2] ?? '')) return null;
  const isMany = count !== '' && count !== '1';
  // "6.9 usd / 1000 pcs 6.1 usd": the next order size, with its price.
  const isNext = /^\.?\s?[:=@,;–-]?\s{0,2}(?:usd|us\$|eur|rmb|[$€£¥])?\s?\d/iu.test(
    text.slice(match[0].length),
  );
  if (isMany && isNext) return null;
  return { unit: isMany ? `${count} ${unit}s` : unit, length: match[0].length };
}

const currencies: readonly (readonly [QuoteCurrency, string])[] = [
  [
    'USD',
    String.raw`us\s?\$|usd\s?\$?|u\.s\.\s?\$|u\$[sd]|us dollars?|dollars?|bucks?|dolares|dólares|dolar|美元|美金|美刀|刀|\$`,
  ],
  ['EUR', String.raw`€|eur(?:os?)?|avro|欧元`],
  ['CNY', String.raw`rmb|cny|yuan|¥|元|块|人民币`],
  ['GBP', String.raw`£|gbp|pounds? sterling`],
  ['TRY', String.raw`₺|tl|try|türk lirası|lira`],
  ['INR', String.raw`₹|inr|rs\.?|rupees?`],
  ['MXN', String.raw`₱|mxn|pesos? mexicanos|pesos`],
];
const anyCurrency = currencies.map(([, words]) => words).join('|');
const exactCurrencies = currencies.map(
  ([currency, words]) => [currency, new RegExp(`^(?:${words})$`, 'iu')] as const,
);

/** Other dollars, and the yen: no currency that a price is read in. */
const otherMoney =
  /(?<!\p{L}|[\p{L}]['’])(?:(?:hk|a|au|c|ca|cad|nz|sg|s|nt|mx|r)\s?\$|jpy|pln|aud|cad|hkd|sgd|nzd|krw|chf|sek|dkk|nok|brl|vnd|bdt|pkr|thb|idr|czk)\s?:?\s?$/iu;
const otherMoneyBehind =
  /^\s?(?:pln|zł|aud|cad(?!\.)|hkd|sgd|nzd|jpy|krw|won|chf|sek|dkk|nok|brl|vnd|đ|bdt|taka|pkr|thb|baht|idr|czk)(?!\p{L})/iu;

const currencyBefore = new RegExp(
  String.raw`(?<!\p{Script=Latin})(${anyCurrency})\s?(?:价格?)?\s?[:.]?\s{0,2}$`,
  'iu',
);
const currencyBehind = new RegExp(String.raw`^\s?(${anyCurrency})(?![\p{Script=Latin}\d])`, 'iu');

/** Whether money that no price is read in stands around a number: "HK$", "zł". */
export function isOtherMoney(before: string, after: string): boolean {
  return otherMoney.test(before) || otherMoneyBehind.test(after);
}

export type FoundCurrency = Readonly<{ currency: QuoteCurrency; length: number }>;

/** A currency that ends a text: "price is US$". */
export function currencyAtEnd(text: string): FoundCurrency | null {
  if (otherMoney.test(text)) return null;
  // "US 2.35"; in small letters it is a pronoun.
  const short = /(?<!\p{L})US\s?$/u.exec(text);
  if (short !== null) return { currency: 'USD', length: short[0].length };
  const match = currencyBefore.exec(text);
  const word = match?.[1];
  const at = match === null || word === undefined ? -1 : match.index + match[0].indexOf(word);
  return word === undefined ? null : found(word, text.length - at);
}

/** A currency that a text begins with: " usd/pc". */
export function currencyAtStart(text: string): FoundCurrency | null {
  const match = currencyBehind.exec(text);
  return match?.[1] === undefined ? null : found(match[1], match[0].length);
}

function found(word: string, length: number): FoundCurrency | null {
  const currency = exactCurrencies.find(([, pattern]) => pattern.test(word))?.[0];
  return currency === undefined ? null : { currency, length };
}

const currencyAnywhere = new RegExp(
  String.raw`(?<![\p{L}])(${anyCurrency})(?![\p{Script=Latin}])`,
  'iu',
);

/** The currency that a heading or a sentence names for all prices: "Unit price (USD)". */
export function currencyNamed(text: string): QuoteCurrency | null {
  const match = currencyAnywhere.exec(text);
  return match?.[1] === undefined ? null : (found(match[1], 0)?.currency ?? null);
}
