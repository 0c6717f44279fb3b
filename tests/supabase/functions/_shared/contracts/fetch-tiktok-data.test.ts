import { fetchTiktokDataAnswerSchema } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { expect, test } from 'vitest';

const asked = 'https://www.tiktok.com/@ana';

test('keeps a response in our own format', () => {
  const answer = {
    success: true,
    data: { username: 'ana', platform: 'TikTok', profileUrl: asked, followers: 5 },
    source: 'builtin',
  };
  expect(fetchTiktokDataAnswerSchema(asked).parse(answer)).toEqual(answer);
});

test('accepts a response with the other field names and no source', () => {
  const answer = { success: true, data: { handle: 'ana', follower_count: 5 } };
  expect(fetchTiktokDataAnswerSchema(asked).parse(answer)).toEqual({
    success: true,
    data: { username: 'ana', platform: 'TikTok', profileUrl: asked, followers: 5 },
    source: 'live',
  });
});

test.each([
  [{ success: false, data: {} }],
  [{ success: true, data: {}, source: 'guessed' }],
  [null],
])('rejects the response %j', (answer) => {
  expect(fetchTiktokDataAnswerSchema(asked).safeParse(answer).success).toBe(false);
});

test('rejects a response without a name when the requested text has none either', () => {
  const answer = { success: true, data: { followers: 5 } };
  expect(fetchTiktokDataAnswerSchema('two words').safeParse(answer).success).toBe(false);
});
