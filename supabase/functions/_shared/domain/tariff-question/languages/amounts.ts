import type { AnswerLanguage } from './answer-languages.ts';

/** The numbers of a question in English, and the text without them. */
export type ForeignAmounts = Readonly<{
  /** "500 pieces", "$3.50 each", "15 January 2027", "code 6109.10.00"; in no order. */
  english: readonly string[];
  remainder: string;
}>;

const number = String.raw`\d+(?:[.,'’]\d+)*`;
const dollars = String.raw`(?:us[\s-]?)?(?:d[oó]lar(?:es)?(?:\s+estadounidenses)?|dollars?(?:\s+américains)?|us\$|usd|\$|美元|美金)`;

/** "Each", before or behind the sum, and the words for pieces, by language. */
const counting: Readonly<
  Record<AnswerLanguage, Readonly<{ eachBefore: string; eachBehind: string; pieces: string }>>
> = {
  es: {
    eachBefore: String.raw`precio unitario(?: de)?|cada un[oa] a`,
    eachBehind: String.raw`cada un[oa]|c\/u|por (?:unidad|pieza|par|prenda)|la (?:unidad|pieza)|el par|\/\s?(?:unidad|pieza|ud|pza|par)|unidad`,
    pieces: 'unidades|unidad|uds|piezas?|pzas|pares|docenas',
  },
  de: {
    eachBefore: String.raw`st[üu]ckpreis(?: von)?|je`,
    eachBehind: String.raw`(?:pro|je|das|\/)\s?(?:st[üu]ck|stk|paar)|st[üu]ckpreis`,
    pieces: 'st[üu]ck|stk|paare?|einheiten',
  },
  fr: {
    eachBefore: 'prix unitaire(?: de)?',
    eachBehind: String.raw`(?:l['’]unité|la pi[èe]ce|pi[èe]ce|la paire|chacune?|par (?:pi[èe]ce|unité)|\/\s?(?:pi[èe]ce|unité|pc))`,
    pieces: 'pi[èe]ces?|unités?|paires?|exemplaires',
  },
  tr: {
    eachBefore: String.raw`(?:tanesi|adedi|birim fiyat[ıi]|parça ba[şs][ıi]na|adet ba[şs][ıi]na|tane ba[şs][ıi]na|çifti)`,
    eachBehind: String.raw`(?:['’]?(?:dan|den|l[ıi]k))?\s*(?:\/\s?(?:adet|tane)|adet ba[şs][ıi]na|tanesi)`,
    pieces: 'adet|tane|parça|çift',
  },
  zh: {
    eachBefore: '每[件个只双条套支瓶]|单价|一[件个只双条套]',
    eachBehind: String.raw`(?:\/|一|每)\s?[件个只双条套支瓶]`,
    pieces: '件|个|只|双|条|套|支|瓶',
  },
};

const months: Readonly<Record<Exclude<AnswerLanguage, 'zh'>, string>> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  tr: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
};
const englishMonths =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Numbers that only describe the goods: sizes and capacities. */
const measures =
  /(?<![\d.,])\d{1,5}(?:[.,]\d{1,3})?\s?(?:x\s?\d{1,5}(?:[.,]\d{1,3})?\s?){0,2}(?:ml|cl|cm|mm|oz|zoll(?=\b)|毫升|厘米|英寸)(?!\p{L})/giu;

/** Takes sums, counts, codes and days out of a question and writes them in English. */
export function takeAmounts(text: string, language: AnswerLanguage): ForeignAmounts {
  const english: string[] = [];
  let remainder = text.replace(measures, ' ');
  const take = (pattern: RegExp, write: (groups: readonly string[]) => string | undefined) => {
    remainder = remainder.replace(pattern, (...match) => {
      const groups = match.slice(0, -2).map((group) => (typeof group === 'string' ? group : ''));
      const written = write(groups);
      if (written === undefined) return groups[0] ?? '';
      english.push(written);
      return ' ';
    });
  };
  take(
    /\b(\d{4}\.\d{2}(?:\.\d{2,4}){0,2}(?:\.\d{2})?|\d{8}|\d{10})(?!\d)/g,
    ([, code]) => `code ${code}`,
  );
  takeDay(language, take);
  const { eachBefore, eachBehind, pieces } = counting[language];
  const sum = `(?:\\$\\s?(${number})|(${number})\\s?${dollars})`;
  take(
    new RegExp(`(?:${eachBefore})\\s*${sum}(?:['’]?(?:dan|den))?(?!\\p{L})`, 'giu'),
    ([, one, other]) => `at $${one || other} each`,
  );
  take(new RegExp(`${sum}\\s*(?:${eachBehind})(?!\\p{L})`, 'giu'), ([, one, other]) => {
    return `at $${one || other} each`;
  });
  take(new RegExp(`${sum}(?:['’]?(?:l[ıi]k|dan|den))?(?!\\p{L})`, 'giu'), ([, one, other]) => {
    return `at $${one || other}`;
  });
  take(
    new RegExp(
      `(${number})\\s?(万)?\\s?(?:${pieces})${language === 'zh' ? '' : '(?!\\p{L})'}`,
      'giu',
    ),
    ([, count = '', tenThousands]) =>
      `${tenThousands ? Number(count.replace(',', '.')) * 10_000 : count} pieces`,
  );
  // "1.000 tazas": a number that stands before a word and was none of these counts the goods.
  if (!english.some((each) => each.endsWith('pieces'))) {
    take(
      /(?<![\d.,$])(\d{1,3}(?:[.,]\d{3})+|\d{2,7})(?=\s+\p{L})/gu,
      ([, count]) => `${count} pieces`,
    );
  }
  return { english, remainder };
}

type Take = (pattern: RegExp, write: (groups: readonly string[]) => string | undefined) => void;

function takeDay(language: AnswerLanguage, take: Take): void {
  if (language === 'zh') {
    take(
      /(20\d\d)\s?年(?:\s?(\d{1,2})\s?月)?(?:\s?(\d{1,2})\s?[日号])?/g,
      ([, year, month, day]) => (month ? dayInEnglish(day, Number(month), year) : `in ${year}`),
    );
    take(/(\d{1,2})\s?月(?:\s?(\d{1,2})\s?[日号])?/g, ([, month, day]) =>
      dayInEnglish(day, Number(month), ''),
    );
    return;
  }
  const names = months[language].split(' ');
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:(\\d{1,2})(?:er|\\.|º)?\\s+(?:de\\s+)?)?(${names.join('|')})(?:['’]?(?:da|de|ta|te|tan|ten|dan|den|a|e))?(?:\\s+(?:del?\\s+)?(20\\d\\d))?(?!\\p{L})`,
    'giu',
  );
  take(pattern, ([, day, month = '', year]) =>
    dayInEnglish(day, names.indexOf(month.toLocaleLowerCase(language)) + 1, year),
  );
  take(/(?:en|in|im jahr|en el año|ab|à partir de)\s+(20\d\d)(?!\d)/gi, ([, year]) => `in ${year}`);
  take(/(20\d\d)['’]?\s?(?:yılında|de|da|te|ta)(?!\p{L})/giu, ([, year]) => `in ${year}`);
}

function dayInEnglish(day: string | undefined, month: number, year: string | undefined) {
  const name = englishMonths[month - 1];
  if (name === undefined) return undefined;
  return day
    ? `on ${name} ${Number(day)}${year ? `, ${year}` : ''}`
    : `in ${name} ${year ?? ''}`.trim();
}
