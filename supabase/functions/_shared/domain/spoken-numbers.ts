const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const magnitudes: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  b: 'billion',
};

const currencies: Readonly<Record<string, { one: string; many: string; hundredth: string }>> = {
  $: { one: 'dollar', many: 'dollars', hundredth: 'cent' },
  '€': { one: 'euro', many: 'euros', hundredth: 'cent' },
  '£': { one: 'pound', many: 'pounds', hundredth: 'penny' },
};

const units: Readonly<Record<string, string>> = {
  kg: 'kilogram',
  g: 'gram',
  doz: 'dozen',
  pc: 'piece',
  pcs: 'piece',
  'm²': 'square meter',
  m2: 'square meter',
  hr: 'hour',
  mo: 'month',
  yr: 'year',
};

/**
 * Spells out what a voice would read incorrectly: tariff codes digit by digit, dates, money,
 * percentages, ranges and "per" units. Leaves everything else unchanged.
 */
export function spellOutNumbers(text: string): string {
  return (
    text
      // 6109.10.00, 9903.88.15, 6109.10.0012, 6109.10
      .replace(/(?<![\d.$€£])\d{4}\.\d{2}(?:\.\d{2}(?:\.?\d{2})?)?(?![\d%]|\.\d)/g, spellCode)
      .replace(
        /\b(headings?|subheadings?|codes?|HTS|HTSUS|lines?)(\s+)(\d{4}|\d{6}|\d{8}|\d{10})(?![\d.,]*\d)/gi,
        (_match, word: string, space: string, digits: string) => word + space + spellCode(digits),
      )
      .replace(/\bSection (\d)(\d{2})\b/gi, spellSection)
      .replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, spellDate)
      .replace(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?=\d{1,2}, \d{4}\b)/g, spellMonth)
      .replace(
        /([$€£])(\d[\d,]*(?:\.\d+)?)(\s?)[-–—]\3(\d[\d,]*(?:\.\d+)?\s?[KMB]?\b)(?!-)/gi,
        '$2 to $1$4',
      )
      .replace(/([$€£]\d[\d,]*(?:\.\d+)?\s?[KMB]?)(\s?)[-–—]\2(?=[$€£])/gi, '$1 to ')
      .replace(
        /((?<![\w)])[-−+])?([$€£])\s?(\d[\d,]*(?:\.\d+)?)(?:\s?([KMB])\b)?/gi,
        (match, sign: string | undefined, currency: string, amount: string, magnitude?: string) =>
          spellMoney(match, sign ?? '', currency, amount, magnitude),
      )
      .replace(/(\d)\s?¢/g, '$1 cents')
      .replace(/(?<![\d.])1 cents/g, '1 cent')
      .replace(
        // Begins only where the figure does: a later start would read the same run of digits again.
        /(?<![\d-]|\d[,.])(\d[\d,.]*)\s?[-–—]\s?(?=\d[\d,.]*\s?(?:%|[a-z]))(?!\d+[-–])/gi,
        '$1 to ',
      )
      .replace(/(?<![\w)])\+(?=\d)/g, 'plus ')
      .replace(/(?<![\w)])[-−](?=\d)/g, 'minus ')
      .replace(/\s?%/g, ' percent')
      .replace(
        /\s?\/\s?(kg|g|doz|pcs?|m²|m2|hr|mo|yr)\b/gi,
        (_match, unit: string) => ` per ${units[unit.toLowerCase()] ?? unit}`,
      )
      .replace(/(?<=(?:dollars?|euros?|pounds?|cents?|percent)) ?\/ ?(?=[a-z])/gi, ' per ')
  );
}

/** "6109.10.00" is spoken as in customs: in groups, digit by digit. */
function spellCode(code: string): string {
  const digits = code.replace(/\D/g, '');
  const groups = [digits.slice(0, 4), ...(digits.slice(4).match(/\d{2}/g) ?? [])];
  return groups.map((group) => [...group].join(' ')).join(', ');
}

/** "three oh one", "two thirty-two". */
function spellSection(_match: string, first: string, rest: string): string {
  return `Section ${first} ${rest.startsWith('0') ? `oh ${rest.slice(1)}` : rest}`;
}

function spellDate(match: string, year: string, month: string, day: string): string {
  const name = months[Number(month) - 1];
  return name === undefined ? match : `${name} ${Number(day)}, ${year}`;
}

function spellMonth(match: string, short: string): string {
  const name = months.find((month) => month.startsWith(short));
  return name === undefined ? match : `${name} `;
}

function spellMoney(
  match: string,
  sign: string,
  currencySign: string,
  amount: string,
  magnitude: string | undefined,
): string {
  const currency = currencies[currencySign];
  if (currency === undefined) return match;
  const spokenSign = sign === '' ? '' : sign === '+' ? 'plus ' : 'minus ';
  const figure = amount.replace(/,$/, '');
  const trailing = amount.slice(figure.length);
  if (magnitude !== undefined) {
    return `${spokenSign}${figure} ${magnitudes[magnitude.toLowerCase()]} ${currency.many}${trailing}`;
  }
  const [whole = '0', fraction = ''] = figure.split('.');
  if (fraction.length !== 2) {
    return `${spokenSign}${figure} ${figure === '1' ? currency.one : currency.many}${trailing}`;
  }
  const hundredths = Number(fraction);
  const parts = [
    ...(Number(whole.replace(/,/g, '')) === 0 && hundredths > 0
      ? []
      : [`${whole} ${whole === '1' ? currency.one : currency.many}`]),
    ...(hundredths === 0 ? [] : [`${hundredths} ${plural(currency.hundredth, hundredths)}`]),
  ];
  return spokenSign + parts.join(' and ') + trailing;
}

function plural(hundredth: string, count: number): string {
  if (count === 1) return hundredth;
  return hundredth === 'penny' ? 'pence' : `${hundredth}s`;
}
