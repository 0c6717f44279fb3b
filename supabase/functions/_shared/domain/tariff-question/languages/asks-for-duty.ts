import { countryNames } from './countries.ts';
import { detectLanguage, wordsIn } from './detect-language.ts';
import { plainWord } from './words.ts';

const chineseDuty = /[关關][税稅]|税率|進口稅|进口税|税/;

/** What we do rather than what customs charge: such a question names a country for a factory. */
const services =
  /f[aá]bric|fabrik|usine|herstell|lieferant|proveedor|fournisseur|tedarik|üretici|muestra|muster|échantillon|numune|env[ií]o|versand|livraison|kargo|工厂|工廠|供应商|样品|打样|发货|运费/iu;

/**
 * Whether a question in Spanish, Turkish, Chinese, German or French is one for the duty engine: it
 * has a word for duty, or names a country of origin. Needs no table of goods, so it is light enough
 * for the browser.
 */
export function asksForDutyInLanguage(text: string): boolean {
  const language = detectLanguage(text);
  if (language === undefined) return false;
  const isService = services.test(text);
  if (language === 'zh') {
    const names = [...countryNames('zh').keys()];
    return chineseDuty.test(text) || (!isService && names.some((name) => text.includes(name)));
  }
  const words = plainWord(text).match(/\p{L}+/gu) ?? [];
  return words.some((_, at) =>
    [1, 2, 3].some((length) => {
      const name = words.slice(at, at + length).join(' ');
      const isDuty = wordsIn[language].get(name)?.role === 'duty';
      return isDuty || (!isService && countryNames(language).has(name));
    }),
  );
}
