import { isWithinOneEdit } from '../_shared/domain/edit-distance.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';
import { isIndifferent, modifiersOf, textOf, thingOf, wordsOf } from './line-words.ts';
import { isMaterial, isToldByMaterial } from './materials.ts';

/**
 * Things named after what they look like: peanut butter is no butter, almond milk no milk. The word
 * in front says more of them than their own.
 */
const likenesses: ReadonlySet<string> = new Set(
  'butter milk oil cream cheese flour water syrup noodle chip meat leather fur wax'.split(' '),
);

/**
 * Of the lines that were found those that the words may mean, the likeliest first: lines that tell
 * all of the words, else lines for the thing, else what there is. Empty where the thing is only
 * named after another, as nut butter is, and no line tells what it is of.
 */
export function linesToChoose(
  product: string,
  hits: readonly TariffSearchHit[],
): readonly TariffSearchHit[] {
  return likeliestFirst(product, calledSo(product, ofTheThing(product, hits)));
}

/** Without the lines of another thing of that name, where there are some for the thing itself. */
function calledSo(product: string, hits: readonly TariffSearchHit[]): readonly TariffSearchHit[] {
  const own = hits.filter((hit) => isCalledSo(product, hit));
  return own.length < fewestOwn
    ? hits
    : hits.filter((hit) => hit.matchedTerm === null || own.includes(hit));
}

const fewestOwn = 2;

/** The trade's name adds nothing but a material or whom it is for: a life jacket is no jacket. */
function isCalledSo(product: string, { matchedTerm }: TariffSearchHit): boolean {
  if (matchedTerm === null || thingOf(matchedTerm) !== thingOf(product)) return false;
  const said = new Set(wordsOf(product));
  return wordsOf(matchedTerm).every(
    (word) => said.has(word) || (isQuality(word) && word !== 'baby'),
  );
}

/** Whether a line tells all that was said but what it is made of and whom it is for. */
export function tellsWhole(product: string, hit: TariffSearchHit): boolean {
  const told = new Set(wordsOf(textOf(hit)));
  return [...modifiersOf(product), thingOf(product) ?? ''].every(
    (word) => word === '' || told.has(word),
  );
}

function ofTheThing(product: string, hits: readonly TariffSearchHit[]): readonly TariffSearchHit[] {
  const thing = thingOf(product);
  const modifiers = modifiersOf(product);
  if (thing === undefined || modifiers.length === 0) return hits;
  const whole = hits.filter((hit) => tellsWhole(product, hit));
  if (whole.length > 0) return whole;
  const told = hits.map((hit) => ({ hit, words: new Set(wordsOf(textOf(hit))) }));
  const tellsModifier = told.filter(({ words }) => modifiers.some((word) => words.has(word)));
  if (likenesses.has(thing)) return tellsModifier.map(({ hit }) => hit);
  const forThing = told.filter(({ words }) => words.has(thing));
  return forThing.length > 0 ? forThing.map(({ hit }) => hit) : hits;
}

/**
 * Lines that the trade calls so ("ceramic plate") before those of a heading that is called like the
 * goods ("Coffee, …"), before others that the trade has a name for, before those whose text merely
 * holds the words.
 */
function likeliestFirst(product: string, hits: readonly TariffSearchHit[]): TariffSearchHit[] {
  const noun = (product.split(' ').at(-1) ?? '').replace(/(?:es|s)$/, '');
  const beginsWithNoun = new RegExp(`^${noun.replace(/[^\p{L}]/gu, '.')}(?:e?s)?\\b`, 'iu');
  const likelihood = ({ description, matchedTerm, rank }: TariffSearchHit) => {
    const [heading = '', ...below] = description.split(' > ');
    if (matchedTerm !== null && thingOf(matchedTerm) === thingOf(product)) return rank + 0.7;
    if (noun.length > 2 && beginsWithNoun.test(heading)) return rank + 0.5;
    if (matchedTerm !== null) return rank + 0.3;
    return noun.length > 2 && below.some((step) => beginsWithNoun.test(step)) ? rank + 0.2 : rank;
  };
  return [...hits].sort((one, other) => likelihood(other) - likelihood(one));
}

const tellingLetters = 5;

/**
 * The search mends what it takes for a slip and finds uniforms for unicorns: one of the words has to
 * begin a word of the line, or to be a letter apart from one of the trade's.
 */
export function isNamed(product: string, { matchedTerm, description }: TariffSearchHit): boolean {
  const words = wordsOf(product);
  const begins = (text: string) =>
    wordsOf(text).some((each) =>
      words.some((word) => each.startsWith(word.slice(0, tellingLetters))),
    );
  return (
    begins(description) ||
    (matchedTerm !== null &&
      (begins(matchedTerm) ||
        wordsOf(matchedTerm).some((each) => words.some((word) => isWithinOneEdit(word, each)))))
  );
}

/** A cookie cutter is no cookie: of two words the second is the thing, and the line does not tell it. */
export function isForAnother(product: string, hit: TariffSearchHit): boolean {
  const said = wordsOf(product).filter((word) => !isIndifferent(word) && !isQuality(word));
  const thing = said.length === 2 ? said[1] : undefined;
  return thing !== undefined && !wordsOf(textOf(hit)).includes(thing);
}

const wearers = /\b(?:men|women|boys|girls|youths|children|babies|infants)\b/i;
const wearer = /^(?:men|women|kid|children|boy|girl|youth)$/;

/** A line whose name was said in full, with nothing said beside it that the line does not tell. */
export function isExplained(product: string, hit: TariffSearchHit): boolean {
  if (hit.matchedTerm === null) return false;
  const said = wordsOf(product);
  const line = textOf(hit);
  const told = new Set(wordsOf(line));
  const isOfAny = !isToldByMaterial(line);
  const isForAll = !wearers.test(line);
  return (
    wordsOf(hit.matchedTerm).every((word) => said.includes(word)) &&
    said.every(
      (word) =>
        told.has(word) ||
        isIndifferent(word) ||
        (isOfAny && isMaterial(word)) ||
        (isForAll && wearer.test(word)),
    )
  );
}

/**
 * A line for the same thing: what the trade calls alike, or a line beside the one that was taken. Tea
 * towels are no tea, and a ring of iron is none for a finger.
 */
export function isCalledAlike(
  product: string,
  { matchedTerm, description, hts8 }: TariffSearchHit,
  taken: Pick<TariffSearchHit, 'hts8'>,
): boolean {
  const thing = thingOf(product);
  if (thing === undefined) return false;
  if (matchedTerm !== null) {
    const term = wordsOf(matchedTerm);
    return (
      thingOf(matchedTerm) === thing && modifiersOf(product).every((word) => term.includes(word))
    );
  }
  const [heading = ''] = description.split(' > ');
  const isBeside = (digits: number) => hts8.slice(0, digits) === taken.hts8.slice(0, digits);
  return wordsOf(heading)[0] === thing
    ? isBeside(4)
    : isBeside(7) && wordsOf(description).includes(thing);
}

const leastAlternativeRank = 0.5;

/** Another line that the words may mean: called alike, or of the same heading. */
export function isAlternative(hit: TariffSearchHit, best: TariffSearchHit): boolean {
  const isNear = hit.matchedTerm !== null || hit.hts8.slice(0, 4) === best.hts8.slice(0, 4);
  return isNear && hit.rank >= leastAlternativeRank;
}
