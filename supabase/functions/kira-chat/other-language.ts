import { functionWords, wordsOfEnglish } from '../_shared/domain/language/function-words.ts';

const sets = Object.values(functionWords).map((words) => new Set(words.trim().split(/\s+/)));

const latinOnly = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Fewer than these and a name or a loan word is more likely: "Das Boot", "para cord". */
const leastFunctionWords = 2;
/** So many of the words of a sentence hold it together, in every one of these languages. */
const leastShare = 0.3;

/**
 * Whether a question is written in another language than English: letters of another script, or more
 * function words of one other language than of English.
 */
export function isOtherLanguage(text: string): boolean {
  if (!latinOnly.test(text)) {
    const letters = text.match(/\p{L}/gu) ?? [];
    const foreign = letters.filter((letter) => !latinOnly.test(letter));
    return foreign.length > letters.length / 2;
  }
  // What English writes with an apostrophe leaves parts that other languages have as words.
  const words = wordsOf(text.replace(/['’](?:s|d|ll|re|ve|m|t)\b/gi, ''));
  const inEnglish = words.filter((word) => wordsOfEnglish.has(word)).length;
  const inOther = Math.max(...sets.map((set) => words.filter((word) => set.has(word)).length));
  return (
    inOther >= leastFunctionWords && inOther > inEnglish && inOther / words.length >= leastShare
  );
}

/** In lower case; what an apostrophe or a hyphen joins counts by its parts: "l'usine", "avez-vous". */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
