import { isWithinOneEdit } from '../_shared/domain/edit-distance.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';
import { headNoun, isIgnorable, modifiersOf, textOf, tokenize } from './line-words.ts';
import { isDividedByMaterial, isMaterial } from './materials.ts';

/**
 * Things named after what they look like: peanut butter is no butter, almond milk no milk. The word
 * in front says more of them than their own.
 */
const nonNamesakes: ReadonlySet<string> = new Set(
  'butter milk oil cream cheese flour water syrup noodle chip meat leather fur wax'.split(' '),
);

/**
 * Of the lines that were found those that the words may mean, the likeliest first: lines that tell
 * all of the words, else lines for the thing, else what there is. Empty where the thing is only
 * named after another, as nut butter is, and no line tells what it is of.
 */
export function shortlist(
  product: string,
  hits: readonly TariffSearchHit[],
): readonly TariffSearchHit[] {
  return sortByLikelihood(product, preferSameGoods(product, preferHeadNoun(product, hits)));
}

/** Without the lines of another thing of that name, where there are some for the thing itself. */
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

/** The trade's name adds nothing but a material or whom it is for: a life jacket is no jacket. */
function isSameGoods(product: string, { matchedTerm }: TariffSearchHit): boolean {
  if (matchedTerm === null || headNoun(matchedTerm) !== headNoun(product)) return false;
  const queryWords = new Set(tokenize(product));
  return tokenize(matchedTerm).every(
    (word) => queryWords.has(word) || (isQuality(word) && word !== 'baby'),
  );
}

/** Whether a line tells all that was said but what it is made of and whom it is for. */
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
  const modifiers = modifiersOf(product);
  if (headNounOfQuery === undefined || modifiers.length === 0) return hits;
  const covering = hits.filter((hit) => coversQuery(product, hit));
  if (covering.length > 0) return covering;
  const lineWords = hits.map((hit) => ({ hit, words: new Set(tokenize(textOf(hit))) }));
  const withModifier = lineWords.filter(({ words }) => modifiers.some((word) => words.has(word)));
  if (nonNamesakes.has(headNounOfQuery)) return withModifier.map(({ hit }) => hit);
  const withHeadNoun = lineWords.filter(({ words }) => words.has(headNounOfQuery));
  return withHeadNoun.length > 0 ? withHeadNoun.map(({ hit }) => hit) : hits;
}

/**
 * Lines that the trade calls so ("ceramic plate") before those of a heading that is called like the
 * goods ("Coffee, …"), before others that the trade has a name for, before those whose text merely
 * holds the words.
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

const prefixLength = 5;

/**
 * The search mends what it takes for a slip and finds uniforms for unicorns: one of the words has to
 * begin a word of the line, or to be a letter apart from one of the trade's.
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

/** A cookie cutter is no cookie: of two words the second is the thing, and the line does not tell it. */
export function isDifferentProduct(product: string, hit: TariffSearchHit): boolean {
  const queryWords = tokenize(product).filter((word) => !isIgnorable(word) && !isQuality(word));
  const headNounOfQuery = queryWords.length === 2 ? queryWords[1] : undefined;
  return headNounOfQuery !== undefined && !tokenize(textOf(hit)).includes(headNounOfQuery);
}

const wearers = /\b(?:men|women|boys|girls|youths|children|babies|infants)\b/i;
const wearer = /^(?:men|women|kid|children|boy|girl|youth)$/;

/** A line whose name was said in full, with nothing said beside it that the line does not tell. */
export function isExactMatch(product: string, hit: TariffSearchHit): boolean {
  if (hit.matchedTerm === null) return false;
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
        (isOfAnyMaterial && isMaterial(word)) ||
        (isForAll && wearer.test(word)),
    )
  );
}

/**
 * A line for the same thing: what the trade calls alike, or a line beside the one that was taken. Tea
 * towels are no tea, and a ring of iron is none for a finger.
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

/** Another line that the words may mean: called alike, or of the same heading. */
export function isAlternative(hit: TariffSearchHit, best: TariffSearchHit): boolean {
  const isNear = hit.matchedTerm !== null || hit.hts8.slice(0, 4) === best.hts8.slice(0, 4);
  return isNear && hit.rank >= minAlternativeRank;
}
