import { createProfileService } from '@functions/fetch-tiktok-data/profile-service.ts';
import { expect, test } from 'vitest';
import { directCall, fakeFetch, silence } from '../../../support/functions.ts';
import { buildLink } from './build-link.ts';

const link = buildLink('https://www.tiktok.com/@ana');

const service = (answer: () => Response | Promise<Response>) => {
  const { fetch, requests } = fakeFetch(answer);
  const url = 'https://profiles.example/v1/profile?plan=pro';
  return {
    lookUp: createProfileService({ url, apiKey: 'pf-secret', fetch, call: directCall(20) }),
    requests,
  };
};

test('createProfileService sends the key as a bearer token', async () => {
  const { lookUp, requests } = service(() => Response.json({ handle: 'ana' }));
  await lookUp(link);
  const url = new URL(requests[0]?.url ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    plan: 'pro',
    platform: 'tiktok',
    username: 'ana',
    url: 'https://www.tiktok.com/@ana',
  });
  expect(url.href).not.toContain('pf-secret');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer pf-secret');
});

test.each([
  ['bare', (record: object) => record],
  ['under data', (data: object) => ({ success: true, data })],
])('createProfileService accepts a record %s', async (_, wrap) => {
  const record = {
    handle: '@ana',
    full_name: 'Ana',
    follower_count: 12_500,
    media_count: '45',
    avg_engagement_rate: 3.45,
    avatar_url: 'https://cdn.example/a.jpg',
    biography: 'Socks.',
  };
  expect(await service(() => Response.json(wrap(record))).lookUp(link)).toEqual({
    username: 'ana',
    displayName: 'Ana',
    followers: 12_500,
    posts: 45,
    reportedEngagementRatePct: 3.45,
    pictureUrl: 'https://cdn.example/a.jpg',
    bio: 'Socks.',
  });
});

test('createProfileService returns undefined for a profile that the service does not know', async () => {
  const { lookUp } = service(() => new Response('', { status: 404 }));
  expect(await lookUp(link)).toBeUndefined();
});

test.each([
  ['status', () => new Response('', { status: 402 })],
  ['shape', () => new Response('<html>')],
  ['shape', () => Response.json([])],
  ['shape', () => Response.json({ success: false, message: 'no credits' })],
  ['shape', () => Response.json({ data: { followers: -3 } })],
  ['too_large', () => new Response('x'.repeat(600_000))],
  ['timeout', silence],
])('createProfileService throws a %s error (case %#)', async (reason, answer) => {
  await expect(service(answer).lookUp(link)).rejects.toMatchObject({ reason });
});
