import type { FoundPassage, Knowledge, KnowledgeTerm } from './knowledge.ts';

/** Enough candidates to include the right one before they are ranked again. */
const maxCandidates = 30;

/** Breaks ties between equal matches: answers written for a question come first. */
const kindWeights: Readonly<Record<string, number>> = {
  question: 1.15,
  formula: 1.15,
  fact: 1,
  country: 1,
  duty: 1,
  page: 0.9,
};
/** For passages about a country that the question does not name. */
const otherCountryWeight = 0.5;
/** For passages about the country that the question names: they win over a question that mentions it. */
const askedCountryWeight = 1.16;
/** For passages on the topic that lack what was asked for, such as a time or a price. */
const missingAnswerWeight = 0.4;

/** The passages for the terms, best first, ranked by their words and by the kind of passage. */
export async function findPassages(
  knowledge: Knowledge,
  terms: readonly KnowledgeTerm[],
  maxResults: number,
): Promise<FoundPassage[]> {
  if (terms.length === 0) return [];
  const words = new Set(terms.flatMap(({ alternatives }) => alternatives));
  const found = await knowledge(terms, maxCandidates);
  return found
    .map((passage) => ({
      ...passage,
      rank:
        passage.rank *
        weightOf(passage, words) *
        (hasRequiredAnswer(passage, terms) ? 1 : missingAnswerWeight),
    }))
    .sort(compareRank)
    .slice(0, maxResults);
}

/** Of two equal ranks the shorter title wins, since it covers less beside the question. */
function compareRank(one: FoundPassage, other: FoundPassage): number {
  return (
    other.rank - one.rank || one.title.length - other.title.length || one.id.localeCompare(other.id)
  );
}

function weightOf({ kind, title }: FoundPassage, words: ReadonlySet<string>): number {
  const country = countryOf(title);
  const isOther = country !== undefined && !country.split(/\s+/).some((part) => words.has(part));
  const kindWeight = title.endsWith('?') ? (kindWeights.question ?? 1) : (kindWeights[kind] ?? 1);
  if (isOther) return kindWeight * otherCountryWeight;
  return country === undefined ? kindWeight : Math.max(kindWeight, askedCountryWeight);
}

function hasRequiredAnswer(
  { title, body }: FoundPassage,
  terms: readonly KnowledgeTerm[],
): boolean {
  return terms.every(({ requiredInAnswer }) => requiredInAnswer?.test(`${title} ${body}`) ?? true);
}

/** Matches "China: production lead time" and "Extra US duties on goods of China". */
function countryOf(title: string): string | undefined {
  return (/^([\p{L} ]+): /u.exec(title) ??
    /goods of ([\p{L} ]+)$/u.exec(title))?.[1]?.toLowerCase();
}
