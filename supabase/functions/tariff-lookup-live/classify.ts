import { toHts8 } from '../_shared/domain/tariff/tariff-code.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import {
  decideByKind,
  type KindDecision,
  withEnglishName,
} from '../_shared/domain/tariff-lines/decide-by-kind.ts';
import { conflictsWithMake, substituteFiber } from '../_shared/domain/tariff-lines/fabrics.ts';
import {
  headNoun,
  isIgnorable,
  matchCount,
  textOf,
  tokenize,
} from '../_shared/domain/tariff-lines/line-words.ts';
import { assumedMaterials, missingMaterials } from '../_shared/domain/tariff-lines/materials.ts';
import { isQuality, joinWoods } from '../_shared/domain/tariff-question/product-words.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import { type AssumedVariant, findAssumedVariant } from './assumed-variant.ts';
import { classifyByKind, linesOfKind } from './classify-by-kind.ts';
import { type SearchResult, searchByWords } from './search-words.ts';
import {
  coversQuery,
  hasLexicalMatch,
  isAlternative,
  isDifferentProduct,
  isExactMatch,
  knownWords,
  sharesHeadNoun,
  shortlist,
} from './shortlist.ts';
import { splitParts } from './split-parts.ts';
import { sayTerm } from './term-name.ts';

export type Confidence = 'high' | 'medium' | 'low' | 'none';

/** The tariff line that a question means, and how certain that is. */
export type Classification = {
  /** Eight digits with dots, or the ten that were typed; null when the visitor has to choose. */
  code: string | null;
  confidence: Confidence;
  /** Why, in one sentence; also shown under "why this code". */
  reason: string;
  /** A trade name led to the line, not the text of the schedule. */
  isFromTerm: boolean;
  /** What the line assumes, and the lines for the alternatives. */
  assumed?: AssumedVariant | undefined;
  /** Other possible lines, best first; all of them when none is chosen. */
  candidates: readonly TariffSearchHit[];
};

type ProductQuery = {
  product: string;
  details?: string | undefined;
  purpose?: string | undefined;
  codeDigits: string | undefined;
};

const maxCandidates = 6;
/** A whole heading may have more lines than fit on a screen. */
const maxHeadingLines = 12;

/**
 * Finds the tariff line by the code that was typed, or else by the words. Chooses none when the
 * words fit several lines or name a material that the best line excludes.
 */
export async function classify(asked: ProductQuery, store: TariffStore): Promise<Classification> {
  const { codeDigits, product, details = '' } = asked;
  if (codeDigits !== undefined && codeDigits.length >= 8) return classifyByCode(codeDigits, store);
  if (codeDigits !== undefined) return classifyByHeading(codeDigits, product, store);
  const whole = await classifyGoods(product, details, store);
  const withoutPurpose = without(product, asked.purpose ?? '');
  if (whole.code !== null || withoutPurpose === '' || withoutPurpose === product) return whole;
  const byGoods = await classifyGoods(withoutPurpose, details, store);
  return byGoods.code === null || byGoods.confidence === 'low' ? whole : byGoods;
}

/** "Dice for dungeons and dragons" are dice, where nothing has that name as a whole. */
function without(product: string, purpose: string): string {
  const words = new Set(purpose.split(' '));
  return product
    .split(' ')
    .filter((word) => !words.has(word))
    .join(' ');
}

async function classifyGoods(
  product: string,
  details: string,
  store: TariffStore,
): Promise<Classification> {
  const { goods: named, parts } = splitParts(joinWoods(product));
  const goods = withEnglishName(named);
  const found = await searchByWords(goods, store);
  const byWords = classifyByWords(goods, found);
  const byKind = decideByKind(goods, `${details} ${parts}`);
  if (byKind === undefined) {
    const known = knownWords(goods, found.hits);
    return byWords.code !== null || known === goods
      ? byWords
      : classifyByKnownWords(known, byWords, store);
  }
  const hasParts = `${details}${parts}`.trim() !== '';
  const isByParts = hasParts && byKind.isDecided && isDecidedByParts(byKind, decideByKind(goods));
  if (isByParts || decidesOver(byKind, byWords, goods))
    return (await classifyByKind(byKind, store)) ?? byWords;
  if (byWords.code !== null || byKind.isDecided || !isOfOwnMaterial(byKind, byWords))
    return byWords;
  return { ...byWords, candidates: await linesOfKind(byKind, store) };
}

/** Without the words that no line has, such as a brand, the line is a guess. */
async function classifyByKnownWords(
  known: string,
  whole: Classification,
  store: TariffStore,
): Promise<Classification> {
  const byKnown = classifyByWords(known, await searchByWords(known, store));
  return byKnown.code === null ? whole : { ...byKnown, confidence: 'low' };
}

/** What is said of the parts, such as a leather sole, decides the subheading. */
function isDecidedByParts(
  { lines }: KindDecision,
  withoutParts: KindDecision | undefined,
): boolean {
  const [one, other] = [lines[0]?.code, withoutParts?.lines[0]?.code];
  return withoutParts?.isDecided !== true || one?.slice(0, 7) !== other?.slice(0, 7);
}

/** A cork handbag is made of what no line for other handbags states. */
function isOfOwnMaterial({ named }: KindDecision, { candidates }: Classification): boolean {
  const material = tokenize(named.saidAs).filter(isQuality);
  return (
    material.length > 0 &&
    substituteFiber(named.saidAs) === undefined &&
    !candidates.some(({ matchedTerm, termNote }) => {
      const words = tokenize(`${matchedTerm ?? ''} ${termNote}`);
      return material.every((word) => words.includes(word));
    })
  );
}

/**
 * Whether the kind of goods decides where the words do not: they lead to a line that the stated
 * material rules out, to an uncertain line, or to none. Its usual line is enough only when the
 * schedule has nothing that covers the question.
 */
function decidesOver(byKind: KindDecision, byWords: Classification, product: string): boolean {
  if (byWords.code !== null && byKind.excludes.includes(byWords.code)) return true;
  if (byWords.code !== null && byWords.confidence !== 'low') return false;
  if (isAmbiguous(byKind, byWords, product)) return false;
  return (
    byKind.isDecided ||
    byKind.isOfOneHeading ||
    !byWords.candidates.some((line) => coversQuery(product, line))
  );
}

/** Trade names of the same words lead elsewhere, so the visitor has to say which it is. */
function isAmbiguous(
  { lines, named }: KindDecision,
  { candidates }: Classification,
  product: string,
): boolean {
  const words = tokenize(product);
  const name = tokenize(named.saidAs);
  // More than the name is said, so the usual line is near; the answer names the others.
  const isDescribed = words.some((word) => !isIgnorable(word) && !name.includes(word));
  if (isDescribed && candidates.some(isOfKind(lines))) return false;
  const ofKind = new Set(lines.map(({ code }) => code));
  const exact = candidates.filter((line) => isExactMatch(product, line));
  const narrower = candidates.filter(({ hts8, matchedTerm }) => {
    const term = tokenize(matchedTerm ?? '');
    return !ofKind.has(hts8) && words.every((word) => term.includes(word));
  });
  return new Set(exact.map(subheading)).size > 1 || narrower.length > 0;
}

function isOfKind(lines: KindDecision['lines']) {
  return ({ hts8 }: { hts8: string }) => lines[0]?.code === hts8;
}

function subheading({ hts8 }: { hts8: string }): string {
  return hts8.slice(0, 7);
}

async function classifyByCode(digits: string, store: TariffStore): Promise<Classification> {
  const hts8 = toHts8(digits) ?? digits;
  if ((await store.facts([digits])).length > 0) {
    return {
      code: digits.length === 10 ? digits : hts8,
      confidence: 'high',
      isFromTerm: false,
      reason: `The code ${hts8} was given in the question.`,
      candidates: [],
    };
  }
  const candidates = await store.search(digits.slice(0, 6), maxHeadingLines);
  const near =
    candidates.length > 0 ? candidates : await store.search(digits.slice(0, 4), maxHeadingLines);
  return {
    code: null,
    confidence: 'none',
    isFromTerm: false,
    reason: `There is no line ${hts8} in the schedule.`,
    candidates: near,
  };
}

async function classifyByHeading(
  digits: string,
  product: string,
  store: TariffStore,
): Promise<Classification> {
  const lines = await store.search(digits, 50);
  const [only, ...others] = lines;
  const printed = digits.length === 4 ? digits : `${digits.slice(0, 4)}.${digits.slice(4)}`;
  if (only !== undefined && others.length === 0) {
    return {
      code: only.hts8,
      confidence: 'high',
      isFromTerm: false,
      reason: `${only.hts8} is the only line below ${printed}.`,
      candidates: [],
    };
  }
  if (product !== '' && lines.length > 0) {
    const below = new Set(lines.map(({ hts8 }) => hts8));
    const found = await searchByWords(product, store);
    const hits = found.hits.filter(({ hts8 }) => below.has(hts8));
    if (hits.length > 0) return classifyByWords(product, { ...found, hits });
  }
  return {
    code: null,
    confidence: 'none',
    isFromTerm: false,
    reason:
      lines.length === 0
        ? `There is no line below ${printed} in the schedule.`
        : `${lines.length} lines stand below ${printed}, each with a rate of its own.`,
    candidates: lines.slice(0, maxHeadingLines),
  };
}

/** How far the best line's rank must exceed the next, on a scale of about 1. */
const minLead = 0.08;
/** Ranks from which a trade name matches the whole question, or most of it. */
const fullMatchRank = 0.9;
const partialMatchRank = 0.62;
/** Higher for the schedule's own text, since its words also mean other things. */
const scheduleMatchRank = 0.8;
const scheduleMatchLead = 0.12;
/** Required lead over a second line whose trade name matches too. */
const rivalLead = 0.2;
function classifyByWords(
  asked: string,
  { product, hits: found, fiberSubstitution }: SearchResult,
): Classification {
  const hits = found.some((hit) => hasLexicalMatch(product, hit)) ? found : [];
  const fitting = hits.filter((hit) => fitsMaterialAndMake(asked, product, hit));
  const exactMatches = fitting
    .filter((hit) => isExactMatch(product, hit))
    .sort((one, other) => matchCount(product, other) - matchCount(product, one));
  const ordered = [...exactMatches, ...fitting.filter((hit) => !exactMatches.includes(hit))];
  const [best, next] = ordered.length > 0 ? ordered : hits;
  const others = hits.filter((hit) => !fitting.includes(hit));
  const ranked = fitting.length > 1 ? ordered : [...ordered, ...others];
  const confidence =
    best === undefined || fitting.length === 0
      ? 'none'
      : confidenceOf(product, best, next, exactMatches.length);
  if (best === undefined || confidence === 'none') {
    const named = longestName(product, fitting);
    if (named !== undefined) return classifiedByName(product, named, fitting);
    return unclassified(asked, product, ranked, fitting.length > 0);
  }
  const alternatives = ranked.filter((hit) => hit.hts8 !== best.hts8 && isAlternative(hit, best));
  const assumed = findAssumedVariant(
    product,
    best,
    alternatives.filter((hit) => fitting.includes(hit) && sharesHeadNoun(product, hit, best)),
  );
  const adjustedConfidence = confidence === 'high' && assumed !== undefined ? 'medium' : confidence;
  const fiber =
    fiberSubstitution === undefined
      ? ''
      : ` “${capitalized(fiberSubstitution.fabric)}” is taken as ${fiberSubstitution.fiber}.`;
  return {
    code: best.hts8,
    confidence: adjustedConfidence,
    isFromTerm: best.matchedTerm !== null,
    reason: `${classificationReason(best, adjustedConfidence, assumed)}${fiber}`,
    assumed,
    candidates: shortlist(product, alternatives).slice(0, maxCandidates - 1),
  };
}

/** Of the stated material, and knit or woven as stated. */
function fitsMaterialAndMake(asked: string, product: string, hit: TariffSearchHit): boolean {
  return missingMaterials(product, textOf(hit)).length === 0 && !conflictsWithMake(asked, hit);
}

/** What is coated in gold or looks like it is not of gold. */
const overlay = /\b(?:vermeil|plated|filled|tone|dipped|imitation|faux|fake)\b/i;

/**
 * The line of the longest trade name inside the words: "freshwater pearl bracelet" is a pearl
 * bracelet. Undefined when names of one length lead to lines that the words do not tell apart.
 */
function longestName(
  product: string,
  hits: readonly TariffSearchHit[],
): TariffSearchHit | undefined {
  const words = tokenize(product);
  const named = hits.flatMap((hit) => {
    const term = tokenize(hit.matchedTerm ?? '');
    const isInside = term.length > 1 && term.every((word) => words.includes(word));
    const isOther = overlay.test(product) && !overlay.test(hit.matchedTerm ?? '');
    return isInside && !isOther && headNoun(hit.matchedTerm ?? '') === headNoun(product)
      ? [{ hit, length: term.length, fit: matchCount(product, hit) }]
      : [];
  });
  const [best, next] = named.sort((a, b) => b.length - a.length || b.fit - a.fit);
  const isTold = next === undefined || best?.length !== next.length || best.fit !== next.fit;
  return isTold ? best?.hit : undefined;
}

function classifiedByName(
  product: string,
  named: TariffSearchHit,
  hits: readonly TariffSearchHit[],
): Classification {
  const others = hits.filter((hit) => hit.hts8 !== named.hts8 && isAlternative(hit, named));
  return {
    code: named.hts8,
    confidence: named.termConfidence === 'low' ? 'low' : 'medium',
    isFromTerm: true,
    reason: classificationReason(named, 'low', undefined),
    candidates: shortlist(product, others).slice(0, maxCandidates - 1),
  };
}

function unclassified(
  asked: string,
  product: string,
  ranked: readonly TariffSearchHit[],
  hasFitting: boolean,
): Classification {
  const lines = shortlist(product, ranked);
  const [best, ...others] = lines;
  if (best !== undefined && others.length === 0 && hasFitting && isNamed(product, best)) {
    return {
      code: best.hts8,
      confidence: 'low',
      isFromTerm: true,
      reason: classificationReason(best, 'low', undefined),
      candidates: [],
    };
  }
  return {
    code: null,
    confidence: 'none',
    isFromTerm: false,
    reason:
      best === undefined
        ? `No line of the schedule fits “${asked}”.`
        : ambiguityReason(asked, product, best, hasFitting),
    candidates: lines.slice(0, maxCandidates),
  };
}

/** A trade name for these goods, with every word but materials and wearers. */
function isNamed(product: string, hit: TariffSearchHit): boolean {
  return (
    hit.matchedTerm !== null &&
    headNoun(hit.matchedTerm) === headNoun(product) &&
    coversQuery(product, hit)
  );
}

function confidenceOf(
  product: string,
  best: TariffSearchHit,
  next: TariffSearchHit | undefined,
  exactMatchCount: number,
): Confidence {
  const lead = exactMatchCount === 1 ? 1 : best.rank - (next?.rank ?? 0);
  if (best.matchedTerm === null || best.termConfidence === null) {
    return best.rank >= scheduleMatchRank && lead >= scheduleMatchLead ? 'low' : 'none';
  }
  const isFullMatch = best.rank >= fullMatchRank || exactMatchCount > 0;
  if (!isFullMatch && isDifferentProduct(product, best)) return 'none';
  const isNarrower = !isFullMatch && assumedMaterials(product, best.matchedTerm).length > 0;
  const hasRival =
    !isFullMatch && next !== undefined && next.matchedTerm !== null && lead < rivalLead;
  if (best.rank < partialMatchRank || lead < minLead || isNarrower || hasRival) return 'none';
  const isAssumed = assumedMaterials(product, `${best.termNote} ${best.matchedTerm}`).length > 0;
  if (best.termConfidence === 'low') return 'low';
  if (best.termConfidence === 'medium') return isFullMatch ? 'medium' : 'low';
  return isFullMatch && !isAssumed ? 'high' : 'medium';
}

function classificationReason(
  best: TariffSearchHit,
  confidence: Confidence,
  assumed: AssumedVariant | undefined,
): string {
  const how =
    best.matchedTerm === null
      ? `The words of line ${best.hts8} fit the question best`
      : `“${sayTerm(best.matchedTerm)}” usually enters under line ${best.hts8}`;
  // A range of values would be mistaken for a price range and shortened to its upper end.
  const note = best.termNote.replace(/(\$[\d.]+)-(\$[\d.]+)/g, 'over $1 up to $2');
  const noteText = note === '' ? '' : ` (${note})`;
  if (confidence === 'high' || assumed !== undefined) return `${how}${noteText}.`;
  return `${how}${noteText}; other lines are possible.`;
}

function ambiguityReason(
  asked: string,
  product: string,
  best: TariffSearchHit,
  hasFitting: boolean,
): string {
  const missing = missingMaterials(product, textOf(best));
  if (!hasFitting && missing.length > 0) {
    return `The nearest lines are not of ${missing.join(' or ')}.`;
  }
  return coversQuery(product, best)
    ? `“${asked}” fits several lines, and the rate depends on which.`
    : `The schedule names no “${asked}”; these lines come nearest.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
