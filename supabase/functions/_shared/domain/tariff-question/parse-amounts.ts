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
  '(?:\\s*(?:each|apiece|a\\s+piece|(?:per|a|an|/)\\s*(?:unit|piece|pc|pcs|pair|item|shirt|tee|one|bottle|bag|set|pack|box|case)|/\\s*(?:unit|pc|piece|pair|ea)|ea\\b))';
/** A price for a dozen or more. */
const bulk = '(?:\\s*(?:per|a|the|/)\\s*(?<per>dozen|doz|dz|gross|hundred|thousand|1,?000|100)\\b)';
const inDollars = '(?:(?:us)?\\$|usd)';
const otherUnit =
  '(?![\\d.,]*\\d|\\s?(?:%|percent|k?\\s?(?:units?|pcs?|pieces|pairs|sets|dozen|kgs?|g|lbs?|oz|mm|cm|days?|weeks?)\\b))';
const priceWord =
  '(?:worth|valued\\s+at|value\\s+of|unit\\s+(?:value|cost|price)(?:\\s+of)?|(?:fob|exw|cif|ddp|fca)(?:\\s+price)?|priced\\s+at|price(?:\\s+is|\\s+of)?|costing|costs?|invoice(?:\\s+value)?(?:\\s+of)?|total(?:\\s+value)?(?:\\s+of)?)';
const money = new RegExp(
  `(?<lead>\\b(?:total(?:\\s+value)?(?:\\s+of)?|shipment(?:\\s+value)?(?:\\s+of)?|order(?:\\s+value)?(?:\\s+of)?|invoice(?:\\s+value)?(?:\\s+of)?|worth|valued?(?:\\s+at|\\s+of)?|costing|costs?|priced?(?:\\s+at|\\s+is|\\s+of)?|fob(?:\\s+price)?|unit\\s+(?:value|cost|price)(?:\\s+of)?|at|for|of)\\s*:?\\s*|@\\s*)?` +
    `(?:${inDollars}\\s?(?<first>${number})(?<k>\\s?k\\b)?` +
    `|(?<![\\d.,])(?<second>${number})(?<k2>\\s?k)?\\s?(?:us\\s+)?(?:(?:dollars?|usd|bucks)\\b|\\$(?!\\s?\\d))` +
    `|(?<=@\\s*|\\b${priceWord}\\s)(?<third>${number})${otherUnit}` +
    `|(?<![\\d.,])(?<fourth>${number})(?=${each}|${bulk.replace('?<per>', '?:')}))` +
    `(?:${bulk}|(?<each>${each}))?(?:\\s+(?=worth\\b)worth(?:\\s+of)?)?`,
  'gi',
);
const otherMoney = new RegExp(
  `(?:\\b(?:worth|valued?|costing|costs?|priced?|at|for|of)\\s+(?:at\\s+|of\\s+)?)?` +
    `(?<sum>(?:[€£¥]|\\b(?:eur|gbp|cny|rmb|jpy|inr|mxn|cad)\\b)\\s?(?:${number})(?:\\s?k\\b)?` +
    `|(?<![\\d.,])(?:${number})(?:\\s?k)?\\s?(?:[€£¥]|(?:euros?|eur|pounds sterling|gbp|yuan|cny|rmb|yen|jpy|rupees?|inr|pesos?|mxn|canadian dollars?|cad)\\b))${each}?`,
  'i',
);
const counts: readonly RegExp[] = [
  new RegExp(
    `(?<![$\\d.,])(?<count>${number})(?<k>\\s?k)?\\s*(?:(?<bulk>dozens?|doz|dz|gross(?!\\s+weight))|units?|pcs|pieces|pairs|items|sets)\\b(?:\\s+of\\b)?`,
    'i',
  ),
  new RegExp(
    `(?<![$\\d.,])(?<count>${number})(?<k>\\s?k)?\\s+of\\s+(?:them|these|those|it)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:qty|quantity|moq|order\\s+of)\\s*(?:is|of|:|=)?\\s*(?<count>${number})(?<k>\\s?k\\b)?`,
    'i',
  ),
  // "X 2000", but not the sides of a board: "20 x 30 cm".
  new RegExp(
    `(?<![\\d"”]\\s*|\\d\\s?(?:cm|mm|in|ft)\\s*)(?<=[\\s,]|^)x\\s?(?<count>${number})(?<k>\\s?k\\b)?(?![\\d.,]*\\d|\\s?(?:x|cm|mm|in|inch|ft)\\b|["”])`,
    'i',
  ),
  new RegExp(`(?<![$\\d.,x]|x\\s)(?<count>${number})(?<k>\\s?k)?\\s?x\\s+(?=\\p{L})`, 'iu'),
];
/** "1000 t-shirts": a round number before the goods that it counts. */
const bareCount =
  /(?<![$\d.,-])\b(\d{1,3}(?:[.,'’]\d{3})+|[1-9]\d{1,6}|[1-9]\d{0,2}k\b)\s+(?!(?:calendars?|planners?|diar(?:y|ies)|agendas?)\b)(?=[\p{L}][\p{L}'’-]*)(?!%|percent)/u;
const weight = new RegExp(
  `(?:\\b(?:weigh(?:s|ing|t)?|at)\\s*(?:is|of|about|:)?\\s*)?(?<![$\\d.,])(?<weight>${number})\\s*(?<unit>kgs?|kilos?|kilograms?|g|gr|grams?|oz|ounces?|lbs?|pounds?)\\b${each}?`,
  'i',
);
/** The fineness of gold: "18k gold", "14k plated rings". */
const karats =
  '\\b(?:9|10|14|18|22|24)\\s?(?:k|kt|karats?|carats?)\\b(?=[\\s-]+(?:\\p{L}+[\\s-]+){0,2}(?:gold|plated|filled|vermeil|rings?|necklaces?|earrings?|bracelets?|chains?|pendants?|jewel(?:le)?ry))';
/** Numbers that belong to the name of the goods: "iPhone 16", "SPF 50", "12-pack", "size 10"; and its sides. */
const modelNumbers =
  '(?<=\\b(?:spf|iphone|ipad|galaxy|ps|xbox|sizes?|ages?|vol|grade)\\.?\\s?)\\d{1,3}\\+?|\\b(?:pack|set|box|case)\\s+of\\s+\\d{1,3}|(?<![$\\d.,])\\d{1,4}[\\s-](?:piece|pc|pack|count|ct|person|seater|drawer|tier|layer|speed|color|way|hole|ring|key|port|wick|month|day|year|hour)\\b(?!\\s+order)';
const sides =
  '\\b\\d+(?:\\.\\d+)?\\s?(?:cm|mm|in|ft|["”\'])?\\s?x\\s?\\d+(?:\\.\\d+)?(?:\\s?x\\s?\\d+(?:\\.\\d+)?)?\\s?(?:(?:cm|mm|in(?:ch(?:es)?)?|ft)\\b|["”\'])?';
/** Capacities, lengths and ratings, which are not numbers of pieces. */
const measures = new RegExp(
  `${karats}|${modelNumbers}|${sides}|(?<![$\\d.,])(?:${number})\\s?(?:ml|cl|ltrs?|lit(?:er|re)s?|fl\\.?\\s?oz|gal(?:lons?)?|mm|cm|inch(?:es)?|feet|ft|gsm|denier|den|ply|thread\\s?count|mah|watts?|volts?|gb|tb)\\b|(?<!\\d)\\d{1,2}\\/\\d{1,2}(?!\\d)`,
  'giu',
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

type Sum = { value: number; lead: string; isEach: boolean; at: number };

const perBulk: Readonly<Record<string, number>> = { d: 12, g: 144, h: 100, t: 1000 };

/** Parses value, quantity and weight from a question. US dollars and kilograms. */
export function parseAmounts(text: string): ParsedAmounts {
  const sums: Sum[] = [];
  const other = otherMoney.exec(text);
  const toDollars = other ? text.replace(other[0], ' ') : text;
  const withoutMoney = toDollars.replace(money, (...parts) => {
    const groups: unknown = parts.at(-1);
    const found: Readonly<Record<string, string | undefined>> =
      typeof groups === 'object' && groups !== null ? { ...groups } : {};
    const digits = found.first ?? found.second ?? found.third ?? found.fourth ?? '';
    const isEach = found.each !== undefined || found.per !== undefined;
    // "10.000 dollars" means ten thousand, but "$1.125 each" is a unit price in tenths of a cent.
    const read = isEach ? numberOf : numberOfWhole;
    sums.push({
      value: (read(digits) * (found.k || found.k2 ? 1000 : 1)) / bulkOf(found.per),
      lead: found.lead ?? '',
      isEach,
      at: Number(parts.at(-3)),
    });
    return ' ';
  });
  const counted = withoutMoney.replace(measures, ' ');
  const pieces = counts.map((pattern) => pattern.exec(counted)).find((match) => match !== null);
  const afterPieces = pieces ? counted.replace(pieces[0], ' ') : counted;
  const weighed = weight.exec(afterPieces);
  const afterWeight = weighed ? afterPieces.replace(weighed[0], ' ') : afterPieces;
  const bare = pieces === undefined ? bareCount.exec(afterWeight) : null;
  const quantity = pieces ? countOf(pieces.groups) : bare && thousands(bare[1] ?? '');
  const countAt = toDollars.indexOf((pieces ?? bare)?.[0].trim() ?? '');
  const isTotal = (sum: Sum) => isForAll(sum, quantity ?? undefined, countAt);
  const shipmentValueUsd = sums.find(isTotal)?.value;
  // "$1,200 for 300 units": the value first read as a unit price is the whole shipment's.
  const perUnit =
    quantity && shipmentValueUsd !== undefined ? shipmentValueUsd / quantity : undefined;
  return {
    unitValueUsd: sums.find((sum) => !isTotal(sum))?.value ?? perUnit,
    shipmentValueUsd,
    quantity: quantity ?? undefined,
    unparsedMoney: other?.groups?.sum,
    unitWeightKg: weighed ? weightKg(weighed.groups, afterWeight) : undefined,
    remainder: bare ? afterWeight.replace(bare[0], ' ') : afterWeight,
  };
}

function bulkOf(per: string | undefined): number {
  if (per === undefined) return 1;
  return /^\d/.test(per) ? numberOfWhole(per) : (perBulk[per[0]?.toLowerCase() ?? ''] ?? 1);
}

function countOf(groups: Readonly<Record<string, string | undefined>> = {}): number {
  const counted = numberOfWhole(groups.count ?? '') * (groups.k ? 1000 : 1);
  return counted * bulkOf(groups.bulk);
}

const minTotalUsd = 400;
/** No goods of these tools are worth less a piece: "$3, 2000 pieces" is $3 each. */
const minUnitUsd = 0.05;

/**
 * Whether a sum is for the whole shipment: it is large and without "each", or called total. "Worth"
 * may be either: behind the number of pieces it is their value in all, before it that of one.
 */
function isForAll(
  { value, lead, isEach, at }: Sum,
  quantity: number | undefined,
  countAt: number,
): boolean {
  if (isEach || /^\s*(?:unit|fob|@)/i.test(lead)) return false;
  if (/total|shipment|order|invoice/i.test(lead)) return true;
  if (!/worth/i.test(lead) || value >= minTotalUsd) return value >= minTotalUsd;
  return quantity !== undefined && countAt < at && value / quantity >= minUnitUsd;
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
