import { understand } from '../goods/understand.ts';
import { headNoun } from '../tariff-lines/line-words.ts';
import { isMaterial } from '../tariff-lines/materials.ts';
import { type ParsedTariffQuestion, parseTariffQuestion } from './parse-tariff-question.ts';
import { areOfOneQuality, isQuality } from './product-words.ts';

/** What differs between the goods of one question. */
export type GoodsPart = Pick<
  ParsedTariffQuestion,
  | 'product'
  | 'details'
  | 'purpose'
  | 'unitValueUsd'
  | 'shipmentValueUsd'
  | 'quantity'
  | 'unitWeightKg'
  | 'originCodes'
> & {
  /** The part of the question that is about these goods, as typed. */
  ownWords: string;
};

const maxParts = 6;
/** Commas, but not those of "10,000". */
const separators = /,(?!\d{3})|;|\+|\s&\s|\band\b|\bplus\b|\balso\b/iu;
/** Pairs that are one thing: a salt and pepper grinder. */
const pairs =
  /\b(salt|mortar|hook|mac|cap|ball|nuts|pots|pen|wash|peel|mix|rock|cut)\s+(?:and|&)\s+(?=(?:peppers?|pestles?|loops?|cheese|gowns?|chains?|bolts?|pans?|paper|fold|stick|match|roll|sew)\b)/giu;
/** Who or what all goods of a list are for or of: "shirts and pants for men", "…, all cotton". */
const sharedEnd =
  /\bfor\s+(?<wearer>men|women|kids|girls|boys|children|babies)\b|(?:,|\ball\b|\bin\b|\bmade\s+of\b|\bout\s+of\b)\s+(?:all\s+)?(?:100%\s+)?(?<material>\p{L}+(?:\s+\p{L}+)?)\s*(?=\bfrom\b|\bmade\b|$)/iu;
const aside = /\b(?:with|including|inside|for|in\s+an?|of)\b/i;
const sold = /\b(?:sets?|kits?|bundles?|gift\s+box(?:es)?|shakers?|saucers?)\b/i;

/**
 * The goods of a question that names two or more: "tees, mugs and stickers from China". Undefined for
 * one, and for a pair with a name of its own. Goods without an origin take the one that follows.
 * @param today 'YYYY-MM-DD'
 */
export function splitGoods(text: string, today: string): readonly GoodsPart[] | undefined {
  const segments = text
    .replace(pairs, '$1-n-')
    .split(separators)
    .filter((each) => /\p{L}/u.test(each))
    .map((each) => each.replaceAll('-n-', ' and ').trim());
  if (segments.length < 2 || sold.test(text)) return undefined;
  const parts: { text: string; isGoods: boolean }[] = [];
  for (const segment of segments) {
    const last = parts.at(-1);
    const isGoods = namesGoods(segment, today) && !(last?.isGoods && aside.test(last.text));
    if (isGoods || last === undefined) parts.push({ text: segment, isGoods });
    else if (last.isGoods) last.text = `${last.text}, ${segment}`;
    else parts.push({ text: segment, isGoods });
  }
  const goods = parts.filter(({ isGoods }) => isGoods);
  if (goods.length < 2 || goods.length > maxParts) return undefined;
  const shared = sharedWords(goods.at(-1)?.text ?? '');
  const lead = leadingMaterial(goods[0]?.text ?? '', today);
  const read = parts.map(({ text: each, isGoods }, place) => {
    const first = shared === '' && place > 0 ? sharedLead(lead, each, today) : shared;
    const ownWords = isGoods && !hasQuality(each, first) ? `${first} ${each}`.trim() : each;
    return { isGoods, ownWords, ...parseTariffQuestion(ownWords, today) };
  });
  const named = read.flatMap((part, index) => {
    if (!part.isGoods) return [];
    const following = read.slice(index).find(({ originCodes }) => originCodes.length > 0);
    const before = read.slice(0, index).findLast(({ originCodes }) => originCodes.length > 0);
    return [{ ...partOf(part), originCodes: (following ?? before)?.originCodes ?? [] }];
  });
  const kinds = new Set(named.map(({ product }) => understand(product).kinds[0]?.kind.id));
  return kinds.size === named.length ? named : undefined;
}

/** The material or wearer at the end of a list; '' for none. */
function sharedWords(last: string): string {
  const { wearer, material = '' } = sharedEnd.exec(last)?.groups ?? {};
  if (wearer !== undefined)
    return /s$/i.test(wearer) ? wearer.replace(/^babies$/i, 'baby') : `${wearer}'s`;
  return material.split(/\s+/).every((word) => isQuality(word.toLowerCase())) ? material : '';
}

/** The material before the first goods: "ceramic" of "ceramic mugs and plates"; '' for none. */
function leadingMaterial(first: string, today: string): string {
  const { product } = parseTariffQuestion(first, today);
  if (product.startsWith('stainless steel ')) return 'stainless steel';
  const [word = ''] = product.split(' ');
  return isMaterial(word) || isQuality(word) ? word : '';
}

/** The material of the first goods, for goods that state none and are usually made of it too. */
function sharedLead(lead: string, text: string, today: string): string {
  if (lead === '') return '';
  const { product } = parseTariffQuestion(text, today);
  if (product.split(' ').some((word) => isQuality(word) || isMaterial(word))) return '';
  const [named] = understand(product).kinds;
  const materials = (named?.kind.materials ?? []).map((each) => each.replaceAll('-', ' '));
  // A candle comes in glass and is not made of it.
  const isFilled = materials[0]?.endsWith('wax') ?? false;
  const isUsual = materials.some((material) => ` ${material}`.endsWith(` ${lead}`));
  return isUsual && !isFilled ? lead : '';
}

/** Whether goods state such a quality themselves. */
function hasQuality(text: string, shared: string): boolean {
  const [quality = ''] = shared.toLowerCase().split(/\s+/);
  return text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .some((word) => areOfOneQuality(word, quality));
}

/** The last words are those of a kind of goods: "tees", but not "100% cotton" or "vacuum insulated". */
function namesGoods(segment: string, today: string): boolean {
  const { product } = parseTariffQuestion(segment, today);
  const [named] = understand(product).kinds;
  if (product === '' || named === undefined || named.how === 'slip') return false;
  return headNoun(named.saidAs) === headNoun(product);
}

function partOf(read: ParsedTariffQuestion & Pick<GoodsPart, 'ownWords'>): GoodsPart {
  const { ownWords, product, details, purpose, unitValueUsd, shipmentValueUsd, quantity } = read;
  return {
    ownWords,
    product,
    details,
    purpose,
    unitValueUsd,
    shipmentValueUsd,
    quantity,
    unitWeightKg: read.unitWeightKg,
    originCodes: read.originCodes,
  };
}
