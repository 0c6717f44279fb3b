import { functionWords, wordsOfEnglish } from '../../language/function-words.ts';
import type { AnswerLanguage, SpacedLanguage } from './answer-languages.ts';
import { plainWord, readTable, type WordTable } from './words.ts';
import { germanWords } from './words-de.ts';
import { spanishWords } from './words-es.ts';
import { frenchWords } from './words-fr.ts';
import { turkishWords } from './words-tr.ts';

const tables: Readonly<Record<SpacedLanguage, WordTable>> = {
  es: spanishWords,
  tr: turkishWords,
  de: germanWords,
  fr: frenchWords,
};

export const spacedLanguages = ['es', 'tr', 'de', 'fr'] as const;

/** The words of each language, as `plainWord` writes them. */
export const wordsIn = {
  es: readTable(tables.es),
  tr: readTable(tables.tr),
  de: readTable(tables.de),
  fr: readTable(tables.fr),
};

type Evidence = Readonly<{
  /** What holds a sentence together. */
  sentence: ReadonlySet<string>;
  /** What asks for a duty, which nobody writes in another language's sentence. */
  duty: ReadonlySet<string>;
  /** Names of goods and materials, which loan words may be too. */
  content: ReadonlySet<string>;
}>;

const englishWords: ReadonlySet<string> = new Set([
  ...wordsOfEnglish,
  ...'duty duties tariff tariffs rate rates import imported made custom how much'.split(' '),
]);

function evidenceOf(language: SpacedLanguage, functions: string): Evidence {
  const words = [...wordsIn[language]];
  const plain = functions.trim().split(/\s+/).map(plainWord);
  const duty = words.flatMap(([word, { role }]) =>
    role === 'duty' && !sharedWithEnglish.has(word) ? [word] : [],
  );
  const content = words.flatMap(([word, { role, english }]) =>
    (role === 'goods' || role === 'material' || role === 'make') && !isEnglishWord(word, english)
      ? [word]
      : [],
  );
  return { sentence: new Set(plain), duty: new Set(duty), content: new Set(content) };
}

/** Words for duties that English has too, or that it writes by mistake: "tarif". */
const sharedWithEnglish: ReadonlySet<string> = new Set([
  'tarif',
  'tarifs',
  'tarife',
  'tax',
  'taxes',
]);

function isEnglishWord(word: string, english: string): boolean {
  return english.split(' ').some((each) => each === word || each === `${word}s`) || word.length < 3;
}

const evidence: readonly (readonly [language: AnswerLanguage, evidence: Evidence])[] = [
  ['es', evidenceOf('es', functionWords.spanish)],
  ['tr', evidenceOf('tr', functionWords.turkish)],
  ['de', evidenceOf('de', functionWords.german)],
  ['fr', evidenceOf('fr', functionWords.french)],
];
const rivals = [functionWords.italian, functionWords.portuguese, functionWords.dutch].map(
  (words) => new Set(words.trim().split(/\s+/).map(plainWord)),
);

/** Fewer than these and a name or a loan word is more likely: "crème brûlée torch". */
const leastEvidence = 2;
/** So many of the words of a sentence have to speak for the language. */
const leastShare = 0.25;

/**
 * The language of a question, when it is one that duties are answered in besides English; undefined
 * for English, for other languages and for text that does not say.
 */
export function detectLanguage(text: string): AnswerLanguage | undefined {
  if (/\p{Script=Han}/u.test(text)) return isChinese(text) ? 'zh' : undefined;
  // What English writes with an apostrophe leaves parts that other languages have as words.
  const words = plainWord(text.replace(/['’](?:s|d|ll|re|ve|m)\b/gi, '')).match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => englishWords.has(word)).length;
  const scored = evidence
    .map(([language, { sentence, duty, content }]) => ({
      language,
      sentence:
        words.filter((word) => sentence.has(word)).length +
        words.filter((word) => duty.has(word)).length * 2 +
        casesIn(text, language),
      content: words.filter((word) => content.has(word)).length,
    }))
    .map((each) => ({ ...each, score: each.sentence + each.content }))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  // No other language begins a question with its mark.
  if (/¿/.test(text)) return 'es';
  if (best === undefined || best.sentence === 0) return undefined;
  const rival = Math.max(
    ...rivals.map((rivalWords) => words.filter((word) => rivalWords.has(word)).length),
  );
  const isCertain =
    best.score >= leastEvidence &&
    best.score > english &&
    best.score >= words.length * leastShare &&
    rival <= best.score;
  return isCertain ? best.language : undefined;
}

/** Turkish sets the case of a name off with an apostrophe: "Çin'den". */
function casesIn(text: string, language: AnswerLanguage): number {
  if (language !== 'tr') return 0;
  const cases = text.match(/\p{L}{3}['’](?:[dt][ea]n?|n?[iıü]n|nun|y[ea])(?!\p{L})/giu);
  return (cases?.length ?? 0) * 2;
}

/** Japanese and Korean write with letters of their own too; a single sign may be quoted. */
function isChinese(text: string): boolean {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return false;
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latinWords = text.match(/[\p{Script=Latin}\p{M}]{3,}/gu)?.length ?? 0;
  return signs >= 2 && signs > latinWords * 2;
}
