import { fc } from '@tests/support/laws.ts';
import { describe, expect, it } from 'vitest';
import { platformForIdeas, platformForProfileFetch, usernameFromUrl } from '@/lib/platform.ts';

describe('the platform of an address', () => {
  it.each([
    ['https://www.tiktok.com/@ana', 'TikTok', 'TikTok'],
    ['https://vm.tiktok.com/ZMabc/', 'TikTok', 'TikTok'],
    ['instagram.com/ana', 'Instagram', 'Instagram'],
    ['HTTPS://INSTAGRAM.COM/ANA', 'Instagram', 'Instagram'],
    ['https://youtube.com/@ana', 'YouTube', 'YouTube'],
    ['https://youtu.be/abc', 'YouTube', 'YouTube'],
    ['https://example.com/ana', 'Unknown', 'YouTube'],
    ['@ana', 'Unknown', 'YouTube'],
    ['', 'Unknown', 'YouTube'],
    ['https://tiktok.com/@ana?from=instagram.com', 'Instagram', 'TikTok'],
    ['https://instagram.com/ana?from=youtube.com', 'Instagram', 'Instagram'],
  ])('%j is %s for ideas and %s for the profile fetch', (url, ideas, profileFetch) => {
    expect(platformForIdeas(url)).toBe(ideas);
    expect(platformForProfileFetch(url)).toBe(profileFetch);
  });
});

describe('usernameFromUrl', () => {
  it.each([
    ['https://www.tiktok.com/@ana.makes', 'ana.makes'],
    ['https://www.tiktok.com/@ana.makes?is_from_webapp=1&sender_device=pc', 'ana.makes'],
    ['https://www.tiktok.com/@ana.makes/video/7301', 'ana.makes'],
    ['tiktok.com/@ana', 'ana'],
    ['m.tiktok.com/@ana/', 'ana'],
    ['https://www.instagram.com/ana_makes/', 'ana_makes'],
    ['instagram.com/ana_makes?igsh=abc==', 'ana_makes'],
    ['instagram.com/ana_makes/reels/', 'ana_makes'],
    ['https://www.instagram.com/stories/ana/123/', 'ana'],
    ['http://instagram.com/Ana', 'Ana'],
    ['https://www.youtube.com/@AnaMakes', 'AnaMakes'],
    ['https://www.youtube.com/@AnaMakes/videos', 'AnaMakes'],
    ['https://www.youtube.com/%40AnaMakes', 'AnaMakes'],
    ['https://www.youtube.com/@%E3%82%A2%E3%83%8A', 'アナ'],
    ['https://www.youtube.com/c/AnaMakes', 'AnaMakes'],
    ['https://youtube.com/user/ana/about', 'ana'],
    ['https://www.youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw', 'UC-lHJZR3Gqxm24_Vd_AJ5Yw'],
    ['https://www.youtube.com/AnaMakes', 'AnaMakes'],
    ['https://example.com/ana', 'ana'],
    ['@ana.makes', 'ana.makes'],
    ['ana.makes', 'ana.makes'],
    ['  @ana \n', 'ana'],
  ])('of %j is %j', (text, username) => {
    expect(usernameFromUrl(text)).toBe(username);
  });

  it.each([
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
    'https://youtu.be/abc',
    'https://www.youtube.com/c/',
    'https://www.youtube.com/@',
    'https://example.com/a%2Fb',
    'https://example.com/%E0%A4%A',
    'two words',
    'https://',
    'javascript:alert(1)',
  ])('of %j is none', (text) => {
    expect(usernameFromUrl(text)).toBeNull();
  });

  it('never throws, and never holds an at sign, a slash or a space', () => {
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
});
