import { findTariffOrigin } from '../../tariff/tariff-origins.ts';
import { takeAmounts } from './amounts.ts';
import type { AnswerLanguage } from './answer-languages.ts';
import { detectLanguage } from './detect-language.ts';
import type { ForeignReading } from './foreign-reading.ts';
import { readChinese } from './read-chinese.ts';
import { readSpaced } from './read-spaced.ts';

/** A question about duty in another language, and what it says. */
export type ForeignQuestion = Readonly<{
  language: AnswerLanguage;
  /** The same question in English, which the engine reads; "duty on cotton t-shirts from China". */
  english: string;
  /** The goods as typed: "Baumwoll-T-Shirts"; empty when it names none. */
  goods: string;
  /** The same one by one, in the order of the question. */
  goodsList: readonly string[];
  /** In the order of the question; empty when it names none. */
  originCodes: readonly string[];
  /** It has a word for duty. */
  asksForDuty: boolean;
  /** It names goods that neither the tables nor the dictionary has. */
  isGoodsUnknown: boolean;
  /** Words stand with the goods that say something else than a duty question does. */
  hasOtherWords: boolean;
}>;

/** Reads a question in Spanish, Turkish, Chinese, German or French; undefined for any other text. */
export function readForeignQuestion(text: string): ForeignQuestion | undefined {
  const language = detectLanguage(text);
  if (language === undefined) return undefined;
  const amounts = takeAmounts(text.normalize('NFC').replace(/\bT-MEC\b/gi, 'TMEC'), language);
  const reading =
    language === 'zh' ? readChinese(amounts.remainder) : readSpaced(amounts.remainder, language);
  const groups = reading.goods.filter(({ typed }) => typed.length > 0);
  const goodsList = groups.map(({ typed }) => typed.join(language === 'zh' ? '' : ' '));
  return {
    language,
    english: inEnglish(reading, amounts.english),
    goods: goodsList.join(', '),
    goodsList,
    originCodes: [...new Set(reading.originCodes)],
    asksForDuty: reading.asksForDuty,
    hasOtherWords: groups.some(({ unknown }) => unknown.length > 0),
    isGoodsUnknown: groups.some(({ isHeadUnknown }) => isHeadUnknown),
  };
}

function inEnglish(reading: ForeignReading, amounts: readonly string[]): string {
  const goods = reading.goods
    .map(({ wearers, makes, materials, names, details, unknown, isHeadUnknown }) =>
      [
        ...new Set(wearers),
        ...new Set(makes),
        ...[...new Set(materials)].filter((each) => !names.join(' ').split(' ').includes(each)),
        ...(isHeadUnknown || names.length === 0 ? unknown : []),
        ...(isHeadUnknown ? [] : names),
        ...(details.length > 1 ? details : []),
      ].join(' '),
    )
    .filter((group) => group !== '')
    .join(' and ');
  const origins = [...new Set(reading.originCodes)].map(nameOf);
  const destinations = [...new Set(reading.destinationCodes)].map(nameOf);
  const counted = amounts.filter((amount) => amount.endsWith('pieces'));
  const pieces =
    counted.length === 0 && reading.pieces !== undefined && goods !== ''
      ? [`${reading.pieces} pieces`]
      : counted;
  return [
    reading.asksForLowest && reading.asksForDuty && origins.length === 0
      ? 'which country has the lowest duty for'
      : goods === '' && origins.length > 0 && amounts.length === 0
        ? 'and'
        : 'duty on',
    ...pieces,
    goods,
    ...(origins.length > 0 ? [`from ${origins.join(' or ')}`] : []),
    ...(destinations.length > 0 ? [`importing into ${destinations.join(' and ')}`] : []),
    ...amounts.filter((amount) => !amount.endsWith('pieces')),
    ...reading.when,
    ...(reading.usmca === undefined ? [] : [`${reading.usmca} USMCA`]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function nameOf(code: string): string {
  return findTariffOrigin(code)?.name ?? code;
}
