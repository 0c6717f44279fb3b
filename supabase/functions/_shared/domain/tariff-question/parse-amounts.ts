export type ParsedAmounts = {
  unitValueUsd: number | undefined;
  /** Value of the whole shipment, US dollars. */
  shipmentValueUsd: number | undefined;
  quantity: number | undefined;
  unitWeightKg: number | undefined;
  /** An amount that is not in US dollars, as written. */
  unparsedMoney: string | undefined;
  /** The text without the amounts. */
  remainder: string;
};

/** "1,250.50", and the notations of other countries: "1.250,50", "1'250.50", "3,20" and "1.000". */
const number = [
  '\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}(?!\\d)',
  "\\d{1,3}(?:[,'’]\\d{3})+(?:\\.\\d+)?(?!\\d)",
  '\\d+,\\d{1,2}(?!\\d)',
  '\\d{1,3}(?:\\.\\d{3}){2,}(?![.,]?\\d)',
  '\\d+(?:\\.\\d+)?|\\.\\d+',
].join('|');
const each =
  '(?:\\s*(?:each|apiece|a\\s+piece|(?:per|a|/)\\s*(?:unit|piece|pc|pair|item|shirt|tee|one|bottle|bag|set)|/\\s*(?:unit|pc|piece|pair|ea)|ea\\b))';
const money = new RegExp(
  `(?<lead>\\b(?:total(?:\\s+value)?(?:\\s+of)?|shipment(?:\\s+value)?(?:\\s+of)?|order(?:\\s+value)?(?:\\s+of)?|invoice(?:\\s+of)?|worth|valued?(?:\\s+at|\\s+of)?|costing|costs?|priced?(?:\\s+at)?|fob|unit\\s+(?:value|cost|price)(?:\\s+of)?|at|for|of)\\s*:?\\s*)?` +
    `(?:(?:(?:us)?\\$|usd)\\s?(?<first>${number})(?<k>\\s?k\\b)?|(?<second>${number})(?<k2>\\s?k)?\\s?(?:us\\s+)?(?:(?:dollars?|usd|bucks)\\b|\\$(?!\\s?\\d))|(?<=unit (?:value|cost|price)\\s(?:of\\s)?)(?<third>${number}))` +
    `(?<each>${each})?(?:\\s+(?=worth\\b)worth(?:\\s+of)?)?`,
  'gi',
);
const otherMoney = new RegExp(
  `(?:\\b(?:worth|valued?|costing|costs?|priced?|at|for|of)\\s+(?:at\\s+|of\\s+)?)?` +
    `(?<sum>(?:[€£¥]|\\b(?:eur|gbp|cny|rmb|jpy|inr|mxn|cad)\\b)\\s?(?:${number})(?:\\s?k\\b)?` +
    `|(?<![\\d.,])(?:${number})(?:\\s?k)?\\s?(?:[€£¥]|(?:euros?|eur|pounds sterling|gbp|yuan|cny|rmb|yen|jpy|rupees?|inr|pesos?|mxn|canadian dollars?|cad)\\b))${each}?`,
  'i',
);
const count = new RegExp(
  `(?<![$\\d.,])(?<count>${number})(?<k>\\s?k)?\\s*(?:units?|pcs|pieces|pairs|items|sets)\\b(?:\\s+of\\b)?`,
  'i',
);
/** "1000 t-shirts": a round number before the goods that it counts. */
const bareCount =
  /(?<![$\d.,-])\b(\d{1,3}(?:[.,'’]\d{3})+|[1-9]\d{1,6}|[1-9]\d{0,2}k\b)\s+(?=[\p{L}][\p{L}'’-]*)(?!%|percent)/u;
const weight = new RegExp(
  `(?:\\b(?:weigh(?:s|ing|t)?|at)\\s*(?:is|of|about|:)?\\s*)?(?<![$\\d.,])(?<weight>${number})\\s*(?<unit>kgs?|kilos?|kilograms?|g|gr|grams?|oz|ounces?|lbs?|pounds?)\\b${each}?`,
  'i',
);
/** Capacities, lengths and ratings, which are not numbers of pieces. */
const measures = new RegExp(
  `(?<![$\\d.,])(?:${number})\\s?(?:ml|cl|ltrs?|lit(?:er|re)s?|fl\\.?\\s?oz|gal(?:lons?)?|mm|cm|inch(?:es)?|feet|ft|gsm|denier|den|ply|thread\\s?count|mah|watts?|volts?|gb|tb)\\b|(?<!\\d)\\d{1,2}\\/\\d{1,2}(?!\\d)`,
  'gi',
);
/** Ounces of capacity or of fabric weight: "20 oz tumblers", "12 oz canvas". */
const otherOunces =
  /\b(?:bottles?|tumblers?|mugs?|cups?|flasks?|thermos(?:es)?|jugs?|growlers?|pitchers?|glasses|glassware|canteens?|bowls?|canvas|denim|jeans|duck|fleece|twill|hoodies?|sweatshirts?|t-?shirts?|tees?)\b/i;
const kilograms: readonly (readonly [RegExp, number])[] = [
  [/^k/i, 1],
  [/^g/i, 0.001],
  [/^o/i, 0.028349523125],
  [/^(?:l|p)/i, 0.45359237],
];

/** Parses value, quantity and weight from a question. US dollars and kilograms. */
export function parseAmounts(text: string): ParsedAmounts {
  let unitValueUsd: number | undefined;
  let shipmentValueUsd: number | undefined;
  const other = otherMoney.exec(text);
  const toDollars = other ? text.replace(other[0], ' ') : text;
  const withoutMoney = toDollars.replace(money, (...parts) => {
    const groups: unknown = parts.at(-1);
    const found: Readonly<Record<string, string | undefined>> =
      typeof groups === 'object' && groups !== null ? { ...groups } : {};
    const digits = found.first ?? found.second ?? found.third ?? '';
    // "10.000 dollars" means ten thousand, but "$1.125 each" is a unit price in tenths of a cent.
    const read = found.each === undefined ? numberOfWhole : numberOf;
    const value = read(digits) * (found.k || found.k2 ? 1000 : 1);
    if (isTotal(found.lead ?? '', found.each, value)) shipmentValueUsd ??= value;
    else unitValueUsd ??= value;
    return ' ';
  });
  const counted = withoutMoney.replace(measures, ' ');
  const pieces = count.exec(counted);
  const afterPieces = pieces ? counted.replace(pieces[0], ' ') : counted;
  const weighed = weight.exec(afterPieces);
  const afterWeight = weighed ? afterPieces.replace(weighed[0], ' ') : afterPieces;
  const bare = pieces === null ? bareCount.exec(afterWeight) : null;
  const quantity = pieces
    ? numberOfWhole(pieces.groups?.count ?? '') * (pieces.groups?.k ? 1000 : 1)
    : bare && thousands(bare[1] ?? '');
  // "$1,200 for 300 units": the value first read as a unit price is the whole shipment's.
  const perUnit =
    quantity && shipmentValueUsd !== undefined ? shipmentValueUsd / quantity : undefined;
  return {
    unitValueUsd: unitValueUsd ?? perUnit,
    shipmentValueUsd,
    quantity: quantity ?? undefined,
    unparsedMoney: other?.groups?.sum,
    unitWeightKg: weighed ? weightKg(weighed.groups, afterWeight) : undefined,
    remainder: bare ? afterWeight.replace(bare[0], ' ') : afterWeight,
  };
}

const minTotalUsd = 400;

/**
 * Whether a sum is for the whole shipment: it is large and without "each", or called total or
 * worth.
 */
function isTotal(lead: string, perPiece: string | undefined, valueUsd: number): boolean {
  if (perPiece !== undefined || /^\s*(?:unit|fob)/i.test(lead)) return false;
  return /total|shipment|order|invoice|worth/i.test(lead) || valueUsd >= minTotalUsd;
}

function numberOf(digits: string): number {
  const isDecimalComma = /,\d{1,2}$/.test(digits);
  if (isDecimalComma) return Number(digits.replaceAll('.', '').replace(',', '.'));
  const isGrouped = /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits);
  return Number(digits.replace(isGrouped ? /\./g : /[,'’]/g, ''));
}

/** "3k" is 3,000. */
function thousands(digits: string): number {
  return digits.endsWith('k') ? Number(digits.slice(0, -1)) * 1000 : numberOfWhole(digits);
}

/** Parses a whole number; "1.000 mugs" means one thousand. */
function numberOfWhole(digits: string): number {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(digits) ? Number(digits.replace('.', '')) : numberOf(digits);
}

function weightKg(
  { weight: digits = '', unit = '' }: Readonly<Record<string, string | undefined>> = {},
  goods: string,
): number | undefined {
  if (/^o/i.test(unit) && otherOunces.test(goods)) return undefined;
  const factor = kilograms.find(([pattern]) => pattern.test(unit))?.[1];
  return factor === undefined ? undefined : numberOf(digits) * factor;
}
