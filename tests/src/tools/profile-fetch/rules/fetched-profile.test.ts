import { expect, test } from 'vitest';
import { type FetchedProfile, profileSchema } from '@/tools/profile-fetch/rules/fetched-profile.ts';

const profile: FetchedProfile = {
  username: 'fern.makes',
  platform: 'TikTok',
  profileUrl: 'https://www.tiktok.com/@fern.makes',
  displayName: 'Fern Makes',
  followers: 48_200,
  engagement_rate: 5.7,
  engagementBasis: 'average-likes-and-comments',
  bio: 'Linen and slow mornings',
  source: 'sample',
  askedUrl: 'https://www.tiktok.com/@fern.makes?lang=en',
};

test('restores a stored profile', () => {
  expect(profileSchema(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
});

test.each([null, 'text', [], {}, { username: 'ana' }])('reads %j as no profile', (stored) => {
  expect(profileSchema(stored)).toBeNull();
});

test('leaves out of a stored profile what does not hold up', () => {
  const { followers: _, bio: __, ...rest } = profile;
  expect(
    profileSchema({
      ...profile,
      followers: '48200',
      bio: 3,
      likes: -1,
      engagementBasis: 'guess',
      profile_pic_url: 'http://example.com/a.png',
    }),
  ).toEqual({ ...rest, engagementBasis: undefined });
});

test.each(['javascript:alert(1)', ''])('reads a profile at %j as none', (profileUrl) => {
  expect(profileSchema({ ...profile, profileUrl })).toBeNull();
});
