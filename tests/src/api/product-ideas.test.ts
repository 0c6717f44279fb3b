import { openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';

/** The API functions against the real database; the test answers for the edge functions. */

let backend: Backend;
let functionAnswer: () => Response;
const functionCalls: { url: string; body: unknown }[] = [];

beforeAll(async () => {
  ({ backend } = await openMemoryBackend());
});
afterAll(() => backend.close());

beforeEach(() => {
  vi.resetModules();
  functionCalls.length = 0;
  stubBrowser({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('/functions/v1/')) return backend.fetch(request);
      functionCalls.push({ url: request.url, body: await request.json() });
      return functionAnswer();
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const idea = {
  productName: 'Bread bag',
  category: 'home-goods',
  reasoning: 'Fits “bread” in your bio.',
  estimatedPrice: 24,
  marketFit: 'About 48 orders a month.',
} as const;
const profile = { userEmail: 'ana@example.com', socialProfileUrl: 'https://www.tiktok.com/@ana' };

test('generateProductIdeas calls the function with the visitor’s session', async () => {
  functionAnswer = () => Response.json({ ideas: Array(5).fill(idea), source: 'builtin' });
  const { generateProductIdeas } = await import('@/api/product-ideas.ts');
  const { visitorSessionId } = await import('@/api/visitor-session.ts');
  const request = { ...profile, socialData: { username: 'ana' }, socialPlatform: 'TikTok' };

  expect((await generateProductIdeas(request)).ideas).toHaveLength(5);
  expect(functionCalls).toEqual([
    {
      url: expect.stringMatching(/\/functions\/v1\/generate-product-ideas$/),
      body: { ...request, sessionId: visitorSessionId() },
    },
  ]);
});

test("generateProductIdeas throws the function's message", async () => {
  functionAnswer = () =>
    Response.json(
      { error: { code: 'generation_failed', message: 'Failed to generate product ideas' } },
      { status: 500 },
    );
  const { generateProductIdeas } = await import('@/api/product-ideas.ts');
  await expect(
    generateProductIdeas({ ...profile, socialData: {}, socialPlatform: 'TikTok' }),
  ).rejects.toMatchObject({
    code: 'generation_failed',
    message: 'Failed to generate product ideas',
  });
});

test("saveSelectedIdea stores the choice with this visitor's latest ideas", async () => {
  const { saveSelectedIdea } = await import('@/api/product-ideas.ts');
  const { visitorSessionId } = await import('@/api/visitor-session.ts');
  await backend.query(
    `insert into product_idea_generations (session_id, user_email, social_profile_url)
     values ($1, $2, $3)`,
    [visitorSessionId(), profile.userEmail, profile.socialProfileUrl],
  );

  await saveSelectedIdea({ ...profile, userEmail: ' ana@example.com ', idea });

  expect(await backend.query('select selected_idea from product_idea_generations')).toEqual([
    { selected_idea: idea },
  ]);
});

test('keepChosenIdea stores the choice and mails it', async () => {
  functionAnswer = () => Response.json({ success: true, delivery: 'captured' });
  await backend.query('delete from product_idea_generations');
  const { keepChosenIdea } = await import('@/api/product-ideas.ts');
  const { visitorSessionId } = await import('@/api/visitor-session.ts');
  await backend.query(
    `insert into product_idea_generations (session_id, user_email, social_profile_url)
     values ($1, $2, $3)`,
    [visitorSessionId(), profile.userEmail, profile.socialProfileUrl],
  );
  await keepChosenIdea({ ...profile, idea });
  expect(await backend.query('select selected_idea from product_idea_generations')).toEqual([
    { selected_idea: idea },
  ]);
  expect(functionCalls).toMatchObject([
    {
      url: expect.stringMatching(/\/functions\/v1\/send-sourcing-tool-notification$/),
      body: { type: 'idea', email: 'ana@example.com', data: idea },
    },
  ]);
});

test('analyzeCreatorAesthetic sends the profile and returns the analysis', async () => {
  const answer = {
    analysis: {
      aesthetic: 'Edgy: dark.',
      colors: ['#141414'],
      mood: ['dark'],
      styles: ['edgy'],
    },
    source: 'builtin',
    basis: 'Read from “punk”.',
  };
  functionAnswer = () => Response.json(answer);
  const { analyzeCreatorAesthetic } = await import('@/api/aesthetics.ts');
  const request = { profileUrl: profile.socialProfileUrl, profile: { bio: 'punk' } };
  expect(await analyzeCreatorAesthetic(request)).toEqual(answer);
  expect(functionCalls).toEqual([
    {
      url: expect.stringMatching(/\/functions\/v1\/analyze-creator-aesthetic$/),
      body: request,
    },
  ]);
});
