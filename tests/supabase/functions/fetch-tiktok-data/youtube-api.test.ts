import { createYouTubeLookup } from '@functions/fetch-tiktok-data/youtube-api.ts';
import { expect, test } from 'vitest';
import { directCall, fakeFetch, silence } from '../../../support/functions.ts';
import { buildLink } from './build-link.ts';

const channel = (overrides: { snippet?: object; statistics?: object } = {}) => ({
  kind: 'youtube#channelListResponse',
  pageInfo: { totalResults: 1, resultsPerPage: 1 },
  items: [
    {
      kind: 'youtube#channel',
      id: 'UC-lHJZR3Gqxm24_Vd_AJ5Yw',
      snippet: {
        title: 'Ana Makes',
        description: 'Socks.',
        customUrl: '@anamakes',
        thumbnails: {
          default: { url: 'https://yt3.ggpht.com/ana=s88' },
          high: { url: 'https://yt3.ggpht.com/ana=s800' },
        },
        ...overrides.snippet,
      },
      statistics: {
        viewCount: '1000000',
        subscriberCount: '12300',
        hiddenSubscriberCount: false,
        videoCount: '45',
        ...overrides.statistics,
      },
    },
  ],
});

const lookup = (answer: () => Response | Promise<Response>) => {
  const { fetch, requests } = fakeFetch(answer);
  return {
    lookUp: createYouTubeLookup({ apiKey: 'yt-secret', fetch, call: directCall(20) }),
    requests,
  };
};

test.each([
  ['youtube.com/@AnaMakes', 'forHandle', '@AnaMakes'],
  ['youtube.com/user/ana', 'forUsername', 'ana'],
  ['youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw', 'id', 'UC-lHJZR3Gqxm24_Vd_AJ5Yw'],
])(
  'createYouTubeLookup looks up %s by %s, with the key in a header',
  async (text, filter, value) => {
    const { lookUp, requests } = lookup(() => Response.json(channel()));
    await lookUp(buildLink(text));
    const url = new URL(requests[0]?.url ?? '');
    expect(url.origin + url.pathname).toBe('https://www.googleapis.com/youtube/v3/channels');
    expect(url.searchParams.get(filter)).toBe(value);
    expect(url.searchParams.get('part')).toBe('snippet,statistics');
    expect(url.href).not.toContain('yt-secret');
    expect(requests[0]?.headers.get('x-goog-api-key')).toBe('yt-secret');
  },
);

test.each(['tiktok.com/@ana', 'instagram.com/ana', 'youtube.com/c/AnaMakes'])(
  'createYouTubeLookup makes no call for %s',
  async (text) => {
    const { lookUp, requests } = lookup(() => Response.json(channel()));
    expect(await lookUp(buildLink(text))).toBeUndefined();
    expect(requests).toEqual([]);
  },
);

test('createYouTubeLookup returns what the channel shows', async () => {
  const { lookUp } = lookup(() => Response.json(channel()));
  expect(await lookUp(buildLink('youtube.com/@AnaMakes'))).toEqual({
    username: 'anamakes',
    displayName: 'Ana Makes',
    followers: 12_300,
    posts: 45,
    pictureUrl: 'https://yt3.ggpht.com/ana=s800',
    bio: 'Socks.',
  });
});

test('createYouTubeLookup leaves out hidden subscribers and old custom URLs', async () => {
  const statistics = { hiddenSubscriberCount: true, subscriberCount: '0' };
  const { lookUp } = lookup(() =>
    Response.json(
      channel({ statistics, snippet: { customUrl: 'anamakes', thumbnails: undefined } }),
    ),
  );
  const facts = await lookUp(buildLink('youtube.com/@AnaMakes'));
  expect(facts).toEqual({ displayName: 'Ana Makes', posts: 45, bio: 'Socks.' });
});

test('createYouTubeLookup returns undefined for a channel that does not exist', async () => {
  const { lookUp } = lookup(() => Response.json({ pageInfo: { totalResults: 0 } }));
  expect(await lookUp(buildLink('youtube.com/@AnaMakes'))).toBeUndefined();
});

test.each([
  ['status', () => Response.json({ error: { code: 403 } }, { status: 403 })],
  ['shape', () => new Response('<html>')],
  ['shape', () => Response.json({ items: [{}] })],
  ['network', () => Promise.reject(new TypeError('refused'))],
  ['timeout', silence],
])('createYouTubeLookup throws a %s error (case %#)', async (reason, answer) => {
  const failure = lookup(answer).lookUp(buildLink('youtube.com/@AnaMakes'));
  await expect(failure).rejects.toMatchObject({ reason });
});
