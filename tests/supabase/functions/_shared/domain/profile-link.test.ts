import { type ProfileLinkCode, parseProfileLink } from '@functions/_shared/domain/profile-link.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const tiktok = (name: string) => ['TikTok', 'handle', name, `https://www.tiktok.com/@${name}`];
const instagram = (name: string) => [
  'Instagram',
  'handle',
  name,
  `https://www.instagram.com/${name}/`,
];
const youtube = (name: string) => ['YouTube', 'handle', name, `https://www.youtube.com/@${name}`];
const channelId = 'UC-lHJZR3Gqxm24_Vd_AJ5Yw';

test.each<[text: string, link: string[]]>([
  ['https://www.tiktok.com/@ana.makes', tiktok('ana.makes')],
  ['http://tiktok.com/@ana', tiktok('ana')],
  ['tiktok.com/@ana', tiktok('ana')],
  ['//www.tiktok.com/@ana', tiktok('ana')],
  ['HTTPS://WWW.TIKTOK.COM/@Ana_1', tiktok('ana_1')],
  ['m.tiktok.com/@ana/', tiktok('ana')],
  ['https://www.tiktok.com/@ana?is_from_webapp=1&sender_device=pc', tiktok('ana')],
  ['https://www.tiktok.com/@ana?to=https://evil.example/@bob', tiktok('ana')],
  ['https://www.tiktok.com/@ana/video/7301234567890', tiktok('ana')],
  ['https://www.tiktok.com/@ana#top', tiktok('ana')],
  ['https://www.tiktok.com/%40ana', tiktok('ana')],
  ['<https://www.tiktok.com/@ana>', tiktok('ana')],
  ['"tiktok.com/@ana",', tiktok('ana')],
  ['\u200bhttps://www.tiktok.com/@ana\u200e', tiktok('ana')],
  ['  https://www.tiktok.com/@ana \n', tiktok('ana')],
  ['Check out Ana 👩‍🎤 on TikTok! https://www.tiktok.com/@ana?_t=8abc&_r=1', tiktok('ana')],
  [
    'https://vm.tiktok.com/ZMabc123/',
    ['TikTok', 'share', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123/'],
  ],
  ['vt.tiktok.com/ZSabc', ['TikTok', 'share', 'ZSabc', 'https://vt.tiktok.com/ZSabc/']],
  [
    'https://www.tiktok.com/t/ZTabc12/?x=1',
    ['TikTok', 'share', 'ZTabc12', 'https://www.tiktok.com/t/ZTabc12/'],
  ],
  ['https://www.instagram.com/ana_makes/', instagram('ana_makes')],
  ['instagram.com/Ana_Makes?igsh=MzRlODBiNWFlZA==', instagram('ana_makes')],
  ['https://www.instagram.com/ana_makes?utm_source=qr', instagram('ana_makes')],
  ['m.instagram.com/ana', instagram('ana')],
  ['instagr.am/ana', instagram('ana')],
  ['https://www.instagram.com/@ana', instagram('ana')],
  ['https://www.instagram.com/ana/reels/', instagram('ana')],
  ['https://www.instagram.com/stories/ana/3141592/', instagram('ana')],
  ['https://www.instagram.com/_u/ana', instagram('ana')],
  [
    'https://www.instagram.com/share/BAxyz12',
    ['Instagram', 'share', 'BAxyz12', 'https://www.instagram.com/share/BAxyz12'],
  ],
  ['https://www.youtube.com/@AnaMakes', youtube('AnaMakes')],
  ['youtube.com/@AnaMakes/videos?view=0', youtube('AnaMakes')],
  ['m.youtube.com/@ana-makes.1', youtube('ana-makes.1')],
  ['https://www.youtube.com/@AnaMakes?si=AbC', youtube('AnaMakes')],
  [
    'https://www.youtube.com/@%E3%82%A2%E3%83%8A',
    ['YouTube', 'handle', 'アナ', 'https://www.youtube.com/@%E3%82%A2%E3%83%8A'],
  ],
  [
    'https://www.youtube.com/c/AnaMakes',
    ['YouTube', 'custom-name', 'AnaMakes', 'https://www.youtube.com/c/AnaMakes'],
  ],
  [
    'https://www.youtube.com/AnaMakes',
    ['YouTube', 'custom-name', 'AnaMakes', 'https://www.youtube.com/AnaMakes'],
  ],
  [
    'https://youtube.com/user/ana/about',
    ['YouTube', 'legacy-name', 'ana', 'https://www.youtube.com/user/ana'],
  ],
  [
    `https://music.youtube.com/channel/${channelId}`,
    ['YouTube', 'channel-id', channelId, `https://www.youtube.com/channel/${channelId}`],
  ],
  ['@ana.makes tiktok', tiktok('ana.makes')],
  ['TikTok: @ana', tiktok('ana')],
  ['tiktok:ana', tiktok('ana')],
  ['ana.makes (tik tok)', tiktok('ana.makes')],
  ['my tiktok is @ana', tiktok('ana')],
  ['find me as @ana on TikTok', tiktok('ana')],
  ['ig @ana_makes', instagram('ana_makes')],
  ['insta: ana', instagram('ana')],
  ['ana on instagram', instagram('ana')],
  ['yt @AnaMakes', youtube('AnaMakes')],
  ['@AnaMakes | YouTube', youtube('AnaMakes')],
])('parses the profile in %j', (text, [platform, kind, name, url]) => {
  expect(parseProfileLink(text)).toEqual({
    ok: true,
    link: { platform, kind, name, url, isPlatformStated: true },
  });
});

test.each(['@ana.makes', 'anamakes', '  @ana_1 ', 'ana.makes', 'mila.bakes.sample'])(
  'parses the bare handle %j as YouTube when no platform is stated',
  (text) => {
    const name = text.trim().replace('@', '');
    expect(parseProfileLink(text)).toMatchObject({
      ok: true,
      link: { platform: 'YouTube', kind: 'handle', name, isPlatformStated: false },
    });
  },
);

test.each<[text: string, code: ProfileLinkCode]>([
  ['', 'empty'],
  [' \n\t', 'empty'],
  ['"" ,', 'empty'],
  ['@', 'unclear'],
  ['two words', 'unclear'],
  ['my tiktok', 'unclear'],
  ['@ana @bob tiktok', 'unclear'],
  ['@ana tiktok instagram', 'unclear'],
  ['tiktok.com/@ana and instagram.com/ana', 'unclear'],
  [`https://www.tiktok.com/@ana?${'x'.repeat(2_048)}`, 'unclear'],
  ['https://example.com/@ana', 'other-site'],
  ['example.com', 'other-site'],
  ['ana.makes.co', 'other-site'],
  ['ana.studio', 'other-site'],
  ['https://www.tiktok.com.evil.example/@ana', 'other-site'],
  ['https://eviltiktok.com/@ana', 'other-site'],
  ['https://evil.example/tiktok.com/@ana', 'other-site'],
  ['https://evil.example?https://www.tiktok.com/@ana', 'other-site'],
  ['https://business.tiktok.com/@ana', 'other-site'],
  ['https://l.instagram.com/?u=https%3A%2F%2Finstagram.com%2Fana', 'other-site'],
  ['https://x.com/ana', 'other-site'],
  ['https://localhost/@ana', 'other-site'],
  ['https://youtu.be/dQw4w9WgXcQ', 'video'],
  ['https://www.youtube.com/watch?v=abc', 'video'],
  ['https://www.youtube.com/shorts/abc', 'video'],
  ['https://www.tiktok.com/v/7301.html', 'video'],
  ['https://www.instagram.com/p/Cxyz/', 'post'],
  ['https://www.instagram.com/reel/Cxyz/', 'post'],
  ['https://www.instagram.com/share/p/Cxyz', 'post'],
  ['tiktok.com', 'page'],
  ['https://www.tiktok.com/foryou', 'page'],
  ['https://www.tiktok.com/ana', 'page'],
  ['https://www.tiktok.com/@a', 'page'],
  ['https://www.instagram.com/', 'page'],
  ['https://www.instagram.com/accounts/login/?next=/ana/', 'page'],
  ['https://www.instagram.com/stories/highlights/123/', 'page'],
  ['https://www.instagram.com/ana..b', 'page'],
  ['https://www.youtube.com/feed/trending', 'page'],
  ['https://www.youtube.com/channel/short', 'page'],
  ['https://www.youtube.com/@', 'page'],
  ['https://ana:secret@www.tiktok.com/@ana', 'unsafe'],
  ['https://www.tiktok.com@evil.example/@ana', 'unsafe'],
  ['https://www.tiktok.com:443/@ana', 'unsafe'],
  ['tiktok.com:8080/@ana', 'unsafe'],
  ['localhost:3000', 'unsafe'],
  ['ana@example.com', 'unsafe'],
  ['http://127.0.0.1/@ana', 'unsafe'],
  ['http://2130706433/@ana', 'unsafe'],
  ['http://0x7f000001/', 'unsafe'],
  ['http://0177.0.0.1/', 'unsafe'],
  ['169.254.169.254', 'unsafe'],
  ['http://[::1]/@ana', 'unsafe'],
  ['javascript:alert(1)', 'unsafe'],
  ['ftp://www.tiktok.com/@ana', 'unsafe'],
  ['file:///etc/passwd', 'unsafe'],
  ['data:text/html,hello', 'unsafe'],
  ['tiktok://user/@ana', 'unsafe'],
  ['https:\\\\www.tiktok.com\\@ana', 'unsafe'],
  ['https://www.tiktok.com\\@evil.example/', 'unsafe'],
  ['https://www.tiktok.com/@ana%2F..%2Fadmin', 'unsafe'],
  ['https://www.tiktok.com/%2540ana', 'unsafe'],
  ['https://www.tiktok.com/@ana%00', 'unsafe'],
  ['https://www.tiktok.com/@ana%E0%A4%A', 'unsafe'],
  ['https://www.tiktok.com/../@ana', 'unsafe'],
  ['https://www.tiktok%2ecom/@ana', 'unsafe'],
  ['https://www.tіktok.com/@ana', 'unsafe'],
  ['https://www.ｔiktok.com/@ana', 'unsafe'],
  ['https://www.tik\u200dtok.com/@ana', 'unsafe'],
  ['https://www.youtube.com/@аna', 'unsafe'],
  ['https://www.youtube.com/@ＡnaMakes', 'unsafe'],
  ['youtube @an\u202ea', 'unsafe'],
])('finds no profile in %j', (text, code) => {
  expect(parseProfileLink(text)).toEqual({ ok: false, code });
});

const pieces = fc.constantFrom(
  ...['https://', 'www.', 'tiktok.com', 'instagram.com', 'youtube.com', '/', '@', ':', '%40', '?'],
  ...['\\', 'ana', ' ', '#', '.', 'channel', 'share', 't', '%', '[::1]', '\u202e', '\ud800'],
);
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(pieces).map((parts) => parts.join('')),
);

test('for any text returns an https URL on the three platforms, or nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = parseProfileLink(text);
      if (!read.ok) return;
      expect(new URL(read.link.url).href).toBe(read.link.url);
      expect(read.link.url).toMatch(
        /^https:\/\/(?:(?:www|vm|vt)\.tiktok|www\.instagram|www\.youtube)\.com\/[^?#\\]+$/,
      );
    }),
  );
});

test('for any text parses the returned URL as the same profile', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = parseProfileLink(text);
      if (!read.ok) return;
      const link = { ...read.link, isPlatformStated: true };
      expect(parseProfileLink(read.link.url)).toEqual({ ok: true, link });
    }),
  );
});
