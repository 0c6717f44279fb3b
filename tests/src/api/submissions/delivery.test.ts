import type { SendToolNotificationRequest } from '@functions/_shared/contracts/send-tool-notification.ts';
import { stubBrowser } from '@tests/support/local-backend.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const request: SendToolNotificationRequest = {
  tool: 'revenue_calculator',
  userEmail: 'ana@example.com',
  details: {
    audience_size: 12_500,
    engagement_rate: 4,
    product_category: 'bags',
    made_in: 'china',
    average_order_value: 25,
    results: {
      engagedAudience: 500,
      totalOrderedUnits: 10,
      monthlyRevenue: 250,
      yearlyRevenue: 3000,
      monthlyCost: 50,
      unitCost: 5,
      monthlyGrossProfit: 200,
      grossMargin: 80,
      yearlyGrossProfit: 2400,
    },
  },
  timestamp: '2026-11-28T02:00:00.000Z',
};

let answer: Response;

beforeEach(() => {
  vi.resetModules();
  stubBrowser({ fetch: async () => answer });
});

afterEach(() => vi.unstubAllGlobals());

async function send() {
  const { submit } = await import('@/api/submissions/submit.ts');
  return submit('calculation-message', request);
}

const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'No.' } }, { status });

test('a sent report says how it was delivered', async () => {
  answer = Response.json({ success: true, delivery: 'queued' });
  expect(await send()).toMatchObject({ delivery: 'queued' });
});

test("reaching an address's daily report limit is an outcome, not a failure", async () => {
  answer = refusal(429, 'too_many_reports');
  expect(await send()).toEqual({ delivery: 'refused' });
});

test('any other rejection is a failure', async () => {
  answer = refusal(500, 'internal');
  await expect(send()).rejects.toMatchObject({ code: 'internal' });
});

test("a server's retry-after reaches the caller and the page", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  answer = Response.json(
    { error: { code: 'too_many_requests', message: 'That was a lot at once.' } },
    { status: 429, headers: { 'retry-after': '12' } },
  );
  await expect(send()).rejects.toMatchObject({ status: 429, retryAfterMs: 12_000 });
  const { retryAfterUntilMs } = await import('@/api/retry-after.ts');
  expect(retryAfterUntilMs()).toBe(12_000);
  vi.useRealTimers();
});
