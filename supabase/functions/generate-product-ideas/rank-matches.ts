import type { CatalogMatch } from './product-catalog.ts';
import { besideSubject, termWeights } from './ranking.assumptions.ts';
import type { SearchTerm } from './search-terms.ts';

/** A product with what speaks for it. */
export type RankedMatch = CatalogMatch & {
  /** The terms that it really fits, the most telling first. */
  reasons: readonly SearchTerm[];
  /** How well it fits them, each weighed by who said it: 0 for not at all, no upper bound. */
  wordRank: number;
  /** Weight of its most telling term, 0 to 1. */
  closeness: number;
};

/** Weighs what the catalogue found: the same fit counts most where the visitor's own words ask for it. */
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

/** Whether what the visitor says of their content asks for a product. */
export function isAboutDescription({ reasons }: Pick<RankedMatch, 'reasons'>): boolean {
  return reasons.some((reason) => reason.kind !== 'look' && reason.origin === 'description');
}

/** Full text finds the name of a niche in other products too; those are not made for it. */
function holds(term: SearchTerm, { niches }: CatalogMatch): boolean {
  return term.kind !== 'niche' || niches.includes(term.term);
}

function weightOf(term: SearchTerm): number {
  if (term.kind === 'look') return termWeights.look;
  const weight = termWeights[term.kind][term.origin];
  return term.kind === 'niche' || term.isSubject ? weight : weight * besideSubject;
}
