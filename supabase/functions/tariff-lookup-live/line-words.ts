import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';
import { inSearchWords } from '../_shared/domain/tariff-question/search-spelling.ts';

type Told = Pick<TariffSearchHit, 'description' | 'matchedTerm' | 'termNote'>;

/** The words of a text without plurals. */
export function wordsOf(text: string): string[] {
  const plain = inSearchWords(text.toLowerCase()).replace(/\bt[ -]?shirt(s?)\b/g, 'tshirt$1');
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?:'s|(?<=ss|sh|ch|x)es|(?<!s)s)$/, '') : word,
  );
}

/** Words that say nothing about the line. */
const indifferent =
  /^(?:organic|recycled|sustainable|custom|customized|branded|printed|embroidered|premium|luxury|cheap|plain|basic|new|small|large|big|mini|black|white|red|blue|green|pink|colorful|unisex|adult|handmade|hardcover|softcover|oversized|cropped|vintage|personalized|engraved|heavyweight|lightweight|reusable|refillable|portable|adjustable|eco-friendly|biodegradable|cute|quality|style|gaming|blend)$/;

/** Whether a word says nothing about the line. */
export function isIndifferent(word: string): boolean {
  return indifferent.test(word);
}

/** What the words are about, once materials and whom it is for are left out. */
export function thingOf(words: string): string | undefined {
  return wordsOf(words)
    .filter((word) => !isQuality(word))
    .at(-1);
}

/** What tells the thing from others of its name: "peanut" of peanut butter. */
export function modifiersOf(words: string): string[] {
  return wordsOf(words)
    .filter((word) => !isQuality(word) && !isIndifferent(word))
    .slice(0, -1);
}

/** Soles that a heading of footwear allows: a shoe is told by its upper. */
const soles = /\bouter soles of [\w ,]*?(?= and uppers)|\brubber soles?\b/gi;

/** Without the soles, which say nothing of what a shoe is made of. */
export function withoutSoles(text: string): string {
  return text.replace(soles, '');
}

/** All that a line says of its goods, with what the trade calls them. */
export function textOf({ description, matchedTerm, termNote }: Told): string {
  return withoutSoles(`${description} ${matchedTerm ?? ''} ${termNote}`);
}

/** How many of the product's words a line tells. */
export function wordsTold(product: string, hit: Told): number {
  const told = new Set(wordsOf(textOf(hit)));
  return wordsOf(product).filter((word) => told.has(word)).length;
}
