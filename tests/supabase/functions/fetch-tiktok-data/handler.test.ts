import type { Profile } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { ServiceError } from '@functions/_shared/fetch-with-limits.ts';
import { createHandler, type Dependencies } from '@functions/fetch-tiktok-data/handler.ts';
import { BlockedAddressError, createPageFetch } from '@functions/fetch-tiktok-data/page-fetch.ts';
import type { StoredProfile } from '@functions/fetch-tiktok-data/sample-profiles.ts';
import { expect, test, vi } from 'vitest';
import { access, call, silence } from '../../../support/functions.ts';
import { instagramPage, page, tikTokPage, youTubePage } from './pages.ts';

const asked = { url: 'https://www.tiktok.com/@ana.makes' };

const sample: StoredProfile = {
  platform: 'TikTok',
  url: 'https://www.tiktok.com/@ana.makes',
  facts: { username: 'ana.makes', followers: 48_200, averageLikes: 2_650, averageComments: 96 },
  isSample: true,
};

const sampleAnswer = {
  status: 200,
  body: {
    success: true,
    data: {
      username: 'ana.makes',
      platform: 'TikTok',
      profileUrl: 'https://www.tiktok.com/@ana.makes',
      followers: 48_200,
      engagement_rate: 5.7,
      engagementBasis: 'average-likes-and-comments',
    },
    source: 'sample',
  },
};

/** Has no stored profiles and no services, and returns the same page for every URL. */
function build(overrides: Partial<Dependencies> & { html?: string; kept?: StoredProfile[] } = {}) {
  const { html = tikTokPage(), kept = [], ...rest } = overrides;
  return createHandler({
    access,
    samples: {
      find: async (handle, platform) =>
        kept.filter(
          (profile) =>
            profile.facts.username?.toLowerCase() === handle.toLowerCase() &&
            (platform === undefined || profile.platform === platform),
        ),
    },
    lookups: [],
    fetchPage: async (_, url) => ({ url, status: 200, html }),
    ...rest,
  });
}

const failure = (code: string) => ({
  status: 502,
  body: {
    error: { code, message: "Couldn't load profile. You can still enter data manually." },
  },
});

test('the public page gives a TikTok profile with a rough engagement rate', async () => {
  expect(await call(build(), asked)).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        username: 'ana.makes',
        platform: 'TikTok',
        profileUrl: 'https://www.tiktok.com/@ana.makes',
        displayName: 'Ana Makes',
        followers: 12_500,
        likes: 500_000,
        posts: 400,
        engagement_rate: 10,
        engagementBasis: 'total-likes-per-post',
        profile_pic_url: 'https://p16-sign.tiktokcdn-us.com/obj/ana~c5_1080x1080.jpeg?x-expires=1',
        bio: 'Grip socks and <b>other</b> things',
      } satisfies Profile,
      source: 'builtin',
    },
  });
});

test('the public page gives an Instagram profile without an engagement rate', async () => {
  const { body } = await call(build({ html: instagramPage() }), { url: 'ig: ana_makes' });
  expect(body).toEqual({
    success: true,
    data: {
      username: 'ana_makes',
      platform: 'Instagram',
      profileUrl: 'https://www.instagram.com/ana_makes/',
      displayName: 'Ana Lima',
      followers: 12_300,
      posts: 1_067,
      profile_pic_url: 'https://scontent.cdninstagram.com/v/ana.jpg?stp=s100&oh=1',
      bio: 'Socks & more',
    },
    source: 'builtin',
  });
});

test('the public page gives the handle of a YouTube channel requested by its id', async () => {
  const html = youTubePage(['@AnaMakes', '1.23M subscribers']);
  const url = 'https://m.youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw';
  const { body } = await call(build({ html }), { url });
  expect(body).toMatchObject({
    data: {
      username: 'AnaMakes',
      platform: 'YouTube',
      profileUrl: 'https://www.youtube.com/@AnaMakes',
      followers: 1_230_000,
    },
  });
});

test('the public page of a share link is the one it redirects to', async () => {
  const urls: string[] = [];
  const handler = build({
    fetchPage: async (_, url) => {
      urls.push(url);
      const final = url.startsWith('https://vm.') ? `${asked.url}?_t=1&_r=1` : url;
      return { url: final, status: 200, html: tikTokPage() };
    },
  });
  const { body } = await call(handler, { url: 'Ana on TikTok https://vm.tiktok.com/ZMabc/' });
  expect(body).toMatchObject({ data: { username: 'ana.makes' }, source: 'builtin' });
  expect(urls).toEqual(['https://vm.tiktok.com/ZMabc/', asked.url]);
});

test.each([
  ['profile_not_found', { status: 404, html: '' }],
  ['profile_not_found', { status: 410, html: '' }],
  ['platform_refused', { status: 429, html: '' }],
  ['platform_refused', { status: 503, html: tikTokPage() }],
  ['platform_refused', { url: 'https://www.tiktok.com/login', html: page() }],
  ['profile_unreadable', { html: page('<title>Security check</title>') }],
])('the public page without data invents nothing: %s (case %#)', async (code, answer) => {
  const handler = build({
    fetchPage: async (_, url) => ({ url, status: 200, ...answer }),
  });
  expect(await call(handler, asked)).toEqual(failure(code));
});

test.each([
  ['platform_refused', new BlockedAddressError('Not a host of TikTok.')],
  ['platform_unreachable', new ServiceError('timeout', 'No answer within 5000 ms.')],
  ['platform_unreachable', new ServiceError('too_large', 'The body is larger.')],
  ['platform_unreachable', new ServiceError('network', 'The service could not be reached.')],
])('the public page that fails gives a sentence: %s (case %#)', async (code, error) => {
  const handler = build({ fetchPage: () => Promise.reject(error) });
  expect(await call(handler, asked)).toEqual(failure(code));
});

test('the public page is never fetched from a private address, wherever the platform redirects', async () => {
  const fetched: string[] = [];
  const fetchPage = createPageFetch({
    fetch: async (url) => {
      fetched.push(url);
      const location = 'http://169.254.169.254/latest/meta-data/';
      return new Response(null, { status: 302, headers: { location } });
    },
    lookUp: async () => ['23.45.67.89'],
  });
  expect(await call(build({ fetchPage }), asked)).toEqual(failure('platform_refused'));
  expect(fetched).toEqual([asked.url]);
});

test('the public page that never responds times out', async () => {
  const lookUp = async () => ['23.45.67.89'];
  const fetchPage = createPageFetch({ fetch: silence, lookUp, timeoutMs: 20 });
  expect(await call(build({ fetchPage }), asked)).toEqual(failure('platform_unreachable'));
});

test('the public page of a share link to a video gives a sentence', async () => {
  const handler = build({
    fetchPage: async () => ({ url: 'https://www.tiktok.com/foryou', status: 200, html: page() }),
  });
  expect(await call(handler, { url: 'https://vm.tiktok.com/ZMabc/' })).toEqual(
    failure('share_link_unresolved'),
  );
});

test('a service with a key is called before the page', async () => {
  const fetchPage = vi.fn();
  const handler = build({
    lookups: [
      { service: 'youtube', lookUp: async () => undefined },
      {
        service: 'profiles',
        lookUp: async () => ({ followers: 900, reportedEngagementRatePct: 4 }),
      },
    ],
    fetchPage,
  });
  expect((await call(handler, asked)).body).toEqual({
    success: true,
    data: {
      username: 'ana.makes',
      platform: 'TikTok',
      profileUrl: 'https://www.tiktok.com/@ana.makes',
      followers: 900,
      engagement_rate: 4,
      engagementBasis: 'reported',
    },
    source: 'live',
  });
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a service that fails is logged without the person, and the page is used', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lookUp = () => Promise.reject(new ServiceError('status', 'It answered 402.'));
  const handler = build({ lookups: [{ service: 'profiles', lookUp }] });
  expect((await call(handler, asked)).body).toMatchObject({ source: 'builtin' });
  expect(String(warn.mock.calls)).toContain('It answered 402.');
  expect(String(warn.mock.calls)).not.toMatch(/ana/i);
});

test('a sample profile is returned for its handle without any call', async () => {
  const fetchPage = vi.fn();
  const lookup = vi.fn();
  const lookups = [{ service: 'profiles' as const, lookUp: lookup }];
  const handler = build({ kept: [sample], lookups, fetchPage });
  expect(await call(handler, { url: 'tiktok.com/@Ana.Makes?lang=en' })).toEqual(sampleAnswer);
  expect(lookup).not.toHaveBeenCalled();
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a sample profile is found by its bare handle on any platform', async () => {
  expect(await call(build({ kept: [sample] }), { url: '@ana.makes' })).toEqual(sampleAnswer);
});

test('a stored profile is returned for its own platform only', async () => {
  const handler = build({ kept: [sample], html: instagramPage() });
  const { body } = await call(handler, { url: 'instagram.com/ana.makes' });
  expect(body).toMatchObject({ source: 'builtin' });
});

test('a stored real profile is used only when no other source responds', async () => {
  const kept = [{ ...sample, isSample: false }];
  expect((await call(build({ kept }), asked)).body).toMatchObject({ source: 'builtin' });
  const offline = () => Promise.reject(new ServiceError('network', 'Not reached.'));
  expect(await call(build({ kept, fetchPage: offline }), asked)).toEqual(sampleAnswer);
});

test('a stored real profile is not used for a bare handle on another platform', async () => {
  const kept = [{ ...sample, isSample: false }];
  const offline = () => Promise.reject(new ServiceError('network', 'Not reached.'));
  expect(await call(build({ kept, fetchPage: offline }), { url: '@ana.makes' })).toEqual(
    failure('platform_unreachable'),
  );
});

test.each([
  ['https://youtu.be/abc', 'link_video', 'This link goes to a video, not a profile.'],
  ['https://www.instagram.com/p/Cxyz/', 'link_post', 'This link goes to a post'],
  [
    'https://www.tiktok.com/foryou',
    'link_page',
    'This link goes to one of the platform’s own pages',
  ],
  ['https://example.com/ana', 'link_other_site', 'Only TikTok, Instagram and YouTube'],
  ['http://127.0.0.1/', 'link_unsafe', 'We can’t read this address.'],
  ['two words', 'link_unclear', 'We didn’t find a profile in this text.'],
  ['" "', 'link_empty', 'Please enter a TikTok, Instagram, or YouTube profile URL'],
])('%j, which is not a profile, gives a sentence and no call', async (url, code, message) => {
  const fetchPage = vi.fn();
  const answer = await call(build({ fetchPage }), { url });
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { code, message: expect.stringContaining(message), fields: ['url'] } },
  });
  expect(fetchPage).not.toHaveBeenCalled();
});

test.each([[{}], [{ url: ' ' }], [{ url: 7 }], [{ url: 'x'.repeat(2_049) }]])(
  'rejects the body %j',
  async (body) => {
    expect(await call(build(), body)).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_request', fields: ['url'] } },
    });
  },
);
