import type { AnswerLanguage } from './answer-languages.ts';
import { germanPhrases } from './phrases-de.ts';
import { spanishPhrases } from './phrases-es.ts';
import { frenchPhrases } from './phrases-fr.ts';
import { turkishPhrases } from './phrases-tr.ts';
import { chinesePhrases } from './phrases-zh.ts';

/**
 * The sentences of an answer in one language. Numbers, days and names come in that language's form;
 * `goods` is in quotation marks, so that no sentence has to inflect it.
 */
export type DutyPhrases = Readonly<{
  quoted: (words: string) => string;
  goodsOfLine: (hts8: string) => string;
  /** The origin behind the goods: "de China", "aus der Türkei"; with its preposition. */
  from: (code: string, name: string) => string;
  total: (facts: { goods: string; from: string; total: string; day: string }) => string;
  layers: (list: string) => string;
  baseRate: string;
  columnTwoRate: string;
  usmcaBaseRate: string;
  /** The names of laws and actions, as patterns of the English label and what they become. */
  labels: readonly (readonly [RegExp, string])[];
  /** The words inside a rate or a total: "at least", "or", "Free". */
  rates: readonly (readonly [RegExp, string])[];
  /** Between items that are no words: layers, countries with their totals. */
  separator: string;
  /** What stands behind a number or a name in parentheses, with its space. */
  inParentheses: (text: string) => string;
  /** Writes the digits of a percentage: "36,5" is "36,5 %". */
  percent: (digits: string) => string;
  several: (facts: { goods: string; day: string; list: string }) => string;
  withUsmcaClaim: (total: string) => string;
  lowest: (names: string) => string;
  noDifference: string;
  joinedByAnd: (names: readonly string[]) => string;
  usmcaClaimed: (facts: { goods: string; from: string; total: string }) => string;
  usmcaCondition: string;
  withoutClaim: (total: string) => string;
  usmcaPossible: (total: string) => string;
  usmcaElsewhere: string;
  amountOfShipment: (value: string, duty: string) => string;
  amountOfPiece: (value: string, duty: string) => string;
  amountOfAll: (pieces: string, duty: string) => string;
  /** The line is not certain. */
  lineToCheck: (hts8: string) => string;
  metalQuestion: (otherTotal: string | undefined) => string;
  tenDigitQuestion: string;
  valueQuestion: string;
  otherQuestion: string;
  /** The card holds English sentences that belong beside the total. */
  caveats: string;
  order: (facts: {
    kind: 'antidumping' | 'countervailing';
    caseNumber: string | undefined;
    rate: string | undefined;
  }) => string;
  upcoming: (day: string, total: string) => string;
  /** A sentence about one country of several. */
  of: (country: string, sentence: string) => string;
  embargo: (from: string) => string;
  someBanned: (from: string) => string;
  ieepaLeftOut: string;
  otherDestination: string;
  foreignMoney: (sum: string) => string;
  askOrigin: (facts: { goods: string; rate: string }) => string;
  madeInUnitedStates: string;
  askProduct: string;
  chooseLine: (goods: string) => string;
  notFound: (goods: string) => string;
  /** Everything else: what can be asked in this language, and what to do about the rest. */
  help: string;
  /** What a label has to say; 19 USC 1304, 16 CFR parts 303 and 423. */
  productLabels: string;
  /** The goods of the question are unknown. */
  unknownGoods: (goods: string) => string;
  greeting: string;
  thanks: string;
  goodbye: string;
  /** Three questions that work, and the forms to fill in what was named. */
  examples: readonly [string, string, string];
  exampleWith: (goods: string, from: string) => string;
}>;

export const phrasesIn: Readonly<Record<AnswerLanguage, DutyPhrases>> = {
  es: spanishPhrases,
  tr: turkishPhrases,
  zh: chinesePhrases,
  de: germanPhrases,
  fr: frenchPhrases,
};
