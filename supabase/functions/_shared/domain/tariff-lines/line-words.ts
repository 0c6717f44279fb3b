import type { TariffSearchHit } from '../tariff/tariff-types.ts';
import { normalizeQuery } from '../tariff-question/normalize-query.ts';
import { isQuality } from '../tariff-question/product-words.ts';

type LineText = Pick<TariffSearchHit, 'description' | 'matchedTerm' | 'termNote'>;

/** The words of a text in the singular. */
export function tokenize(text: string): string[] {
  const normalized = normalizeQuery(text.toLowerCase()).replace(/\bt[ -]?shirt(s?)\b/g, 'tshirt$1');
  return (normalized.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?:'s|(?<=ss|sh|ch|x)es|(?<!s)s)$/, '') : word,
  );
}

/** Words that do not affect the choice of a line. */
const ignorable =
  /^(?:organic|recycled|sustainable|custom|customized|branded|printed|embroidered|premium|luxury|cheap|plain|basic|new|small|large|big|mini|black|white|red|blue|green|pink|colorful|unisex|adult|handmade|hardcover|softcover|oversized|cropped|vintage|personalized|engraved|heavyweight|lightweight|reusable|refillable|portable|adjustable|eco-friendly|biodegradable|cute|quality|style|gaming|blend)$/;

/** Whether a word does not affect the choice of a line. */
export function isIgnorable(word: string): boolean {
  return ignorable.test(word);
}

/** The noun that names the goods, without materials and the persons they are for. */
export function headNoun(words: string): string | undefined {
  return tokenize(words)
    .filter((word) => !isQuality(word))
    .at(-1);
}

/** The words that modify the head noun, such as "peanut" in peanut butter. */
export function modifiersOf(words: string): string[] {
  return tokenize(words)
    .filter((word) => !isQuality(word) && !isIgnorable(word))
    .slice(0, -1);
}

/** Soles that a footwear heading allows; the upper decides the material of a shoe. */
const soles = /\bouter soles of [\w ,]*?(?= and uppers)|\brubber soles?\b/gi;

/** Drops the soles, which do not decide the material of a shoe. */
export function stripSoles(text: string): string {
  return text.replace(soles, '');
}

/** The whole text of a line, with its trade name and note. */
export function textOf({ description, matchedTerm, termNote }: LineText): string {
  return stripSoles(`${description} ${matchedTerm ?? ''} ${termNote}`);
}

/** How many of the product's words a line contains. */
export function matchCount(product: string, hit: LineText): number {
  const lineWords = new Set(tokenize(textOf(hit)));
  return tokenize(product).filter((word) => lineWords.has(word)).length;
}
