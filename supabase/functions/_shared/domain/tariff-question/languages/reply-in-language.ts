import type { AnswerLanguage } from './answer-languages.ts';
import { countryName } from './countries.ts';
import { phrasesIn } from './phrases.ts';
import { readForeignQuestion } from './read-foreign-question.ts';
import { readSmallTalk } from './small-talk.ts';

/** What is said to a message that the duty engine does not answer, in the message's own language. */
export type ReplyInLanguage = Readonly<{
  language: AnswerLanguage;
  reply: string;
  /** Questions in that language that the duty engine answers. */
  suggestions: readonly string[];
  /** Greetings and thanks need no person; everything else offers one. */
  isSmallTalk: boolean;
}>;

/** China, Vietnam and Mexico: where most of what people ask about is made. */
const exampleOrigins = ['CN', 'VN', 'MX'] as const;

/** "Etiqueta", "Etikett", "étiquette", "etiket", "标签". */
const asksForLabels = /etiquet|étiquet|etikett|etiket|kennzeichn|标签|標籤|吊牌|标识/iu;

/** A longer text without a word for duty is a sentence about the goods, not their name. */
const maxNameWords = 3;

/**
 * Replies in Spanish, Turkish, Chinese, German or French: says what can be asked there and gives
 * three questions that work, about the goods that the message names. Undefined for other text.
 */
export function replyInLanguage(text: string): ReplyInLanguage | undefined {
  const talk = readSmallTalk(text);
  if (talk !== undefined) {
    const phrases = phrasesIn[talk.language];
    const { examples } = phrases;
    return {
      language: talk.language,
      reply: phrases[talk.kind],
      suggestions: talk.kind === 'greeting' ? examples : [],
      isSmallTalk: true,
    };
  }
  const question = readForeignQuestion(text);
  if (question === undefined) return undefined;
  const { language, goods, isGoodsUnknown, hasOtherWords, asksForDuty } = question;
  const phrases = phrasesIn[language];
  const isName = asksForDuty || (!hasOtherWords && goods.split(' ').length <= maxNameWords);
  const isNamed = goods !== '' && !isGoodsUnknown && isName;
  return {
    language,
    reply:
      asksForDuty && isGoodsUnknown && goods !== ''
        ? phrases.unknownGoods(phrases.quoted(goods))
        : !asksForDuty && asksForLabels.test(text)
          ? phrases.productLabels
          : phrases.help,
    suggestions: isNamed
      ? exampleOrigins.map((code) =>
          phrases.exampleWith(goods, phrases.from(code, countryName(code, language))),
        )
      : phrases.examples,
    isSmallTalk: false,
  };
}
