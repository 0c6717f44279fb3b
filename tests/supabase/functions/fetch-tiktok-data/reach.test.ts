import { createHandler } from '@functions/fetch-tiktok-data/handler.ts';
import { createPageFetch } from '@functions/fetch-tiktok-data/page-fetch.ts';
import { describe, expect, test } from 'vitest';
import { access, functionRequest } from '../../../support/functions.ts';
import { fc } from '../../../support/property-testing.ts';

/** The hosts that a visitor's link can make this function call: the three platforms only. */

const hosts = new Set(
  ['tiktok.com', 'instagram.com', 'youtube.com']
    .flatMap((host) => [host, `www.${host}`, `m.${host}`])
    .concat('vm.tiktok.com', 'vt.tiktok.com'),
);

function isOfPlatform(address: string): boolean {
  const url = new URL(address);
  // Also checks the text, which must be what it looks like.
  return url.protocol === 'https:' && hosts.has(url.host) && address.startsWith(`${url.origin}/`);
}

type Network = {
  /** The response of every page. */
  answer: () => Response;
  /** The results of successive DNS lookups; the last one is repeated. */
  addresses?: string[][];
};

/** Calls the whole function with a text; returns the fetched URLs. */
async function reachedBy(text: string, { addresses = [['23.45.67.89']], answer }: Network) {
  const reached: string[] = [];
  const left = [...addresses];
  const handler = createHandler({
    access,
    samples: { find: async () => [] },
    lookups: [],
    fetchPage: createPageFetch({
      fetch: async (url, init) => {
        expect(init).toMatchObject({ redirect: 'manual', credentials: 'omit' });
        reached.push(url);
        return answer();
      },
      lookUp: async () => (left.length > 1 ? left.shift() : left[0]) ?? [],
    }),
  });
  const response = await handler(functionRequest({ url: text }));
  expect([200, 422, 502]).toContain(response.status);
  return reached;
}

const page = () => new Response('<html>');
const redirectTo = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } });

describe('no host outside the platforms is reached', () => {
  const internal = [
    '127.0.0.1',
    '[::1]',
    '169.254.169.254',
    'metadata.google.internal',
    'evil.example',
  ];

  test.each([
    // IP addresses in notations of browsers and resolvers.
    'http://127.0.0.1/@ana',
    'https://2130706433/@ana',
    'https://0x7f000001/@ana',
    'https://017700000001/@ana',
    'https://127.1/@ana',
    'https://[::1]/@ana',
    'https://[::ffff:169.254.169.254]/@ana',
    'https://[0:0:0:0:0:ffff:7f00:1]/@ana',
    'https://[fe80::1%25eth0]/@ana',
    // A platform's name in a place that is not the host.
    'https://www.tiktok.com@evil.example/@ana',
    'https://www.tiktok.com:pw@evil.example/@ana',
    'https://evil.example/www.tiktok.com/@ana',
    'https://evil.example?www.tiktok.com/@ana',
    'https://evil.example#www.tiktok.com/@ana',
    'https://evil.example\\@www.tiktok.com/@ana',
    'https://www.tiktok.com\\.evil.example/@ana',
    'https://www.tiktok.com.evil.example/@ana',
    'https://evil-tiktok.com/@ana',
    'https://tiktok.com.:443/@ana',
    // Lookalike letters, and letters that normalize to others.
    'https://www.tıktok.com/@ana',
    'https://www.xn--tktok-q4a.com/@ana',
    'https://ⓦⓦⓦ.ⓣⓘⓚⓣⓞⓚ.ⓒⓞⓜ/@ana',
    'https://www.tiktok。com/@ana',
    'https://www.tiktok%2ecom/@ana',
    'https://www.tiktok.com%00.evil.example/@ana',
    'https://www.tiktok.com%2f@evil.example/@ana',
    'https://%77ww.tiktok.com/@ana',
    'https://www.tik\ttok.com/@ana',
    'https://www.tiktok.com\u202e/@ana',
    // Other schemes.
    'file:///etc/passwd',
    'gopher://www.tiktok.com/@ana',
    'javascript:fetch("https://evil.example")',
    'data:text/html,www.tiktok.com/@ana',
    '//evil.example/@ana',
    'https:/evil.example/@ana',
    'https:\\\\evil.example\\@ana',
    // Two URLs in one text.
    'https://www.tiktok.com/@ana https://evil.example/',
  ])('by %j', async (text) => {
    for (const url of await reachedBy(text, { answer: page })) expect(url).toSatisfy(isOfPlatform);
  });

  test.each([
    'https://www.tiktok.com:22/@ana',
    'https://ana:pw@www.tiktok.com/@ana',
    'https://www.tiktok.com./@ana',
  ])('by %j, which names a platform and a way around', async (text) => {
    expect(await reachedBy(text, { answer: page })).toEqual([]);
  });

  test.each([
    ['HTTPS://WWW.TIKTOK.COM/@Ana', 'https://www.tiktok.com/'],
    ['https://www.tiktok.com/@ana#@evil.example', 'https://www.tiktok.com/'],
    ['https://www.tiktok.com/@ana?next=https://evil.example/', 'https://www.tiktok.com/'],
  ])('by %j, which is an address of a platform', async (text, start) => {
    const reached = await reachedBy(text, { answer: page });
    expect(reached).toHaveLength(1);
    expect(reached[0]).toMatch(new RegExp(`^${start}@ana$`, 'i'));
  });

  test.each(
    internal.flatMap((host) => [
      `http://${host}/`,
      `https://${host}/`,
      `//${host}/`,
      `https://www.tiktok.com@${host}/`,
      `https://www.tiktok.com:443@${host}/`,
      `\\\\${host}\\`,
      `https://${host}#.tiktok.com`,
    ]),
  )('by a page that redirects to %j', async (location) => {
    const reached = await reachedBy('tiktok.com/@ana', { answer: redirectTo(location) });
    expect(reached).toEqual(['https://www.tiktok.com/@ana']);
  });
});

describe('a name that resolves to a private address', () => {
  const text = 'tiktok.com/@ana';
  const again = redirectTo('https://m.tiktok.com/@ana');
  const outside = ['23.45.67.89'];

  test.each(['127.0.0.1', '10.0.0.7', '::1', 'fd12::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'])(
    'to %s on the second lookup is not followed any further',
    async (address) => {
      const addresses = [outside, [address]];
      expect(await reachedBy(text, { answer: again, addresses })).toHaveLength(1);
    },
  );

  test('among public ones is not fetched', async () => {
    expect(await reachedBy(text, { answer: page, addresses: [[...outside, '10.0.0.7']] })).toEqual(
      [],
    );
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ...['https://', 'http://', '//', 'https:', '\\\\', '@', ':', '/', '?', '#', '.', '%2e', '%40'],
    ...['www.tiktok.com', 'instagram.com', 'youtube.com', 'evil.example', '127.0.0.1', '[::1]'],
    ...['@ana', ':443', ':22', 'user:pw@', ' ', '\t', '\u3002', '\u200b', 'xn--', '..'],
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const address = fc.array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));

test('only platforms are reached, whatever is pasted and wherever its page redirects', async () => {
  let fetched = 0;
  await fc.assert(
    fc.asyncProperty(address, address, async (text, location) => {
      // What is invalid in a header cannot be a redirect either.
      const target = location.replace(/[^\x20-\x7e]/g, '') || '/';
      const reached = await reachedBy(text, { answer: redirectTo(target) });
      for (const url of reached) expect(url).toSatisfy(isOfPlatform);
      fetched += reached.length;
    }),
  );
  // Some of the texts must be fetched.
  expect(fetched).toBeGreaterThan(5);
});
