import { fetchTiktokDataResponseSchema } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { parseProfileLink } from '@functions/_shared/domain/profile-link.ts';
import { createHandler } from '@functions/fetch-tiktok-data/handler.ts';
import { createSampleProfiles } from '@functions/fetch-tiktok-data/sample-profiles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access, call } from '../../../support/functions.ts';
import { openServiceDatabase } from '../../../support/service-database.ts';

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());

test('finds a stored profile by its handle in any letter case', async () => {
  const samples = createSampleProfiles(opened.database);
  const [found] = await samples.find('MILA.bakes.sample', undefined);
  expect(found).toMatchObject({
    platform: 'TikTok',
    url: 'https://www.tiktok.com/@mila.bakes.sample',
    facts: { username: 'mila.bakes.sample', displayName: 'Mila Bakes', followers: 48_200 },
    isSample: true,
  });
  expect(await samples.find('mila.bakes.sample', 'Instagram')).toEqual([]);
  expect(await samples.find('nobody', undefined)).toEqual([]);
});

test('unknown facts of a stored profile stay undefined', async () => {
  const [found] = await createSampleProfiles(opened.database).find('deskfield.sample', 'Instagram');
  expect(found?.facts.likes).toBeUndefined();
  expect(found?.facts.pictureUrl).toBeUndefined();
});

test('every sample is found by its own URL; they range from small to large on all three platforms', async () => {
  const rows = await opened.backend.query<{ url: string; handle: string; platform: string }>(
    'select platform, handle, url from public.sample_profiles order by platform, handle',
  );
  const handler = createHandler({
    access,
    samples: createSampleProfiles(opened.database),
    lookups: [],
    fetchPage: () => Promise.reject(new Error('no page is fetched for a sample')),
  });
  const followers: number[] = [];
  for (const { url, handle, platform } of rows) {
    expect(handle).toMatch(/sample$/);
    expect(parseProfileLink(url)).toMatchObject({ ok: true, link: { platform, url } });
    const { status, body } = await call(handler, { url });
    expect(status).toBe(200);
    const { data, source } = fetchTiktokDataResponseSchema.parse(body);
    expect(source).toBe('sample');
    expect(data).toMatchObject({ platform, engagementBasis: 'average-likes-and-comments' });
    expect(data.engagement_rate).toBeGreaterThan(0.5);
    followers.push(data.followers ?? 0);
  }
  expect(rows.length).toBeGreaterThanOrEqual(24);
  expect(new Set(rows.map(({ platform }) => platform)).size).toBe(3);
  expect(Math.min(...followers)).toBeLessThan(5_000);
  expect(Math.max(...followers)).toBeGreaterThan(1_000_000);
});
