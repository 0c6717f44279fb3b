import { tokenize } from '../language/words.ts';

/** What a number before goods may count or measure instead of them: a "100 page notebook". */
const measured: ReadonlySet<string> = new Set(
  tokenize(`
    page piece thread count sheet inch foot meter yard mm cm oz ounce ml liter gallon cup gram kg lb
    pound gsm watt volt mah hour minute day week month year color sided panel ring pack set card
    pocket key lumen degree grit percent step speed port slot tier ply denier hz gb weight in ft
  `),
);

/** Words before a number that make it no amount: "size 12 shoes", "pack of 50 pens". */
const notBefore =
  /(?:\b(?:size|sizes|number|no|nr|age|ages|aged|vol|volume|of|since|est|year|for|over)|[#$€£\d.,/-])\s*$/i;

const amountBefore = /(\d{1,3}(?:,\d{3})+|\d+)\s?(k)?\s+((?:[^\s,.;:()]+\s+){0,4})$/i;

/** Below this, a number is more likely a size or part of a name: a "3 ring binder". */
const minUnits = 10;

/**
 * The number of units that a number right before the goods states: "500 canvas bags".
 * @param saidAs the words that name the goods, as they stand in the text
 */
export function unitsBefore(text: string, saidAs: string): number | undefined {
  const at = text.toLowerCase().indexOf(saidAs.toLowerCase());
  if (at < 0 || !isPlural(saidAs)) return undefined;
  const before = text.slice(0, at);
  const match = amountBefore.exec(before);
  if (match === null) return undefined;
  const [, digits = '', thousands, between = ''] = match;
  if (notBefore.test(before.slice(0, match.index))) return undefined;
  if (tokenize(between).some((word) => measured.has(word))) return undefined;
  const units = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
  const isYear = thousands === undefined && units >= 1900 && units < 2100 && digits.length === 4;
  return units >= minUnits && !isYear && Number.isSafeInteger(units) ? units : undefined;
}

/** Whether the last word looks like a plural in one of the languages we read. */
function isPlural(words: string): boolean {
  return /(?:s|en|ler|lar|men)$/i.test(words);
}
