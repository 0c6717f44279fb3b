import { parseInstagramPage } from '@functions/fetch-tiktok-data/instagram-page.ts';
import { describesProfile } from '@functions/fetch-tiktok-data/profile-facts.ts';
import { parseTikTokPage } from '@functions/fetch-tiktok-data/tiktok-page.ts';
import { parseYouTubePage } from '@functions/fetch-tiktok-data/youtube-page.ts';
import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';
import {
  instagramPage,
  jsonScript,
  linkedData,
  oldYouTubePage,
  page,
  tikTokPage,
  youTubePage,
} from './pages.ts';

test('a TikTok page is parsed from the initial data of its scripts', () => {
  expect(parseTikTokPage(tikTokPage())).toEqual({
    username: 'ana.makes',
    displayName: 'Ana Makes',
    followers: 12_500,
    likes: 500_000,
    posts: 400,
    pictureUrl: 'https://p16-sign.tiktokcdn-us.com/obj/ana~c5_1080x1080.jpeg?x-expires=1',
    bio: 'Grip socks and <b>other</b> things',
  });
});

test('a TikTok page with more than 2^31 likes uses the second statistics, never a negative count', () => {
  const stats = { heart: -1_748_367_296, heartCount: -1_748_367_296 };
  const statsV2 = { followerCount: '155900000', heartCount: '11800000000', videoCount: '2500' };
  expect(parseTikTokPage(tikTokPage({ stats, statsV2 }))).toMatchObject({
    followers: 155_900_000,
    likes: 11_800_000_000,
    posts: 2_500,
  });
  expect(parseTikTokPage(tikTokPage({ stats })).likes).toBeUndefined();
});

test('a TikTok page in the previous shape is parsed as well', () => {
  const html = page(
    jsonScript('SIGI_STATE', {
      UserModule: {
        users: {
          ana: { uniqueId: 'ana', nickname: 'Ana', avatarThumb: 'https://p16.example/a.jpg' },
        },
        stats: { ana: { followerCount: 25_000, heart: 400_000, videoCount: 0 } },
      },
    }),
  );
  expect(parseTikTokPage(html)).toEqual({
    username: 'ana',
    displayName: 'Ana',
    followers: 25_000,
    likes: 400_000,
    posts: 0,
    pictureUrl: 'https://p16.example/a.jpg',
  });
});

test('a TikTok page without data is parsed from its tags', () => {
  const html = page(
    '<meta property="og:title" content="Ana (@ana.makes) | TikTok">',
    '<meta name="description" content="Ana (@ana.makes) on TikTok | 1.2M Likes. 34.5K Followers. Socks, 3 posts a day.Watch the latest video from Ana (@ana.makes).">',
    '<meta property="og:image" content="https://p16.example/a.jpg">',
  );
  expect(parseTikTokPage(html)).toMatchObject({
    username: 'ana.makes',
    displayName: 'Ana',
    likes: 1_200_000,
    followers: 34_500,
    pictureUrl: 'https://p16.example/a.jpg',
  });
});

test.each([
  ['a challenge', page('<title>Security check</title><script>var x = {};</script>')],
  [
    'an account that does not exist',
    page(
      jsonScript('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
        __DEFAULT_SCOPE__: { 'webapp.user-detail': { statusCode: 10221, userInfo: {} } },
      }),
    ),
  ],
  ['the start page', page('<meta property="og:title" content="TikTok - Make Your Day">')],
])('a TikTok page that is %s describes no profile', (_, html) => {
  expect(describesProfile(parseTikTokPage(html))).toBe(false);
});

test('an Instagram page is parsed from its tags', () => {
  expect(parseInstagramPage(instagramPage())).toEqual({
    username: 'ana_makes',
    displayName: 'Ana Lima',
    followers: 12_300,
    posts: 1_067,
    pictureUrl: 'https://scontent.cdninstagram.com/v/ana.jpg?stp=s100&oh=1',
    bio: 'Socks & more',
  });
});

test.each([
  ['12,3 mil seguidores, 345 seguidos, 67 publicaciones - Ver fotos', 12_300, 67],
  ['12.345 Follower, 345 gefolgt, 67 Beiträge – Sieh dir Fotos an', 12_345, 67],
  ['1,2 M followers, 345 suivi(e)s, 1 067 publications - Voir les photos', 1_200_000, 1_067],
  ['255m Followers, 147 Following, 1019 Posts - See Instagram photos', 255_000_000, 1_019],
  ['1 Follower, 0 Following, 0 Posts - See Instagram photos', 1, 0],
  ['3.4万 フォロワー、投稿 - 写真', 34_000, undefined],
])('an Instagram page with the counts %j', (ogDescription, followers, posts) => {
  const facts = parseInstagramPage(instagramPage({ ogDescription, description: '' }));
  expect([facts.followers, facts.posts]).toEqual([followers, posts]);
});

test('an Instagram page takes no counts from the bio', () => {
  const ogDescription =
    'See photos - Ana (&#064;ana_makes) on Instagram: &quot;Road to 9,999 followers&quot;';
  const facts = parseInstagramPage(instagramPage({ ogDescription, description: '' }));
  expect(facts.followers).toBeUndefined();
  expect(facts.bio).toBe('Road to 9,999 followers');
});

test('an Instagram page may have a title without a name', () => {
  const facts = parseInstagramPage(
    instagramPage({
      title: '@ana_makes • Instagram photos and videos',
      ogDescription: '',
      description: '',
    }),
  );
  expect(facts).toMatchObject({ username: 'ana_makes' });
  expect(facts.displayName).toBeUndefined();
});

test('an Instagram page is completed from linked data', () => {
  const html = page(
    linkedData({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        alternateName: '@ana_makes',
        name: 'Ana Lima',
        description: 'Socks',
        image: { '@type': 'ImageObject', contentUrl: 'https://scontent.example/a.jpg' },
        interactionStatistic: [
          { interactionType: 'http://schema.org/FilmAction', userInteractionCount: '9' },
          { interactionType: 'https://schema.org/FollowAction', userInteractionCount: '12345' },
          { interactionType: { '@type': 'WriteAction' }, userInteractionCount: 67 },
        ],
      },
    }),
  );
  expect(parseInstagramPage(html)).toEqual({
    username: 'ana_makes',
    displayName: 'Ana Lima',
    followers: 12_345,
    posts: 67,
    pictureUrl: 'https://scontent.example/a.jpg',
    bio: 'Socks',
  });
});

test('an Instagram login page describes no profile', () => {
  const html = page(
    '<meta property="og:title" content="Login • Instagram">',
    '<meta property="og:description" content="Welcome back to Instagram. Sign in to check out what your friends are up to.">',
  );
  expect(describesProfile(parseInstagramPage(html))).toBe(false);
});

test('a YouTube page is parsed from the initial data of its scripts', () => {
  const html = youTubePage(['@AnaMakes', '1.23M subscribers', '456 videos']);
  expect(parseYouTubePage(html)).toEqual({
    username: 'AnaMakes',
    displayName: 'Ana Makes',
    followers: 1_230_000,
    posts: 456,
    pictureUrl: 'https://yt3.googleusercontent.com/ana=s900',
    bio: 'Knitting; "socks" and {braces}.',
  });
});

test('a YouTube page has counts in other languages, in any order of word and number', () => {
  const counts = (...parts: string[]) => {
    const { followers, posts } = parseYouTubePage(youTubePage(['@AnaMakes', ...parts], {}));
    return [followers, posts];
  };
  expect(counts('12,3 mil suscriptores', '45 vídeos')).toEqual([12_300, 45]);
  expect(counts('3,4 Mio. Abonnenten', '1.234 Videos')).toEqual([3_400_000, 1_234]);
  expect(counts('チャンネル登録者数 123万人', '45 本の動画')).toEqual([1_230_000, 45]);
  expect(counts('12 тыс. подписчиков', '45 видео')).toEqual([12_000, 45]);
});

test('a YouTube page has no subscribers when the channel hides them', () => {
  const facts = parseYouTubePage(youTubePage(['@AnaMakes', '456 videos'], {}));
  expect(facts.followers).toBeUndefined();
  expect(facts).toMatchObject({
    username: 'AnaMakes',
    posts: 456,
    pictureUrl: 'https://yt3.googleusercontent.com/ana=s160',
  });
});

test('a YouTube page in the previous shape is parsed as well', () => {
  expect(parseYouTubePage(oldYouTubePage())).toEqual({
    username: 'AnaMakes',
    displayName: 'Ana Makes',
    followers: 1_230_000,
    posts: 456,
    pictureUrl: 'https://yt3.ggpht.com/ana=s176',
  });
});

test('a YouTube page without data is parsed from its tags if they describe a channel', () => {
  const tags = (type: string) =>
    page(
      `<meta property="og:type" content="${type}">`,
      '<meta property="og:title" content="Ana Makes">',
      '<meta property="og:url" content="https://www.youtube.com/@%E3%82%A2%E3%83%8A">',
    );
  expect(parseYouTubePage(tags('profile'))).toEqual({
    username: 'アナ',
    displayName: 'Ana Makes',
  });
  expect(describesProfile(parseYouTubePage(tags('video.other')))).toBe(false);
});

test('a YouTube consent page describes no profile', () => {
  const html = page('<title>Before you continue to YouTube</title>');
  expect(describesProfile(parseYouTubePage(html))).toBe(false);
});

describe('the parsers', () => {
  const parsers = [parseTikTokPage, parseInstagramPage, parseYouTubePage];
  const pages = [
    tikTokPage(),
    instagramPage(),
    youTubePage(['@AnaMakes', '1.23M subscribers', '456 videos']),
    oldYouTubePage(),
  ];
  /** A real page with a part cut out or replaced, so that the damage is at any depth. */
  const damaged = fc
    .record({
      html: fc.constantFrom(...pages),
      from: fc.nat(3_000),
      length: fc.nat(200),
      insert: fc.oneof(
        fc.string(),
        fc.constantFrom('null', '"', '{', '[]', '-5', '1e999', '\\u0000'),
      ),
    })
    .map(
      ({ html, from, length, insert }) => html.slice(0, from) + insert + html.slice(from + length),
    );

  test('accept any page, and return finite counts from 0', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), fc.constantFrom(...parsers), (html, parse) => {
        const { followers, likes, posts } = parse(html);
        for (const count of [followers, likes, posts]) {
          expect(count === undefined || (Number.isSafeInteger(count) && count >= 0)).toBe(true);
        }
      }),
    );
  });

  test('return only https pictures', () => {
    const user = { avatarLarger: 'http://p16.example/a.jpg', avatarMedium: 'javascript:alert(1)' };
    expect(parseTikTokPage(tikTokPage({ user })).pictureUrl).toBeUndefined();
  });
});
