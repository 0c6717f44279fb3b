import { originOf, parseProfileWords } from '@functions/_shared/profile-words.ts';
import { expect, test } from 'vitest';

const nobody = {
  username: undefined,
  displayName: undefined,
  bio: undefined,
  description: undefined,
};

test('parses handle, name, bio and description separately', () => {
  const words = parseProfileWords({
    username: 'Sourdough_Sam',
    displayName: 'Sam Baker',
    bio: 'Dogs & bread',
    description: 'I film trails',
  });
  expect(words.texts).toEqual({
    handle: 'sourdough sam',
    name: 'sam baker',
    bio: 'dogs & bread',
    description: 'i film trails',
  });
  expect(words.niches.map(({ niche }) => niche)).toEqual(['baking', 'hiking', 'dogs']);
});

test('finds the origin of a word: the description before the bio before the handle', () => {
  const words = parseProfileWords({
    ...nobody,
    username: 'bread_sam',
    bio: 'bread, dogs',
    description: 'dogs',
  });
  expect(originOf('dogs', words)).toBe('description');
  expect(originOf('bread', words)).toBe('bio');
  expect(originOf('sam', words)).toBe('handle');
  expect(originOf('cats', words)).toBeUndefined();
});

test.each(['No makeup, ever', 'not about makeup', 'without makeup', 'I never makeup'])(
  'finds no niche in “%s”',
  (description) => {
    expect(parseProfileWords({ ...nobody, description }).niches).toEqual([]);
  },
);

test('links and addresses are not words', () => {
  const { texts } = parseProfileWords({
    ...nobody,
    bio: 'https://shop.example/yoga write to dance@example.com',
  });
  expect(texts.bio).toBe('write to');
});
