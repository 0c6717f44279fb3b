import { parseAmounts } from './parse-amounts.ts';
import { isHeading, parseCode } from './parse-code.ts';
import { parseDate } from './parse-date.ts';
import { parseOrigins } from './parse-origins.ts';
import { type ParsedUsmca, parseUsmca } from './parse-usmca.ts';
import {
  areOfOneQuality,
  detailWordsOf,
  isQuality,
  productWordsOf,
  purposeWordsOf,
} from './product-words.ts';

/** What could be parsed from a question about duty. */
export type ParsedTariffQuestion = {
  /** The words that name the goods, such as "cotton t-shirts". Empty when there are none. */
  product: string;
  /** The words after "with", such as "rubber sole"; they may decide between lines. */
  details: string | undefined;
  /** Those words of the product that stand after "for". */
  purpose: string | undefined;
  /** A typed code, 4 to 10 digits without dots. */
  codeDigits: string | undefined;
  /** ISO 3166 codes, or 'EU'; two or more are to be compared. */
  originCodes: readonly string[];
  /** The goods are made in the United States. */
  isDomestic: boolean;
  /** Where fabric or parts come from, when the goods are made elsewhere. */
  materialCodes?: readonly string[] | undefined;
  /** What comes from there: "fabric". */
  materialName?: string | undefined;
  /** A country other than the United States that the goods are imported into. */
  otherDestination: string | undefined;
  /** Named as the origin, but not in the tables. */
  unknownPlace: string | undefined;
  unitValueUsd: number | undefined;
  shipmentValueUsd: number | undefined;
  quantity: number | undefined;
  unitWeightKg: number | undefined;
  /** An amount that is not in US dollars, as written. */
  unparsedMoney: string | undefined;
  entryDate: string | undefined;
  /** Written like a date but not a real one. */
  unparsedDate: string | undefined;
  /** Whether the question claims USMCA treatment or rules it out. */
  usmca: ParsedUsmca;
};

/** "Section 301" is a law, not a number of pieces. */
const legalSections = /(?:\b(?:sections?|sec\.?)|§)\s*(?:122|201|232|301)\b/gi;

const mistypedFrom = /\b(?:frm|fom|fron|frmo|fromm)\b(?=\s+\p{L})/giu;

/**
 * Parses a question about duty in everyday words. Does not guess: what the question does not state
 * stays undefined.
 *
 * @param today 'YYYY-MM-DD', for dates like "next month"
 */
export function parseTariffQuestion(text: string, today: string): ParsedTariffQuestion {
  const code = parseCode(text.replace(legalSections, ' ').replace(mistypedFrom, 'from'));
  const dated = parseDate(code.remainder, today);
  const amounts = parseAmounts(dated.remainder);
  const places = parseOrigins(amounts.remainder);
  const { unitValueUsd, shipmentValueUsd, quantity, unitWeightKg, unparsedMoney } = amounts;
  const { originCodes, isDomestic, otherDestination, unknownPlace } = places;
  const described = keepChiefFiber(places.remainder);
  const product = reorderHeading(productWordsOf(described)).join(' ').replaceAll('-wood', ' wood');
  const heading = product === '' ? headingOf(quantity) : undefined;
  return {
    product,
    details: detailWordsOf(described).join(' ') || undefined,
    purpose: purposeWordsOf(described).join(' ') || undefined,
    codeDigits: code.digits ?? heading,
    originCodes,
    isDomestic,
    materialCodes: places.materialCodes.length === 0 ? undefined : places.materialCodes,
    materialName: places.materialName,
    otherDestination,
    unknownPlace,
    unitValueUsd,
    shipmentValueUsd,
    quantity: heading === undefined ? quantity : undefined,
    unitWeightKg,
    unparsedMoney,
    entryDate: dated.entryDate,
    unparsedDate: dated.unparsedDate,
    usmca: parseUsmca(text),
  };
}

const descriptive =
  /^(?:printed|embroidered|engraved|personalized|customized|custom|handmade|handcrafted|waterproof|washable|foldable|reusable|carry-on|assorted|hydrating|moisturizing|brightening|whitening|soothing|exfoliating|anti-aging|rechargeable|adjustable|disposable|empty|braided|rfid|hard-shell|soft-shell|colou?rs?)$/;

/** Materials only behind such goods, since they are goods too: lace, a drinking straw. */
const materialOf =
  /\b(?:hats?|caps?|visors?|bags?|totes?|baskets?|bras?|lingerie|dress(?:es)?|tops?)\b/;
const alsoGoods = /^(?:straw|raffia|lace)$/;

/** "Hoodies cotton" becomes "cotton hoodies", and "cards printed" printed cards. */
function reorderHeading(words: readonly string[]): readonly string[] {
  const isOfOthers = materialOf.test(words.join(' '));
  const goods =
    words.findLastIndex(
      (word) =>
        !isQuality(word) && !descriptive.test(word) && !(isOfOthers && alsoGoods.test(word)),
    ) + 1;
  return [...words.slice(goods), ...words.slice(0, goods)];
}

/** "6912 Portugal": a number that counts nothing is a heading, if that heading exists. */
function headingOf(quantity: number | undefined): string | undefined {
  const digits = String(quantity ?? '');
  return /^(?:\d{4}|\d{6})$/.test(digits) && isHeading(digits) ? digits : undefined;
}

const shareOfFiber = /(\d{1,3})\s?(?:%|percent\b)\s*(?:of\s+)?(?:\p{L}+\s+)??(\p{L}+)/giu;

/** "80% cotton 20% polyester" is cotton to the schedule: the fiber of the chief weight decides. */
function keepChiefFiber(text: string): string {
  const shares = [...text.matchAll(shareOfFiber)].filter(([, , fiber = '']) =>
    isQuality(fiber.toLowerCase()),
  );
  const most = Math.max(...shares.map(([, percent]) => Number(percent)));
  return shares
    .filter(([, percent]) => Number(percent) < most)
    .reduce((remainder, [share]) => remainder.replace(share, ' '), text);
}

/**
 * Merges a follow-up with the question before it. What the follow-up omits is taken from the
 * earlier question ("and from Vietnam?"). A material alone changes the goods ("and in polyester?"),
 * and so reopens the choice of the line. A question with its own goods and origin is complete: it
 * takes neither the day nor the USMCA claim from the one before.
 */
export function mergeFollowUp(
  question: ParsedTariffQuestion,
  previous: ParsedTariffQuestion,
): ParsedTariffQuestion {
  const words = question.product.split(' ').filter(Boolean);
  const isOpen = words.length === 0 && question.codeDigits === undefined;
  const changesQuality = words.length > 0 && words.every(isQuality) && previous.product !== '';
  const same = isOpen || changesQuality ? previous : undefined;
  const namesOrigin = question.originCodes.length > 0 || question.isDomestic;
  const isComplete = same === undefined && namesOrigin;
  const ownWords = previous.product
    .split(' ')
    .filter((own) => !words.some((word) => areOfOneQuality(word, own)));
  return {
    ...question,
    product: changesQuality
      ? [...words, ...ownWords].join(' ')
      : isOpen
        ? previous.product
        : question.product,
    details: isOpen ? previous.details : question.details,
    purpose: isOpen ? previous.purpose : question.purpose,
    codeDigits: isOpen ? previous.codeDigits : question.codeDigits,
    originCodes:
      namesOrigin || question.unknownPlace !== undefined
        ? question.originCodes
        : previous.originCodes,
    unitValueUsd: question.unitValueUsd ?? same?.unitValueUsd,
    shipmentValueUsd: question.shipmentValueUsd ?? same?.shipmentValueUsd,
    quantity: question.quantity ?? same?.quantity,
    unitWeightKg: question.unitWeightKg ?? same?.unitWeightKg,
    entryDate: question.entryDate ?? (isComplete ? undefined : previous.entryDate),
    usmca: question.usmca ?? (isComplete ? undefined : previous.usmca),
  };
}
