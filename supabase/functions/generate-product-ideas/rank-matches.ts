import type { CatalogMatch } from './product-catalog.ts';
import { besideSubject, termWeights } from './ranking.assumptions.ts';
import type { SearchTerm } from './search-terms.ts';

/** A product with the reasons for it. */
export type RankedMatch = CatalogMatch & {
  /** The terms that it actually matches, strongest first. */
  reasons: readonly SearchTerm[];
  /** How well it matches them, weighted by source: 0 for not at all, no upper bound. */
  wordRank: number;
  /** The weight of its strongest term, 0 to 1. */
  closeness: number;
};

/** Weights the matches of the catalog; a match counts most for the visitor's own words. */
export function rankMatches(
  matches: readonly CatalogMatch[],
  terms: readonly SearchTerm[],
): RankedMatch[] {
  const byTerm = new Map(terms.map((term) => [term.term, term]));
  return matches.map((match) => {
    const found = match.matchedTerms.flatMap((text, index) => {
      const term = byTerm.get(text);
      return term === undefined || !holds(term, match)
        ? []
        : [{ term, weight: weightOf(term), rank: match.matchedRanks[index] ?? 0 }];
    });
    return {
      ...match,
      reasons: found.map(({ term }) => term),
      wordRank: found.reduce((sum, { weight, rank }) => sum + weight * rank, 0),
      closeness: Math.max(0, ...found.map(({ weight }) => weight)),
    };
  });
}

/** Whether the visitor's description of their content suggests this product. */
export function isAboutDescription({ reasons }: Pick<RankedMatch, 'reasons'>): boolean {
  return reasons.some((reason) => reason.kind !== 'look' && reason.origin === 'description');
}

/** Full-text search also finds the name of a niche in products that were not made for it. */
function holds(term: SearchTerm, { niches }: CatalogMatch): boolean {
  return term.kind !== 'niche' || niches.includes(term.term);
}

function weightOf(term: SearchTerm): number {
  if (term.kind === 'look') return termWeights.look;
  const weight = termWeights[term.kind][term.origin];
  return term.kind === 'niche' || term.isSubject ? weight : weight * besideSubject;
}
