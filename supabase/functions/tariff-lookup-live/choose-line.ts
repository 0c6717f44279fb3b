import { toHts8 } from '../_shared/domain/tariff/tariff-code.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';
import { type AssumedKind, assumedKind } from './assumed-kind.ts';
import { assumedMaterials, missingMaterials } from './materials.ts';
import type { TariffStore } from './tariff-store.ts';

export type Confidence = 'high' | 'medium' | 'low' | 'none';

/** The line the words mean, as far as they do. */
export type LineChoice = {
  /** Eight digits with dots, or the ten that were typed; null when it has to be chosen. */
  code: string | null;
  confidence: Confidence;
  /** Why, in a sentence; also "why this code". */
  reason: string;
  /** The trade's word for the goods led to the line, not the schedule's own. */
  isByTerm: boolean;
  /** The other lines it may be, best first; all of them when none is chosen. */
  candidates: readonly TariffSearchHit[];
};

type Asked = { product: string; codeDigits: string | undefined };

const mostCandidates = 6;
/** A heading has more lines than fit a screen. */
const mostLinesOfHeading = 12;

/**
 * Finds the line: by the code that was typed, else by the words. Words that fit several lines, or
 * name a material that the best one is not made of, choose none.
 */
export async function chooseLine(asked: Asked, store: TariffStore): Promise<LineChoice> {
  const { codeDigits, product } = asked;
  if (codeDigits !== undefined && codeDigits.length >= 8) return chooseByCode(codeDigits, store);
  if (codeDigits !== undefined) return chooseBelow(codeDigits, product, store);
  return chooseByWords(product, await searchWords(product, store));
}

/**
 * A tee is a T-shirt, whatever the search makes of the word; so is what a recognizer of speech
 * writes as "tea shirt".
 */
const tee = /\btee(s?)\b(?!-|\s+shirt)|\bte[ae][ -]shirt(s?)\b/g;

/** The stop says that the last word is finished: the search takes it for the beginning of one else. */
function searchWords(product: string, store: TariffStore): Promise<readonly TariffSearchHit[]> {
  return store.search(`${product.replace(tee, 't-shirt$1$2')}.`, 50);
}

async function chooseByCode(digits: string, store: TariffStore): Promise<LineChoice> {
  const hts8 = toHts8(digits) ?? digits;
  if ((await store.facts(digits)) !== null) {
    return {
      code: digits.length === 10 ? digits : hts8,
      confidence: 'high',
      isByTerm: false,
      reason: `The code ${hts8} was given in the question.`,
      candidates: [],
    };
  }
  const candidates = await store.search(digits.slice(0, 6), mostLinesOfHeading);
  const near =
    candidates.length > 0 ? candidates : await store.search(digits.slice(0, 4), mostLinesOfHeading);
  return {
    code: null,
    confidence: 'none',
    isByTerm: false,
    reason: `There is no line ${hts8} in the schedule.`,
    candidates: near,
  };
}

async function chooseBelow(
  digits: string,
  product: string,
  store: TariffStore,
): Promise<LineChoice> {
  const lines = await store.search(digits, 50);
  const [only, ...others] = lines;
  const printed = digits.length === 4 ? digits : `${digits.slice(0, 4)}.${digits.slice(4)}`;
  if (only !== undefined && others.length === 0) {
    return {
      code: only.hts8,
      confidence: 'high',
      isByTerm: false,
      reason: `${only.hts8} is the only line below ${printed}.`,
      candidates: [],
    };
  }
  if (product !== '' && lines.length > 0) {
    const below = new Set(lines.map(({ hts8 }) => hts8));
    const named = (await searchWords(product, store)).filter(({ hts8 }) => below.has(hts8));
    if (named.length > 0) return chooseByWords(product, named);
  }
  return {
    code: null,
    confidence: 'none',
    isByTerm: false,
    reason:
      lines.length === 0
        ? `There is no line below ${printed} in the schedule.`
        : `${lines.length} lines stand below ${printed}, each with a rate of its own.`,
    candidates: lines.slice(0, mostLinesOfHeading),
  };
}

/** How far the best line has to be ahead of the next, of about 1. */
const clearLead = 0.08;
/** The rank from which the trade's words explain the question as a whole, or most of it. */
const wholeMatch = 0.9;
const partMatch = 0.62;
/** The schedule's own words are many people's words for other things. */
const wordMatch = 0.8;
const wordLead = 0.12;
/** Another line with a name that holds all of what was said. */
const rivalLead = 0.2;
const leastAlternativeRank = 0.5;

function chooseByWords(product: string, found: readonly TariffSearchHit[]): LineChoice {
  const hits = found.some((hit) => isNamed(product, hit)) ? found : [];
  const fitting = hits.filter((hit) => missingMaterials(product, textOf(hit)).length === 0);
  // A line whose name was said in full, with nothing said beside it that the line does not tell.
  const explained = fitting
    .filter((hit) => isExplained(product, hit))
    .sort((one, other) => wordsTold(product, other) - wordsTold(product, one));
  const inOrder = [...explained, ...fitting.filter((hit) => !explained.includes(hit))];
  const [best, next] = inOrder.length > 0 ? inOrder : hits;
  if (best === undefined) {
    return {
      code: null,
      confidence: 'none',
      isByTerm: false,
      reason: `No line of the schedule fits “${product}”.`,
      candidates: [],
    };
  }
  const ranked = [...inOrder, ...hits.filter((hit) => !fitting.includes(hit))];
  const confidence =
    fitting.length === 0 ? 'none' : confidenceOf(product, best, next, explained.length);
  if (confidence === 'none') {
    return {
      code: null,
      confidence,
      isByTerm: false,
      reason: openReason(product, best, fitting.length > 0),
      candidates: likeliestFirst(product, ranked).slice(0, mostCandidates),
    };
  }
  const others = ranked.filter((hit) => hit.hts8 !== best.hts8 && isAlternative(hit, best));
  const assumed = assumedKind(
    product,
    best,
    others.filter((hit) => fitting.includes(hit) && isCalledAlike(product, hit)),
  );
  const sureness = confidence === 'high' && assumed !== undefined ? 'medium' : confidence;
  return {
    code: best.hts8,
    confidence: sureness,
    isByTerm: best.matchedTerm !== null,
    reason: chosenReason(best, sureness, assumed),
    candidates: others.slice(0, mostCandidates - 1),
  };
}

function confidenceOf(
  product: string,
  best: TariffSearchHit,
  next: TariffSearchHit | undefined,
  explainedLines: number,
): Confidence {
  const lead = explainedLines === 1 ? 1 : best.rank - (next?.rank ?? 0);
  if (best.matchedTerm === null || best.termConfidence === null) {
    return best.rank >= wordMatch && lead >= wordLead ? 'low' : 'none';
  }
  const isWhole = best.rank >= wholeMatch || explainedLines > 0;
  if (!isWhole && isForAnother(product, best)) return 'none';
  const isNarrower = !isWhole && assumedMaterials(product, best.matchedTerm).length > 0;
  const hasRival = !isWhole && next !== undefined && next.matchedTerm !== null && lead < rivalLead;
  if (best.rank < partMatch || lead < clearLead || isNarrower || hasRival) return 'none';
  const isAssumed = assumedMaterials(product, `${best.termNote} ${best.matchedTerm}`).length > 0;
  if (best.termConfidence === 'low') return 'low';
  if (best.termConfidence === 'medium') return isWhole ? 'medium' : 'low';
  return isWhole && !isAssumed ? 'high' : 'medium';
}

const tellingLetters = 5;

/** The search finds uniform lines for unicorns: one of the words has to begin a word of the line. */
function isNamed(product: string, { matchedTerm, description }: TariffSearchHit): boolean {
  if (matchedTerm !== null) return true;
  const printed = wordsOf(description);
  return wordsOf(product).some((word) =>
    printed.some((each) => each.startsWith(word.slice(0, tellingLetters))),
  );
}

/** A cookie cutter is no cookie: of two words the second is the thing, and the line does not tell it. */
function isForAnother(product: string, hit: TariffSearchHit): boolean {
  const said = wordsOf(product).filter((word) => !indifferent.test(word) && !isQuality(word));
  const thing = said.length === 2 ? said[1] : undefined;
  return thing !== undefined && !wordsOf(textOf(hit)).includes(thing);
}

/**
 * Lines to choose from: those that the trade calls so ("ceramic plate") before those of a heading
 * that is called like the goods ("Coffee, …"), before others that the trade has a name for, before
 * those whose text merely holds the words.
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

/** What the words are about, once materials and whom it is for are left out. */
function thingOf(words: string): string | undefined {
  return wordsOf(words)
    .filter((word) => !isQuality(word))
    .at(-1);
}

/** Another line that the words may mean: called alike, or of the same heading. */
function isAlternative(hit: TariffSearchHit, best: TariffSearchHit): boolean {
  const isNear = hit.matchedTerm !== null || hit.hts8.slice(0, 4) === best.hts8.slice(0, 4);
  return isNear && hit.rank >= leastAlternativeRank;
}

/** A line for the same thing: tea towels are no tea, and a ring of iron is none for a finger. */
function isCalledAlike(product: string, { matchedTerm, description }: TariffSearchHit): boolean {
  const thing = thingOf(product);
  if (thing === undefined) return false;
  return matchedTerm === null
    ? wordsOf(description).includes(thing)
    : thingOf(matchedTerm) === thing;
}

/** Words that say nothing about the line. */
const indifferent =
  /^(?:organic|recycled|sustainable|custom|customized|branded|printed|embroidered|premium|luxury|cheap|plain|basic|new|small|large|big|mini|black|white|red|blue|green|pink|colorful|unisex|adult|handmade)$/;

function isExplained(product: string, { matchedTerm, termNote, description }: TariffSearchHit) {
  if (matchedTerm === null) return false;
  const said = wordsOf(product);
  const told = new Set(wordsOf(`${matchedTerm} ${termNote} ${description}`));
  return (
    wordsOf(matchedTerm).every((word) => said.includes(word)) &&
    said.every((word) => told.has(word) || indifferent.test(word))
  );
}

/** Green is a color of candles and a kind of tea: the line that tells it goes first. */
function wordsTold(product: string, hit: TariffSearchHit): number {
  const told = new Set(wordsOf(textOf(hit)));
  return wordsOf(product).filter((word) => told.has(word)).length;
}

/** Without plurals, and with one spelling of the T-shirt. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(tee, 't-shirt$1$2')
    .replace(/\bt[ -]?shirt(s?)\b/g, 'tshirt$1');
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?:'s|(?<=ss|sh|ch|x)es|(?<!s)s)$/, '') : word,
  );
}

function textOf({ description, matchedTerm, termNote }: TariffSearchHit): string {
  return `${description} ${matchedTerm ?? ''} ${termNote}`;
}

function chosenReason(
  best: TariffSearchHit,
  confidence: Confidence,
  assumed: AssumedKind | undefined,
): string {
  const how =
    best.matchedTerm === null
      ? `The words of line ${best.hts8} fit the question best`
      : `“${best.matchedTerm}” usually enters under line ${best.hts8}`;
  // A range of values would be taken for one of prices, and be shortened to its upper end.
  const note = best.termNote.replace(/(\$[\d.]+)-(\$[\d.]+)/g, 'over $1 up to $2');
  const taken = note === '' ? '' : ` (${note})`;
  if (confidence === 'high') return `${how}${taken}.`;
  if (assumed === undefined) return `${how}${taken}; other lines are possible.`;
  const others = assumed.others.map(
    ({ kind, hts8, generalRateText }) => `${kind} (${hts8}) is ${generalRateText}`,
  );
  return `${how}${taken}. I took ${assumed.kind}, base rate ${best.generalRateText}; ${others.join(', ')}.`;
}

function openReason(product: string, best: TariffSearchHit, isFitting: boolean): string {
  const missing = missingMaterials(product, textOf(best));
  return isFitting || missing.length === 0
    ? `“${product}” fits several lines, and the rate depends on which.`
    : `The nearest lines are not of ${missing.join(' or ')}.`;
}
