import { fetchTiktokDataAnswerSchema } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { expect, test } from 'vitest';

const asked = 'https://www.tiktok.com/@ana';

test('an answer in our own words is kept', () => {
  const answer = {
    success: true,
    data: { username: 'ana', platform: 'TikTok', profileUrl: asked, followers: 5 },
    source: 'builtin',
  };
  expect(fetchTiktokDataAnswerSchema(asked).parse(answer)).toEqual(answer);
});

test('an answer with the other field names and no source is read', () => {
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
])('the answer %j is refused', (answer) => {
  expect(fetchTiktokDataAnswerSchema(asked).safeParse(answer).success).toBe(false);
});

test('an answer that names nobody is refused when the asked text names nobody either', () => {
  const answer = { success: true, data: { followers: 5 } };
  expect(fetchTiktokDataAnswerSchema('two words').safeParse(answer).success).toBe(false);
});
