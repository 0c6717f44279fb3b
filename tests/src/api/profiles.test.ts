import { stubBrowser } from '@tests/support/local-backend.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked = { url: 'https://www.tiktok.com/@ana' };
let answer: () => Response;
let bodies: unknown[];
let sessions: (string | null)[];

beforeEach(() => {
  vi.resetModules();
  bodies = [];
  sessions = [];
  stubBrowser({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      bodies.push(await request.json());
      sessions.push(request.headers.get('x-session-id'));
      return answer();
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

async function fetchProfile() {
  const { fetchProfile: verb } = await import('@/api/profiles.ts');
  return verb(asked);
}

test("a profile has the site's field names, whatever its source calls them", async () => {
  answer = () =>
    Response.json({
      success: true,
      data: { handle: '@ana', follower_count: 12_500, avg_engagement_rate: 3.4 },
      source: 'live',
    });
  expect(await fetchProfile()).toEqual({
    success: true,
    data: {
      username: 'ana',
      platform: 'TikTok',
      profileUrl: 'https://www.tiktok.com/@ana',
      followers: 12_500,
      engagement_rate: 3.4,
    },
    source: 'live',
  });
  expect(bodies).toEqual([asked]);
});

test("a failure carries the function's message and code", async () => {
  const error = { code: 'profile_not_found', message: "Couldn't load profile." };
  answer = () => Response.json({ error }, { status: 502 });
  await expect(fetchProfile()).rejects.toMatchObject(error);
});

test('the function receives the same session id every time', async () => {
  answer = () => Response.json({ error: { code: 'any', message: 'Any.' } }, { status: 502 });
  await fetchProfile().catch(() => undefined);
  await fetchProfile().catch(() => undefined);
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatch(/^[A-Za-z0-9_-]{16,128}$/);
  expect(new Set(sessions).size).toBe(1);
});
