import type { ServiceDatabase } from '../_shared/database.ts';

/** A passage that the search found, and how well it answers. */
export type FoundPassage = {
  id: string;
  kind: string;
  page: string;
  title: string;
  path: string;
  body: string;
  /** The share of the question's terms that it contains, 0 to 1; rare words weigh more. */
  coverage: number;
  /** The same, weighted by position: 1 means that all of them are in the title. */
  rank: number;
};

/** A word of the question, followed by its synonyms. */
export type KnowledgeTerm = {
  alternatives: readonly string[];
  /** 1, or less for a term from an earlier question. */
  weight: number;
  /** A pattern that the answer must contain: a question about time needs a passage with a time. */
  requiredInAnswer?: RegExp | undefined;
};

/** Finds the site's own passages, best first. */
export type Knowledge = (
  terms: readonly KnowledgeTerm[],
  maxResults: number,
) => Promise<readonly FoundPassage[]>;

/** Finds passages in the database by full-text search. Throws when the query fails. */
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
