import { usernameFromUrl } from '@functions/_shared/domain/profile-username.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test.each([
  ['https://www.tiktok.com/@ana.makes', 'ana.makes'],
  ['https://www.tiktok.com/@ana.makes?is_from_webapp=1&sender_device=pc', 'ana.makes'],
  ['https://www.tiktok.com/@ana.makes/video/7301', 'ana.makes'],
  ['tiktok.com/@ana', 'ana'],
  ['m.tiktok.com/@ana/', 'ana'],
  ['https://www.instagram.com/ana_makes/', 'ana_makes'],
  ['instagram.com/ana_makes?igsh=abc==', 'ana_makes'],
  ['instagram.com/ana_makes/reels/', 'ana_makes'],
  ['https://www.instagram.com/stories/ana/123/', 'ana'],
  ['http://instagram.com/Ana', 'ana'],
  ['https://www.youtube.com/@AnaMakes', 'AnaMakes'],
  ['https://www.youtube.com/@AnaMakes/videos', 'AnaMakes'],
  ['https://www.youtube.com/%40AnaMakes', 'AnaMakes'],
  ['https://www.youtube.com/@%E3%82%A2%E3%83%8A', 'アナ'],
  ['https://www.youtube.com/c/AnaMakes', 'AnaMakes'],
  ['https://youtube.com/user/ana/about', 'ana'],
  ['https://www.youtube.com/AnaMakes', 'AnaMakes'],
  ['https://example.com/ana', 'ana'],
  ['example.com/@ana/?from=mail', 'ana'],
  ['@ana.makes', 'ana.makes'],
  ['ana.makes', 'ana.makes'],
  ['  @ana \n', 'ana'],
])('the username in %j is %j', (text, username) => {
  expect(usernameFromUrl(text)).toBe(username);
});

test.each([
  '',
  '   ',
  '@',
  'tiktok.com',
  'https://www.instagram.com/',
  'https://www.instagram.com/p/Cxyz/',
  'https://www.instagram.com/reel/Cxyz/',
  'https://vm.tiktok.com/ZMabc/',
  'https://www.tiktok.com/t/ZTabc/',
  'https://www.tiktok.com/foryou',
  'https://www.youtube.com/watch?v=abc',
  'https://www.youtube.com/shorts/abc',
  'https://www.youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw',
  'https://youtu.be/abc',
  'https://www.youtube.com/c/',
  'https://www.youtube.com/@',
  'https://example.com/',
  'https://example.com/blog/ana',
  'https://example.com/a%2Fb',
  'https://example.com/%E0%A4%A',
  'two words',
  'https://',
  'javascript:alert(1)',
])('there is no username in %j', (text) => {
  expect(usernameFromUrl(text)).toBeUndefined();
});

test('never throws, and never contains an at sign, a slash or a space', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((path) => `https://www.tiktok.com/@${path}`),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      expect(usernameFromUrl(pasted) ?? 'none').toMatch(/^[^@/\s]+$/);
    }),
  );
});
