import { askedRows } from './asked-questions.generated.ts';
import { questionTokens } from './question-tokens.ts';

/** A passage whose example questions come nearest to a question, and how near, 0 to 1. */
export type NearestQuestion = Readonly<{
  id: string;
  title: string;
  nearness: number;
  /** How many words that say what is asked it shares with its nearest example. */
  sharedWords: number;
}>;

/** A question as the weights of its tokens, of length 1. */
type Vector = ReadonlyMap<string, number>;

type Example = Readonly<{ id: string; title: string; vector: Vector }>;

const rows = askedRows.map(({ id, title, questions }) => ({
  id,
  title,
  questions: [title, ...questions].map(questionTokens),
}));

/** In how many passages a token is asked for: rare ones say most. */
const passagesWith: ReadonlyMap<string, number> = rows.reduce((counts, { questions }) => {
  for (const token of new Set(questions.flat())) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}, new Map<string, number>());

const examples: readonly Example[] = rows.flatMap(({ id, title, questions }) =>
  questions.map((tokens) => ({ id, title, vector: vectorOf(tokens) })),
);

/**
 * How near a question comes to those that people ask for each passage, the nearest first: the words
 * that it shares with the nearest example, where rare words weigh most.
 */
export function nearestQuestions(question: string): readonly NearestQuestion[] {
  const asked = vectorOf(questionTokens(question));
  const nearest = new Map<string, NearestQuestion>();
  for (const { id, title, vector } of examples) {
    const nearness = similarity(asked, vector);
    if (nearness > (nearest.get(id)?.nearness ?? 0)) {
      nearest.set(id, { id, title, nearness, sharedWords: sharedWords(asked, vector) });
    }
  }
  return [...nearest.values()].sort((a, b) => b.nearness - a.nearness);
}

const withExamples: ReadonlySet<string> = new Set(rows.map(({ id }) => id));

/** Whether it is known what people ask for this passage. */
export function hasExamples(id: string): boolean {
  return withExamples.has(id);
}

function vectorOf(tokens: readonly string[]): Vector {
  const weights = tokens.map(
    (token) => [token, Math.log(1 + rows.length / (passagesWith.get(token) ?? 0.5))] as const,
  );
  const length = Math.hypot(...weights.map(([, weight]) => weight));
  return new Map(weights.map(([token, weight]) => [token, weight / length]));
}

/** A word that stands in more examples than this share of the passages says little. */
const commonShare = 0.1;

function sharedWords(one: Vector, other: Vector): number {
  return [...one.keys()].filter(
    (token) => other.has(token) && (passagesWith.get(token) ?? 0) <= rows.length * commonShare,
  ).length;
}

function similarity(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [token, weight] of one) sum += weight * (other.get(token) ?? 0);
  return sum;
}
