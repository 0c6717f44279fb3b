import { countryNames } from './countries.ts';
import { detectLanguage, wordsIn } from './detect-language.ts';
import { plainWord } from './words.ts';

const chineseDuty = /[关關][税稅]|税率|進口稅|进口税|税/;

/**
 * Whether a question in Spanish, Turkish, Chinese, German or French is one for the duty engine: it
 * has a word for duty, or names a country of origin. Needs no table of goods, so it is light enough
 * for the browser.
 */
export function asksForDutyInLanguage(text: string): boolean {
  const language = detectLanguage(text);
  if (language === undefined) return false;
  if (language === 'zh') {
    const names = [...countryNames('zh').keys()];
    return chineseDuty.test(text) || names.some((name) => text.includes(name));
  }
  const words = plainWord(text).match(/\p{L}+/gu) ?? [];
  return words.some((_, at) =>
    [1, 2, 3].some((length) => {
      const name = words.slice(at, at + length).join(' ');
      return wordsIn[language].get(name)?.role === 'duty' || countryNames(language).has(name);
    }),
  );
}
