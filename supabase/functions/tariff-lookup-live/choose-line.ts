import { toHts8 } from '../_shared/domain/tariff/tariff-code.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { type AssumedKind, assumedKind } from './assumed-kind.ts';
import { isMadeOtherwise } from './fabrics.ts';
import { textOf, wordsTold } from './line-words.ts';
import {
  isAlternative,
  isCalledAlike,
  isExplained,
  isForAnother,
  isNamed,
  linesToChoose,
  tellsWhole,
} from './lines-to-choose.ts';
import { assumedMaterials, missingMaterials } from './materials.ts';
import { type FoundLines, searchWords } from './search-words.ts';
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
  /** What the line takes for granted, and the lines of the other kinds. */
  assumed?: AssumedKind | undefined;
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

async function chooseByCode(digits: string, store: TariffStore): Promise<LineChoice> {
  const hts8 = toHts8(digits) ?? digits;
  if ((await store.facts([digits])).length > 0) {
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
    const found = await searchWords(product, store);
    const hits = found.hits.filter(({ hts8 }) => below.has(hts8));
    if (hits.length > 0) return chooseByWords(product, { ...found, hits });
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
function chooseByWords(asked: string, { product, hits: found, taken }: FoundLines): LineChoice {
  const hits = found.some((hit) => isNamed(product, hit)) ? found : [];
  const fitting = hits.filter((hit) => isFitting(asked, product, hit));
  const explained = fitting
    .filter((hit) => isExplained(product, hit))
    .sort((one, other) => wordsTold(product, other) - wordsTold(product, one));
  const inOrder = [...explained, ...fitting.filter((hit) => !explained.includes(hit))];
  const [best, next] = inOrder.length > 0 ? inOrder : hits;
  const others = hits.filter((hit) => !fitting.includes(hit));
  const ranked = fitting.length > 1 ? inOrder : [...inOrder, ...others];
  const confidence =
    best === undefined || fitting.length === 0
      ? 'none'
      : confidenceOf(product, best, next, explained.length);
  if (best === undefined || confidence === 'none') {
    return toChoose(asked, product, ranked, fitting.length > 0);
  }
  const alternatives = ranked.filter((hit) => hit.hts8 !== best.hts8 && isAlternative(hit, best));
  const assumed = assumedKind(
    product,
    best,
    alternatives.filter((hit) => fitting.includes(hit) && isCalledAlike(product, hit, best)),
  );
  const sureness = confidence === 'high' && assumed !== undefined ? 'medium' : confidence;
  const fiber =
    taken === undefined ? '' : ` “${capitalized(taken.fabric)}” is taken as ${taken.fiber}.`;
  return {
    code: best.hts8,
    confidence: sureness,
    isByTerm: best.matchedTerm !== null,
    reason: `${chosenReason(best, sureness, assumed)}${fiber}`,
    assumed,
    candidates: linesToChoose(product, alternatives).slice(0, mostCandidates - 1),
  };
}

/** Of the material that was said, and knit or woven as it was said. */
function isFitting(asked: string, product: string, hit: TariffSearchHit): boolean {
  return missingMaterials(product, textOf(hit)).length === 0 && !isMadeOtherwise(asked, hit);
}

function toChoose(
  asked: string,
  product: string,
  ranked: readonly TariffSearchHit[],
  isOneFitting: boolean,
): LineChoice {
  const lines = linesToChoose(product, ranked);
  const [best] = lines;
  return {
    code: null,
    confidence: 'none',
    isByTerm: false,
    reason:
      best === undefined
        ? `No line of the schedule fits “${asked}”.`
        : openReason(asked, product, best, isOneFitting),
    candidates: lines.slice(0, mostCandidates),
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
  if (confidence === 'high' || assumed !== undefined) return `${how}${taken}.`;
  return `${how}${taken}; other lines are possible.`;
}

function openReason(
  asked: string,
  product: string,
  best: TariffSearchHit,
  isOneFitting: boolean,
): string {
  const missing = missingMaterials(product, textOf(best));
  if (!isOneFitting && missing.length > 0) {
    return `The nearest lines are not of ${missing.join(' or ')}.`;
  }
  return tellsWhole(product, best)
    ? `“${asked}” fits several lines, and the rate depends on which.`
    : `The schedule names no “${asked}”; these lines come nearest.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
