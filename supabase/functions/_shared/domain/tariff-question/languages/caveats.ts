import type { OriginDuty } from '../../../contracts/tariff-lookup-live.ts';
import type { AnswerLanguage } from './answer-languages.ts';
import { type CaveatKind, caveatPhrases } from './caveat-phrases.ts';
import { countryName } from './countries.ts';
import { dayIn, rateIn } from './figures.ts';
import { phrasesIn } from './phrases.ts';

/** How each caveat of the duty engine reads in English, with what it names. */
const patterns: readonly (readonly [CaveatKind, RegExp])[] = [
  ['informational', /^Books, posters, art prints\b.*?(?:: then it is (?<total>.+))?\.$/],
  ['blank-books', /^Whether blank books\b/],
  ['cafta-textiles', /\bqualify under CAFTA-DR\b.*?(?:: then it is (?<total>.+))?\.$/],
  ['drones-doubt', /^Sources differ on whether drones\b/],
  ['solar-doubt', /^No source settles whether goods that pay this Section 232\b/],
  [
    'brazil',
    /^Products of Brazil pay an extra (?<rate>[\d.]+%), effective (?<day>\w{3} \d{1,2}, \d{4}), but some/,
  ],
  ['docking-stations', /^If these are docking stations\b/],
  ['drone-parts', /^If these are parts of drones\b/],
  ['certified-drones', /^Drones whose critical components\b/],
  [
    'minimum-price',
    /^A minimum import price of \$(?<price>[\d.]+) a (?<unit>watt|kilogram) applies too/,
  ],
  ['polysilicon-price', /^A minimum import price of \$21 a kilogram applies to polysilicon/],
  ['quartz-mixed', /^If these are quartz surface products\b/],
];

/** "0,22 $ por vatio". */
const prices: Readonly<Record<AnswerLanguage, (sum: string, isWatt: boolean) => string>> = {
  es: (sum, isWatt) => `${sum} $ por ${isWatt ? 'vatio' : 'kilogramo'}`,
  tr: (sum, isWatt) => `${isWatt ? 'vat' : 'kilogram'} başına ${sum} dolar`,
  zh: (sum, isWatt) => `每${isWatt ? '瓦' : '公斤'}${sum}美元`,
  de: (sum, isWatt) => `${sum} $ je ${isWatt ? 'Watt' : 'Kilogramm'}`,
  fr: (sum, isWatt) => `${sum} $ le ${isWatt ? 'watt' : 'kilogramme'}`,
};

/**
 * What stands beside a total, in another language. For a sentence that is not known here, one that
 * points to the card, which has it in English.
 */
export function caveatsIn(
  { caveats = [], originCode }: OriginDuty,
  language: AnswerLanguage,
): string[] {
  const { from, caveats: pointer } = phrasesIn[language];
  const code = originCode ?? '';
  return caveats.flatMap((caveat) => {
    for (const [kind, pattern] of patterns) {
      const match = pattern.exec(caveat);
      if (match === null) continue;
      const { total, rate = '', day = '', price = '', unit } = match.groups ?? {};
      const sum = language === 'zh' ? price : price.replace('.', ',');
      return caveatPhrases[language][kind]({
        total: total === undefined ? undefined : rateIn(total, language),
        price: prices[language](sum, unit === 'watt'),
        from: code === '' ? '' : from(code, countryName(code, language)),
        rate: rateIn(rate, language),
        day: day === '' ? '' : dayIn(new Date(`${day} UTC`).toISOString().slice(0, 10), language),
      });
    }
    return [pointer];
  });
}
