import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { normalizeQuery } from '../_shared/domain/tariff-question/normalize-query.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';

type LineText = Pick<TariffSearchHit, 'description' | 'matchedTerm' | 'termNote'>;

/** The words of a text without plurals. */
export function tokenize(text: string): string[] {
  const normalized = normalizeQuery(text.toLowerCase()).replace(/\bt[ -]?shirt(s?)\b/g, 'tshirt$1');
  return (normalized.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?:'s|(?<=ss|sh|ch|x)es|(?<!s)s)$/, '') : word,
  );
}

/** Words that say nothing about the line. */
const ignorable =
  /^(?:organic|recycled|sustainable|custom|customized|branded|printed|embroidered|premium|luxury|cheap|plain|basic|new|small|large|big|mini|black|white|red|blue|green|pink|colorful|unisex|adult|handmade|hardcover|softcover|oversized|cropped|vintage|personalized|engraved|heavyweight|lightweight|reusable|refillable|portable|adjustable|eco-friendly|biodegradable|cute|quality|style|gaming|blend)$/;

/** Whether a word says nothing about the line. */
export function isIgnorable(word: string): boolean {
  return ignorable.test(word);
}

/** What the words are about, once materials and whom it is for are left out. */
export function headNoun(words: string): string | undefined {
  return tokenize(words)
    .filter((word) => !isQuality(word))
    .at(-1);
}

/** What tells the thing from others of its name: "peanut" of peanut butter. */
export function modifiersOf(words: string): string[] {
  return tokenize(words)
    .filter((word) => !isQuality(word) && !isIgnorable(word))
    .slice(0, -1);
}

/** Soles that a heading of footwear allows: a shoe is told by its upper. */
const soles = /\bouter soles of [\w ,]*?(?= and uppers)|\brubber soles?\b/gi;

/** Without the soles, which say nothing of what a shoe is made of. */
export function stripSoles(text: string): string {
  return text.replace(soles, '');
}

/** All that a line says of its goods, with what the trade calls them. */
export function textOf({ description, matchedTerm, termNote }: LineText): string {
  return stripSoles(`${description} ${matchedTerm ?? ''} ${termNote}`);
}

/** How many of the product's words a line tells. */
export function matchCount(product: string, hit: LineText): number {
  const lineWords = new Set(tokenize(textOf(hit)));
  return tokenize(product).filter((word) => lineWords.has(word)).length;
}
