import type { AnswerLanguage } from './answer-languages.ts';
import { phrasesIn } from './phrases.ts';

/** "36.5%" as the language writes it: "36,5 %", "%36,5". Money by weight keeps its unit: "4,4 ¢/kg". */
export function rateIn(rateText: string, language: AnswerLanguage): string {
  const { rates, percent } = phrasesIn[language];
  const translated = rates.reduce((text, [pattern, word]) => text.replace(pattern, word), rateText);
  return translated
    .replace(/(?<![\d.])(\d+(?:\.\d+)?)%/g, (_, digits: string) =>
      percent(decimal(digits, language)),
    )
    .replace(/(?<![\d.])(\d+\.\d+)(?=\s?¢)/g, (digits) => decimal(digits, language))
    .replace(/\$(\d+\.\d+)(?=\/)/g, (_, digits: string) => `$${decimal(digits, language)}`);
}

/** The name of a layer: "Section 301, China list 4A". What is not translated stays as it is. */
export function labelIn(label: string, language: AnswerLanguage): string {
  return phrasesIn[language].labels.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    label,
  );
}

/** @param day 'YYYY-MM-DD' */
export function dayIn(day: string, language: AnswerLanguage): string {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** US dollars as the language writes them: "1.234,50 $". */
export function usdIn(valueUsd: number, language: AnswerLanguage): string {
  const number = valueUsd.toLocaleString(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  if (language === 'zh') return `${number}美元`;
  return language === 'tr' ? `${number} dolar` : `${number} $`;
}

function decimal(digits: string, language: AnswerLanguage): string {
  return language === 'zh' ? digits : digits.replace('.', ',');
}
