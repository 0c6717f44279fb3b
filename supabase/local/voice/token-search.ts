/** Asks the model for the token after `token`; `state` is its result for the tokens before. */
export type NextToken<State> = (
  token: number,
  state: State | undefined,
) => Promise<{ logits: Float32Array; state: State }>;

export type TokenSearch = {
  startToken: number;
  endToken: number;
  maxTokens: number;
  /** The number of sentences tracked in parallel; 1 is a greedy search. */
  width: number;
  /** Preferred words, as tokens. */
  words: readonly (readonly number[])[];
  /** What a completed word adds to the log likelihood of a sentence. */
  wordBonus: number;
};

type PartialWord = { tokens: readonly number[]; matched: number };

type Candidate<State> = {
  tokens: number[];
  /** Log likelihood including bonuses. */
  score: number;
  /** The score including the potential bonus of words in progress; candidates are ranked by it. */
  potential: number;
  partialWords: PartialWord[];
  state: State | undefined;
};

/**
 * Finds the likeliest sentence by beam search; normalizes for length.
 * @returns its tokens, without start and end
 */
export async function searchTokens<State>(
  next: NextToken<State>,
  search: TokenSearch,
): Promise<number[]> {
  const { endToken, maxTokens, width } = search;
  let live: Candidate<State>[] = [
    { tokens: [], score: 0, potential: 0, partialWords: [], state: undefined },
  ];
  const ended: Candidate<State>[] = [];
  for (let length = 0; length < maxTokens && live.length > 0; length += 1) {
    const candidates: Candidate<State>[] = [];
    for (const candidate of live) candidates.push(...(await extend(candidate, next, search)));
    candidates.sort((a, b) => b.potential - a.potential);
    live = [];
    for (const candidate of candidates) {
      if (live.length === width) break;
      if (candidate.tokens.at(-1) === endToken) ended.push(candidate);
      else live.push(candidate);
    }
    const bestEnded = Math.max(...ended.map(({ score, tokens }) => score / tokens.length));
    if (live.every(({ potential, tokens }) => potential / tokens.length < bestEnded)) break;
  }
  const [best] = [...(ended.length > 0 ? ended : live)].sort(
    (a, b) => b.score / b.tokens.length - a.score / a.tokens.length,
  );
  return (best?.tokens ?? []).filter((token) => token !== endToken);
}

async function extend<State>(
  candidate: Candidate<State>,
  next: NextToken<State>,
  search: TokenSearch,
): Promise<Candidate<State>[]> {
  const last = candidate.tokens.at(-1) ?? search.startToken;
  const { logits, state } = await next(last, candidate.state);
  const normalizer = logSumExp(logits);
  const begun = [
    ...candidate.partialWords,
    ...search.words.map((tokens): PartialWord => ({ tokens, matched: 0 })),
  ];
  const wanted = begun.flatMap(({ tokens, matched }) => tokens[matched] ?? []);
  const tokens = new Set([...likeliest(logits, search.width * 2), ...wanted]);
  return [...tokens].map((token) => {
    const grown = begun
      .filter((word) => word.tokens[word.matched] === token)
      .map((word): PartialWord => ({ tokens: word.tokens, matched: word.matched + 1 }));
    const partialWords = grown.filter((word) => word.matched < word.tokens.length);
    const completed = grown.length > partialWords.length ? search.wordBonus : 0;
    const score = candidate.score + (logits[token] ?? -Infinity) - normalizer + completed;
    const hoped = partialWords.map(
      (word) => (search.wordBonus * word.matched) / word.tokens.length,
    );
    return {
      tokens: [...candidate.tokens, token],
      score,
      potential: score + Math.max(0, ...hoped),
      partialWords,
      state,
    };
  });
}

function logSumExp(logits: Float32Array): number {
  let highest = -Infinity;
  for (const logit of logits) if (logit > highest) highest = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - highest);
  return highest + Math.log(sum);
}

function likeliest(logits: Float32Array, count: number): number[] {
  const best: number[] = [];
  const of = (token: number | undefined) =>
    token === undefined ? -Infinity : (logits[token] ?? 0);
  for (let token = 0; token < logits.length; token += 1) {
    if (best.length === count && of(token) <= of(best.at(-1))) continue;
    const place = best.findIndex((other) => of(other) < of(token));
    best.splice(place === -1 ? best.length : place, 0, token);
    if (best.length > count) best.pop();
  }
  return best;
}
