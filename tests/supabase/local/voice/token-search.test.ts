import { describe, expect, test } from 'vitest';
import { type NextToken, searchTokens } from '../../../../supabase/local/voice/token-search.ts';

const start = 0;
const end = 1;

/**
 * A model of a few sentences: after each prefix, the probabilities of the next token. Its state is
 * the prefix itself, so a search that confuses states fails.
 */
function model(chances: Record<string, Record<number, number>>): NextToken<string> {
  return async (token, state) => {
    const beginning = state === undefined ? '' : `${state}${token} `;
    const row = chances[beginning.trim()] ?? { [end]: 1 };
    const logits = new Float32Array(8).fill(-20);
    for (const [next, chance] of Object.entries(row)) logits[Number(next)] = Math.log(chance);
    return { logits, state: beginning };
  };
}

const settings = { startToken: start, endToken: end, maxTokens: 10, words: [], wordBonus: 3 };

// "2 3" begins likelier, "4 5" is likelier as a whole.
const sentences = model({
  '': { 2: 0.55, 4: 0.45 },
  '2': { 3: 0.5, 6: 0.5 },
  '4': { 5: 1 },
});

test('a width of 1 takes the likeliest token each time', async () => {
  const tokens = await searchTokens(sentences, { ...settings, width: 1 });
  expect(tokens[0]).toBe(2);
  expect(tokens).toHaveLength(2);
});

test('a larger width finds the likeliest sentence', async () => {
  expect(await searchTokens(sentences, { ...settings, width: 3 })).toEqual([4, 5]);
});

describe('a preferred word', () => {
  // Without preferences, "2" is far likelier than the word "6 7".
  const misheard = model({ '': { 2: 0.93, 6: 0.07 }, '6': { 7: 0.9, 2: 0.1 } });

  test('is not heard without the preference', async () => {
    expect(await searchTokens(misheard, { ...settings, width: 4 })).toEqual([2]);
  });

  test('is heard when it is plausible', async () => {
    expect(await searchTokens(misheard, { ...settings, width: 4, words: [[6, 7]] })).toEqual([
      6, 7,
    ]);
  });

  test('is not invented when nothing sounds like it', async () => {
    const other = model({ '': { 2: 1 }, '2': { 3: 1 } });
    expect(await searchTokens(other, { ...settings, width: 4, words: [[6, 7]] })).toEqual([2, 3]);
  });
});

test('a model that never ends is cut off', async () => {
  const endless: NextToken<number> = async (_token, state = 0) => {
    const logits = new Float32Array(8).fill(-20);
    logits[2] = 0;
    return { logits, state: state + 1 };
  };
  expect(await searchTokens(endless, { ...settings, width: 2, maxTokens: 5 })).toEqual([
    2, 2, 2, 2, 2,
  ]);
});

test('silence gives no tokens', async () => {
  expect(await searchTokens(model({}), { ...settings, width: 1 })).toEqual([]);
});
