import { readdirSync } from 'node:fs';
import { calculatedResults } from '@tests/support/calculation.ts';
import { type ServedBackend, serveMemoryBackend } from '@tests/support/local-backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Every function as the site calls it: over HTTP, on Deno, with the real database. */

let served: ServedBackend;

beforeAll(async () => {
  served = await serveMemoryBackend();
});

afterAll(() => served.close());

function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${served.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: served.settings.publishableKey,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

test('send-tool-notification stores the lead and the report and marks the submission', async () => {
  const submissionId = crypto.randomUUID();
  await served.backend.query(
    `insert into calculator_submissions (id, session_id, user_email, audience_size, engagement_rate,
       product_category, made_in, average_order_value, calculated_results)
     values ($1, 'a-session-of-this-test', 'ana@example.com', 10000, 3.5, 'apparel', 'china', 25, $2)`,
    [submissionId, calculatedResults],
  );

  const response = await post('send-tool-notification', {
    tool: 'revenue_calculator',
    userEmail: 'ana@example.com',
    details: {
      audience_size: 10_000,
      engagement_rate: 3.5,
      product_category: 'apparel',
      made_in: 'china',
      average_order_value: 25,
      results: calculatedResults,
    },
    timestamp: '2026-11-27T12:00:00.000Z',
    recipientEmail: 'someone-else@example.com',
    submissionId,
  });

  expect(await response.json()).toEqual({ success: true, delivery: 'captured' });
  expect(
    await served.backend.query(
      'select recipient_email, status from notification_outbox order by recipient_email',
    ),
  ).toEqual([
    { recipient_email: 'ana@example.com', status: 'captured' },
    { recipient_email: 'leads@example.com', status: 'captured' },
  ]);
  expect(
    await served.backend.query('select notification_sent from calculator_submissions'),
  ).toEqual([{ notification_sent: true }]);
});

test('ai-factory-search finds factories among the seeds', async () => {
  const response = await post('ai-factory-search', {
    searchQuery: 'scented candles',
    country: 'china',
    productCategory: 'home-goods',
  });
  const answer: { factories: { country: string }[]; feasible: boolean } = await response.json();
  expect(answer.feasible).toBe(true);
  expect(answer.factories.length).toBeGreaterThan(0);
  expect(new Set(answer.factories.map((factory) => factory.country))).toEqual(new Set(['china']));
});

test('market-pricing returns typical ranges without a key', async () => {
  const response = await post('market-pricing', { query: 'cotton t-shirt' });
  expect(await response.json()).toMatchObject({
    source: 'builtin',
    results: expect.arrayContaining([
      expect.objectContaining({ productName: 'T-shirt', currency: 'USD', url: null }),
    ]),
  });
});

test('fetch-tiktok-data returns a sample profile from the seeds', async () => {
  const response = await post('fetch-tiktok-data', { url: 'tiktok.com/@mila.bakes.sample' });
  expect(await response.json()).toMatchObject({
    success: true,
    data: { username: 'mila.bakes.sample', followers: 48_200, engagement_rate: 5.7 },
    source: 'sample',
  });
});

test('generate-mockup draws a picture', async () => {
  const response = await post('generate-mockup', {
    productDescription: 'A ceramic mug with a smiley',
    brandName: '@ana',
    styleVibe: 'minimalist',
    targetModel: 'product-design',
  });
  expect(await response.json()).toMatchObject({
    source: 'builtin',
    mockupUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    depicts: expect.stringContaining('mug'),
  });
});

test('generate-product-ideas ranks the catalog and stores the generation', async () => {
  const response = await post('generate-product-ideas', {
    socialData: { username: 'sourdoughsam', followers: 48_000, engagement_rate: 5 },
    userEmail: 'ana@example.com',
    socialProfileUrl: 'https://www.tiktok.com/@sourdoughsam',
    socialPlatform: 'TikTok',
    sessionId: 'a-session-of-this-test',
  });
  const answer: { ideas: { productName: string }[]; source: string } = await response.json();
  expect(answer.source).toBe('builtin');
  expect(answer.ideas).toHaveLength(5);
  expect(answer.ideas[0]?.productName).toMatch(/sourdough/i);
  expect(
    await served.backend.query('select session_id, ideas from product_idea_generations'),
  ).toEqual([{ session_id: 'a-session-of-this-test', ideas: answer.ideas }]);
});

test('analyze-creator-aesthetic names the look of a profile', async () => {
  const response = await post('analyze-creator-aesthetic', {
    profileUrl: 'https://www.tiktok.com/@ana',
    profile: { username: 'ana', bio: 'Punk, leather and tattoos' },
  });
  expect(await response.json()).toMatchObject({
    source: 'builtin',
    analysis: { styles: ['edgy'] },
    basis: expect.stringContaining('“punk”'),
  });
});

test('tariff-lookup-live adds up the duties of a line', async () => {
  const response = await post('tariff-lookup-live', {
    query: 'how much is the duty on cotton t-shirts from China on 2026-11-28',
  });
  expect(await response.json()).toMatchObject({
    status: 'answered',
    baseMFN: 16.5,
    section301: 20,
    totalRate: 36.5,
    hsCodeUsed: '6109.10.00',
    originCountry: 'China',
    source: 'builtin',
  });
});

test('draw-goods draws what an idea is made on', async () => {
  const response = await post('draw-goods', {
    goods: [{ productName: 'Bedside cup', kindId: 'mug', motif: 'moon' }],
    brandName: '@ana',
    styles: [],
    colors: [],
  });
  expect(await response.json()).toMatchObject({
    pictures: [{ depicts: expect.stringMatching(/^mug with /), standsIn: false }],
  });
});

test('understand-goods names the kind and its rules', async () => {
  const response = await post('understand-goods', { text: 'stoneware mugs' });
  expect(await response.json()).toMatchObject({
    understoodAs: {
      kindId: 'mug',
      materials: ['stoneware'],
      rules: expect.arrayContaining([expect.objectContaining({ id: 'food-contact' })]),
    },
  });
});

test('kira-chat answers from the pages of the site', async () => {
  const response = await post('kira-chat', { prompt: 'Who owns the design?' });
  expect(await response.json()).toMatchObject({
    source: 'builtin',
    answered: true,
    reply: expect.stringMatching(/^You do\. The brand/),
    sources: expect.arrayContaining([
      expect.objectContaining({
        path: '/how-we-work',
        title: 'Who owns the product and the designs?',
      }),
    ]),
  });
});

test('send-sourcing-tool-notification stores one message for the team', async () => {
  const response = await post('send-sourcing-tool-notification', {
    type: 'map-intro',
    email: 'ana@example.com',
    data: { country: 'Turkey', category: 'General', message: 'Towels, 2,000 pieces' },
  });
  expect(await response.json()).toEqual({ success: true, delivery: 'captured' });
  expect(
    await served.backend.query(
      "select recipient_email, reply_to, subject, status from notification_outbox where kind = 'sourcing'",
    ),
  ).toEqual([
    {
      recipient_email: 'leads@example.com',
      reply_to: 'ana@example.com',
      subject: 'Supplier intro requested: Turkey',
      status: 'captured',
    },
  ]);
});

test.each([
  ['voice-to-text', { audio: 'UklGRgAAAABXQVZF' }],
  ['text-to-voice', { text: 'Hello', voice: 'nova' }],
])('%s reports that no voice service is set', async (name, body) => {
  const response = await post(name, body);
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({ error: { code: 'voice_not_configured' } });
});

/** Called by the owner, a monitor and whoever shows a link, but with no body of a page. */
const notForPages = ['health', 'notifications-retry', 'share-card'];

describe('every function that a page calls', () => {
  const names = readdirSync(new URL('../../../supabase/functions', import.meta.url), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .filter((name) => !notForPages.includes(name));

  test.each(names)('%s accepts the preflight of a browser', async (name) => {
    const response = await fetch(`${served.url}/functions/v1/${name}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://www.example.com', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://www.example.com');
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(names)('%s rejects a call without the key of the site', async (name) => {
    const response = await post(name, {}, { apikey: 'another' });
    expect(response.status).toBe(401);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } });
  });

  test.each(names)('%s rejects an empty body with the invalid fields', async (name) => {
    const response = await post(name, {});
    expect(response.status).toBe(422);
    const { error }: { error: { fields: string[] } } = await response.json();
    expect(error.fields.length).toBeGreaterThan(0);
  });
});

test('notifications-retry accepts only the secret key', async () => {
  expect((await post('notifications-retry', {})).status).toBe(401);
  const response = await post('notifications-retry', {}, { apikey: served.settings.secretKey });
  expect(await response.json()).toEqual({
    made: 0,
    tried: 0,
    delivered: 0,
    givenUp: 0,
    stoppedEarly: false,
  });
});

test('health tells anybody that the database is up, and the owner which services are on', async () => {
  const anybody = await fetch(`${served.url}/functions/v1/health`);
  expect(anybody.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await anybody.json()).toEqual({ status: 'ok', database: 'up' });
  const owner = await post('health', {}, { apikey: served.settings.secretKey });
  expect(await owner.json()).toMatchObject({
    status: 'ok',
    outbox: { queued: 0, failed: 0, oldestQueuedMinutes: null },
    submissions: { withoutMessage: 0, oldestMinutes: null },
    problems: [],
    adapters: {
      email: { on: false, callsToday: 0, dailyCeiling: 500, breaker: 'closed' },
      chat: { on: false },
    },
  });
});

test('share-card draws a shared result without a key', async () => {
  const query = new URLSearchParams([
    ['path', '/'],
    ...new URLSearchParams('v=1&a=12500&e=3.5&p=25&c=apparel&m=mexico&d=a cotton hoodie'),
  ]);
  const cardUrl = `${served.url}/functions/v1/share-card?${query}`;
  const page = await fetch(`${cardUrl}&format=html`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  expect(text).toContain('$1,890. Potential yearly profit (Hoodie, made in Mexico)');
  const picture = await fetch(`${cardUrl}&format=png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const bytes = new Uint8Array(await picture.arrayBuffer());
  expect([...bytes.slice(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
});

test('a caller who floods a function is told when to retry', async () => {
  const ask = (address: string) => post('tariff-lookup-live', {}, { 'x-forwarded-for': address });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.7')));
  const statuses = answers.map(({ status }) => status);
  // 30 at once; how many more are accepted meanwhile depends on the duration.
  expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(30);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect((await ask('203.0.113.8')).status).toBe(422);
});

test('a function that does not exist is a 404 with a sentence', async () => {
  const response = await post('no-such-function', {});
  expect(response.status).toBe(404);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toMatchObject({
    error: { message: 'There is no function called "no-such-function".' },
  });
});
