import { isManifoldNoun, isOtherThing } from '../_shared/domain/goods/other-things.ts';
import { isWithinOneEdit } from '../_shared/domain/language/edit-distance.ts';
import { tokenize as goodsTokens } from '../_shared/domain/language/words.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import {
  headNoun,
  isIgnorable,
  modifiersOf,
  textOf,
  tokenize,
} from '../_shared/domain/tariff-lines/line-words.ts';
import {
  isDividedByMaterial,
  isMaterial,
  missingMaterials,
} from '../_shared/domain/tariff-lines/materials.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';

/**
 * Nouns that also name imitations: peanut butter is not butter, almond milk is not milk. The word
 * in front then matters more than the noun.
 */
const imitationNouns: ReadonlySet<string> = new Set(
  'butter milk oil cream cheese flour water syrup noodle chip meat leather fur wax'.split(' '),
);

/**
 * The found lines that the query may mean, likeliest first: lines for goods of its noun that contain
 * every word, or else lines for goods of its noun. Empty when there are none, since a line that shares
 * only a qualifier is for other goods; and when the noun names an imitation (nut butter) and no line
 * contains its modifier.
 */
export function shortlist(
  product: string,
  hits: readonly TariffSearchHit[],
): readonly TariffSearchHit[] {
  return sortByLikelihood(product, preferSameGoods(product, preferHeadNoun(product, hits)));
}

/** Drops lines for other goods with the same head noun, if enough lines for these goods remain. */
function preferSameGoods(
  product: string,
  hits: readonly TariffSearchHit[],
): readonly TariffSearchHit[] {
  const sameGoods = hits.filter((hit) => isSameGoods(product, hit));
  return sameGoods.length < minSameGoods
    ? hits
    : hits.filter((hit) => hit.matchedTerm === null || sameGoods.includes(hit));
}

const minSameGoods = 2;

/** The trade name adds only a material or a wearer: a life jacket is not a jacket. */
function isSameGoods(product: string, { matchedTerm }: TariffSearchHit): boolean {
  if (matchedTerm === null || headNoun(matchedTerm) !== headNoun(product)) return false;
  const queryWords = new Set(tokenize(product));
  return tokenize(matchedTerm).every(
    (word) => queryWords.has(word) || (isQuality(word) && word !== 'baby'),
  );
}

/** Whether a line contains every word of the query except materials and wearers. */
export function coversQuery(product: string, hit: TariffSearchHit): boolean {
  const lineWords = new Set(tokenize(textOf(hit)));
  return [...modifiersOf(product), headNoun(product) ?? ''].every(
    (word) => word === '' || lineWords.has(word),
  );
}

function preferHeadNoun(
  product: string,
  hits: readonly TariffSearchHit[],
): readonly TariffSearchHit[] {
  const headNounOfQuery = headNoun(product);
  if (headNounOfQuery === undefined) return hits;
  const modifiers = modifiersOf(product);
  // A jet ski is no ski, so a line for skis is none for it.
  if (isOtherThing(goodsTokens(product))) return hits.filter((hit) => hasEveryWord(product, hit));
  const named = hits.filter((hit) => namesGoods(product, headNounOfQuery, hit));
  if (modifiers.length === 0) return named;
  const covering = hits.filter((hit) => coversQuery(product, hit));
  const namedCovering = covering.filter((hit) => named.includes(hit));
  if (namedCovering.length > 0) return namedCovering;
  if (imitationNouns.has(headNounOfQuery)) {
    return hits.filter((hit) => {
      const words = tokenize(textOf(hit));
      return modifiers.some((word) => words.includes(word));
    });
  }
  // "Machines for additive manufacturing" are no fog machines, while race horses are horses.
  const saysEnough = !isManifoldNoun(goodsTokens(headNounOfQuery).at(-1) ?? '');
  return named.filter(
    (hit) => (saysEnough || hit.matchedTerm !== null) && !isOtherCompound(product, hit),
  );
}

function hasEveryWord(product: string, hit: TariffSearchHit): boolean {
  const lineWords = new Set(tokenize(textOf(hit)));
  return tokenize(product).every((word) => isIgnorable(word) || lineWords.has(word));
}

/** What ends the name of goods in the text of a line: "capacitors" in "capacitors of a kind used". */
const nameEnds =
  /\b(?:of|for|with|without|in|on|to|by|from|than|containing|consisting|including|designed|used|other|whether|not|specially|principally|suitable|fitted|made|having|incorporating|put|exceeding|valued|measuring)\b.*$/i;

/**
 * Whether a line is for goods of this noun: its trade name, or a name in its text, ends with it, or
 * its trade name has all the words. A "car charger" is no car, and "truck assemblies" are no trucks.
 * @param noun the noun of the product, in the singular
 */
function namesGoods(
  product: string,
  noun: string,
  { matchedTerm, description }: TariffSearchHit,
): boolean {
  const stem = stemOf(noun);
  const isNamed = (name: string) => stemOf(headNoun(name) ?? '') === stem;
  if (matchedTerm !== null) {
    const [first, ...more] = tokenize(product);
    const term = tokenize(matchedTerm);
    const hasAll = more.length > 0 && [first, ...more].every((word) => term.includes(word ?? ''));
    if (hasAll || isNamed(matchedTerm)) return true;
  }
  return (
    description
      // In "horse and mule shoes" the first of the two is a qualifier as well.
      .replace(/\b\p{L}*[^\Ws] (?:and|or) /giu, ' ')
      .split(/ > |[,;:()]|\band\b|\bor\b/)
      .some((name) => isNamed(name.trim().replace(nameEnds, '')))
  );
}

/** The search finds "gummy" for gummies and "clothes" for clothing. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies?|y|ing|e)$/, '') : word;
}

/** Two compounds of one noun are different goods, nail polish and shoe polish; so is a coffee table book. */
export function isOtherCompound(product: string, { matchedTerm }: TariffSearchHit): boolean {
  if (matchedTerm === null) return false;
  const [own, others] = [modifiersOf(product), modifiersOf(matchedTerm)];
  const noun = headNoun(product) ?? '';
  if (others.includes(noun) && headNoun(matchedTerm) !== noun) return true;
  return own.length > 0 && others.length > 0 && !own.some((word) => others.includes(word));
}

/**
 * Sorts by likelihood: lines whose trade name has the same head noun ("ceramic plate"), lines whose
 * heading begins with it ("Coffee, …"), lines with another trade name, then lines that merely
 * contain the words.
 */
function sortByLikelihood(product: string, hits: readonly TariffSearchHit[]): TariffSearchHit[] {
  const noun = (product.split(' ').at(-1) ?? '').replace(/(?:es|s)$/, '');
  const beginsWithNoun = new RegExp(`^${noun.replace(/[^\p{L}]/gu, '.')}(?:e?s)?\\b`, 'iu');
  const likelihood = ({ description, matchedTerm, rank }: TariffSearchHit) => {
    const [heading = '', ...below] = description.split(' > ');
    if (matchedTerm !== null && headNoun(matchedTerm) === headNoun(product)) return rank + 0.7;
    if (noun.length > 2 && beginsWithNoun.test(heading)) return rank + 0.5;
    if (matchedTerm !== null) return rank + 0.3;
    return noun.length > 2 && below.some((step) => beginsWithNoun.test(step)) ? rank + 0.2 : rank;
  };
  return [...hits].sort((one, other) => likelihood(other) - likelihood(one));
}

/**
 * The words of a query that some line has, such as the jars of "vibey jars". The last word says what
 * it is, so without it the query stays whole; so it does where that word also names imitations.
 */
export function knownWords(product: string, hits: readonly TariffSearchHit[]): string {
  const printed = new Set(hits.flatMap((hit) => tokenize(textOf(hit))));
  const words = product.split(' ');
  const isKnown = (word: string) => tokenize(word).every((each) => printed.has(each));
  return isKnown(words.at(-1) ?? '') && !imitationNouns.has(headNoun(product) ?? '')
    ? words.filter((word) => isQuality(word) || isIgnorable(word) || isKnown(word)).join(' ')
    : product;
}

const prefixLength = 5;

/**
 * The search corrects typos and finds uniforms for "unicorns". This checks that a word of the query
 * begins a word of the line, or is one edit away from a word of its trade name.
 */
export function hasLexicalMatch(
  product: string,
  { matchedTerm, description }: TariffSearchHit,
): boolean {
  const words = tokenize(product);
  const begins = (text: string) =>
    tokenize(text).some((each) =>
      words.some((word) => each.startsWith(word.slice(0, prefixLength))),
    );
  return (
    begins(description) ||
    (matchedTerm !== null &&
      (begins(matchedTerm) ||
        tokenize(matchedTerm).some((each) => words.some((word) => isWithinOneEdit(word, each)))))
  );
}

/**
 * A cookie cutter is not a cookie: the second of two words is the product, and the line lacks it.
 */
export function isDifferentProduct(product: string, hit: TariffSearchHit): boolean {
  const queryWords = tokenize(product).filter((word) => !isIgnorable(word) && !isQuality(word));
  const headNounOfQuery = queryWords.length >= 2 ? queryWords.at(-1) : undefined;
  if (headNounOfQuery === undefined || tokenize(textOf(hit)).includes(headNounOfQuery))
    return false;
  // "Fire truck toy": the trade name stands before the noun and only describes it.
  return queryWords.length === 2 || product.startsWith(`${hit.matchedTerm} `);
}

const wearers = /\b(?:men|women|boys|girls|youths|children|babies|infants)\b/i;
const wearer = /^(?:men|women|kid|children|boy|girl|youth)$/;

/** Whether the query contains the line's whole trade name and nothing that the line lacks. */
export function isExactMatch(product: string, hit: TariffSearchHit): boolean {
  // A leather watch strap is no watch with a leather strap.
  if (hit.matchedTerm === null || headNoun(hit.matchedTerm) !== headNoun(product)) return false;
  const queryWords = tokenize(product);
  const line = textOf(hit);
  const lineWords = new Set(tokenize(line));
  const isOfAnyMaterial = !isDividedByMaterial(line);
  const isForAll = !wearers.test(line);
  return (
    tokenize(hit.matchedTerm).every((word) => queryWords.includes(word)) &&
    queryWords.every(
      (word) =>
        lineWords.has(word) ||
        isIgnorable(word) ||
        (isMaterial(word) && (isOfAnyMaterial || missingMaterials(word, line).length === 0)) ||
        (isForAll && wearer.test(word)),
    )
  );
}

/**
 * Whether a line is for the same product: the trade name has the same head noun, or the line is a
 * sibling of the chosen one. Tea towels are not tea, and an iron ring is not for a finger.
 */
export function sharesHeadNoun(
  product: string,
  { matchedTerm, description, hts8 }: TariffSearchHit,
  chosen: Pick<TariffSearchHit, 'hts8'>,
): boolean {
  const headNounOfQuery = headNoun(product);
  if (headNounOfQuery === undefined) return false;
  if (matchedTerm !== null) {
    const term = tokenize(matchedTerm);
    return (
      headNoun(matchedTerm) === headNounOfQuery &&
      modifiersOf(product).every((word) => term.includes(word))
    );
  }
  const [heading = ''] = description.split(' > ');
  const isSibling = (digits: number) => hts8.slice(0, digits) === chosen.hts8.slice(0, digits);
  return tokenize(heading)[0] === headNounOfQuery
    ? isSibling(4)
    : isSibling(7) && tokenize(description).includes(headNounOfQuery);
}

const minAlternativeRank = 0.5;

/** Whether a line is a possible alternative: the same head noun or the same heading. */
export function isAlternative(hit: TariffSearchHit, best: TariffSearchHit): boolean {
  const isNear = hit.matchedTerm !== null || hit.hts8.slice(0, 4) === best.hts8.slice(0, 4);
  return isNear && hit.rank >= minAlternativeRank;
}
