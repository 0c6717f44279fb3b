import type { ServiceDatabase } from '../_shared/database.ts';

/** A passage that was found, and how well it answers. */
export type FoundPassage = {
  id: string;
  kind: string;
  page: string;
  title: string;
  path: string;
  body: string;
  /** The share of the question that it speaks of, 0 to 1; rare words weigh more. */
  coverage: number;
  /** The same with where the words stand: 1 is all of them in the title. */
  rank: number;
};

/** A word of the question, with others of its meaning behind it. */
export type KnowledgeTerm = {
  alternatives: readonly string[];
  /** 1, or less for what an earlier turn said. */
  weight: number;
  /** What a passage has to hold to answer it: a question for a time is not answered without one. */
  requiredInAnswer?: RegExp | undefined;
};

/** The site's own passages, best first. */
export type Knowledge = (
  terms: readonly KnowledgeTerm[],
  maxResults: number,
) => Promise<readonly FoundPassage[]>;

/** The passages in the database, found by its full-text search. */
export function createKnowledge(database: ServiceDatabase): Knowledge {
  return async function find(terms, maxResults) {
    const { data, error } = await database.rpc('match_knowledge', {
      search_terms: terms.map(({ alternatives }) => alternatives.join('|')),
      term_weights: terms.map(({ weight }) => weight),
      max_results: maxResults,
    });
    if (error !== null) throw new Error(`match_knowledge: ${error.code} ${error.message}`);
    return data;
  };
}
