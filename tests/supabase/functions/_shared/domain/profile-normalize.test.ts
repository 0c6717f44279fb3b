import { normalizeProfile } from '@functions/_shared/domain/profile-normalize.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test('normalizeProfile keeps the field names of this site', () => {
  const profile = {
    username: 'ana',
    platform: 'TikTok',
    profileUrl: 'https://www.tiktok.com/@ana',
    displayName: 'Ana',
    followers: 1_200,
    likes: 30_000,
    posts: 40,
    engagement_rate: 3.4,
    engagementBasis: 'average-likes',
    profile_pic_url: 'https://p16.example/ana.jpg',
    bio: 'Socks.',
  };
  expect(normalizeProfile(profile)).toEqual(profile);
});

test('normalizeProfile accepts the other field names of the specification', () => {
  const record = {
    handle: '@Ana',
    follower_count: '12.3K',
    avg_engagement_rate: '4.2%',
    avatar_url: 'https://p16.example/ana.jpg',
  };
  expect(normalizeProfile(record, 'https://instagram.com/ana')).toEqual({
    username: 'Ana',
    platform: 'Instagram',
    profileUrl: 'https://www.instagram.com/ana/',
    followers: 12_300,
    engagement_rate: 4.2,
    profile_pic_url: 'https://p16.example/ana.jpg',
  });
});

test('normalizeProfile takes the first field with a usable value', () => {
  expect(
    normalizeProfile({ followers: null, follower_count: 5, username: '', handle: 'a' }),
  ).toEqual({ username: 'a', followers: 5 });
});

test('normalizeProfile takes only the record for a share link', () => {
  expect(normalizeProfile({ followers: 5 }, 'https://vm.tiktok.com/ZMabc/')).toEqual({
    followers: 5,
  });
});

test.each([
  ['a script as picture', { profile_pic_url: 'javascript:alert(1)' }],
  ['a picture without https', { avatar_url: 'http://p16.example/a.jpg' }],
  ['a negative count', { followers: -1 }],
  ['a count that is no number', { followers: Number.NaN, likes: 'many' }],
  ['a rate above 100', { engagement_rate: 1_000 }],
  ['an unknown basis', { engagementBasis: 'guessed' }],
  ['an unknown platform', { platform: 'Vine' }],
  ['a username with a slash', { username: 'a/b' }],
  ['an empty rate', { engagement_rate: '' }],
])('normalizeProfile leaves out %s', (_, record) => {
  expect(normalizeProfile(record)).toEqual({});
});

test('normalizeProfile never throws and never returns a negative count', () => {
  const keys = [
    'username',
    'followers',
    'follower_count',
    'likes',
    'engagement_rate',
    'avatar_url',
  ];
  const record = fc.dictionary(fc.constantFrom(...keys), fc.anything());
  fc.assert(
    fc.property(fc.oneof(fc.anything(), record), fc.string(), (value, asked) => {
      const { followers, likes, engagement_rate } = normalizeProfile(value, asked);
      for (const figure of [followers, likes, engagement_rate]) {
        expect(figure === undefined || figure >= 0).toBe(true);
      }
    }),
  );
});
