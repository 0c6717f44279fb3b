import { containers, leadIns, measures } from '../language/stop-words.ts';
import { tokenize } from '../language/words.ts';
import { foreignThing } from './foreign-things.ts';
import { englishName, foreignName, maxNameWords } from './name-index.ts';
import { isOtherThing } from './other-things.ts';

/** A run of words up to the next lead-in word or punctuation mark. */
export type Part = {
  /** The lead-in word that opens it: "with". */
  leadIn: string | undefined;
  words: readonly string[];
  /** The same words as typed. */
  typed: readonly string[];
};

/** Trade phrases whose words would otherwise be mistaken for a product. */
const tradePhrases =
  /\b(?:private|white)[\s-]labels?(?:led|ing)?\b|\bshort[\s-]?list\w*|\bcut[\s-]and[\s-]sew\b|\bprint[\s-]on[\s-]demand\b|\bsupply[\s-]chains?\b|\bmatched to\b/gi;

/** The model of a device, which would stand between the words of "iPhone 15 case". */
const deviceModels =
  /\b(iphone|ipad|galaxy|pixel|macbook|airpods?|kindle)(?:\s+(?:s?\d{1,2}|pro|max|plus|mini|air|ultra)\b)+/gi;

/** Divides a text into parts: at punctuation and at lead-in words that are in no name. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const clause of text
    .replace(tradePhrases, ' ')
    .replace(deviceModels, '$1')
    .replace(/\s&\s/g, ' and ')
    .split(/[,;:!?\n&+()|"“”]+|(?<!\d)\/|\/(?!\d)|\.(?!\d)|\s[-–—]\s/)) {
    let leadIn: string | undefined;
    let words: string[] = [];
    let typed: string[] = [];
    const close = () => {
      if (words.length > 0) parts.push({ leadIn, words, typed });
      words = [];
      typed = [];
    };
    const clauseWords = typedWords(clause);
    const inName = leadInsInNames(clauseWords.map(({ word }) => word));
    for (const [at, { word, typed: typedWord, isInCompound }] of clauseWords.entries()) {
      if (leadIns.has(word) && !isInCompound && !inName.has(at)) {
        if (word === 'of' && isMeasure(words.at(-1) ?? '')) {
          words.pop();
          typed.pop();
        }
        close();
        leadIn = word;
      } else {
        words.push(word);
        typed.push(typedWord);
      }
    }
    close();
  }
  return parts;
}

/** "Box of chocolates", "flight of hot sauces": the word only says how many or in what. */
function isMeasure(word: string): boolean {
  return containers.has(word) || measures.has(word);
}

/** The places of lead-in words inside a name: the "on" of "press-on nails". */
function leadInsInNames(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let length = Math.min(maxNameWords, words.length); length >= 2; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const span = words.slice(start, start + length);
      if (!span.some((word) => leadIns.has(word))) continue;
      const isName = englishName(span) ?? foreignName(span);
      if (isName === undefined && !isOtherThing(span) && !foreignThing(span)) continue;
      for (const place of range(start, start + length)) places.add(place);
    }
  }
  return places;
}

type TypedWord = {
  word: string;
  typed: string;
  /** Whether it stands in a word with hyphens: the "in" of "check-in hoodie" opens no part. */
  isInCompound: boolean;
};

function typedWords(clause: string): TypedWord[] {
  // Hyphens inside a word are kept in what was typed, but compare like spaces.
  return clause
    .split(/\s+/)
    .filter((typed) => typed !== '')
    .flatMap((typed) => {
      const words = tokenize(typed);
      return words.map((word, index) => ({
        word,
        typed: words.length === 1 ? trim(typed) : splitTyped(typed, index),
        isInCompound: words.length > 1,
      }));
    });
}

function trim(typed: string): string {
  return typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function splitTyped(typed: string, index: number): string {
  return (typed.match(/[\p{L}\p{N}'’]+/gu) ?? [])[index] ?? '';
}

/** The whole numbers from `start` up to before `end`. */
export function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
