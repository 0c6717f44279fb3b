import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { conflictsWithMake } from '../_shared/domain/tariff-lines/fabrics.ts';
import {
  headNoun,
  matchCount,
  textOf,
  tokenize,
} from '../_shared/domain/tariff-lines/line-words.ts';
import { assumedMaterials, missingMaterials } from '../_shared/domain/tariff-lines/materials.ts';
import { type AssumedVariant, findAssumedVariant } from './assumed-variant.ts';
import type { Classification, Confidence } from './classification.ts';
import type { SearchResult } from './search-words.ts';
import {
  coversQuery,
  hasLexicalMatch,
  isAlternative,
  isDifferentProduct,
  isExactMatch,
  isOtherCompound,
  sharesHeadNoun,
  shortlist,
} from './shortlist.ts';
import { sayTerm } from './term-name.ts';

const maxCandidates = 6;

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

/** The line that the words mean, by the lines that were found for them. */
export function classifyByWords(
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
  const alternatives = ranked.filter(
    (hit) => hit.hts8 !== best.hts8 && isAlternative(hit, best) && !isOtherCompound(product, hit),
  );
  const assumed = findAssumedVariant(
    product,
    best,
    alternatives.filter((hit) => fitting.includes(hit) && sharesHeadNoun(product, hit, best)),
  );
  const adjustedConfidence = confidence === 'high' && assumed !== undefined ? 'medium' : confidence;
  const fiber =
    fiberSubstitution === undefined
      ? ''
      : ` “${capitalized(fiberSubstitution.fabric)}” is treated as ${fiberSubstitution.fiber}.`;
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
  const others = hits.filter(
    (hit) => hit.hts8 !== named.hts8 && isAlternative(hit, named) && !isOtherCompound(product, hit),
  );
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
        ? `No line in the schedule fits “${asked}”.`
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
      ? `The words of line ${best.hts8} fit your question best`
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
    return `The closest lines aren’t made of ${missing.join(' or ')}.`;
  }
  return coversQuery(product, best)
    ? `“${asked}” fits several lines, and the rate depends on which.`
    : `The schedule doesn’t name “${asked}”; these lines come closest.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
