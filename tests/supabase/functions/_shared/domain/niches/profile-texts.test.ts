import {
  affirmedText,
  readProfileTexts,
  wordOrigins,
} from '@functions/_shared/domain/niches/profile-texts.ts';
import { expect, test } from 'vitest';

test('reads handle, name, bio and description separately', () => {
  const texts = readProfileTexts({
    username: 'Sourdough_Sam',
    displayName: 'Sam Baker',
    bio: 'Dogs & bread',
    description: 'I film trails',
  });
  expect(wordOrigins.map((origin) => texts[origin].text)).toEqual([
    'I film trails',
    'Dogs & bread',
    'Sam Baker',
    'sourdough sam',
  ]);
  expect(texts.bio.niches.map(({ id }) => id)).toContain('dogs');
  expect(texts.handle.niches.map(({ id }) => id)).toEqual(['sourdough']);
});

test.each([
  ['No makeup, ever. Calm skin', 'no , ever. calm skin'],
  ['Gym, never goth', 'gym, never'],
  ['https://shop.example/yoga write to dance@example.com', 'write to'],
  ['', ''],
])('of “%s” it affirms “%s”', (bio, affirmed) => {
  expect(affirmedText(readProfileTexts({ bio }).bio)).toBe(affirmed);
});
