import { memoryStorage, openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalculatorSubmission } from '@/api/calculator-submissions.ts';
import type { Backend } from '../../../supabase/local/backend.ts';

/** The api verbs against the real database and its API, in process, with row security on. */

let backend: Backend;

beforeAll(async () => {
  ({ backend } = await openMemoryBackend());
});

afterAll(() => backend.close());

beforeEach(() => {
  vi.resetModules();
  stubBrowser({
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await backend.query('truncate calculator_submissions, page_views, visitor_sessions cascade');
});

function submission(overrides: Partial<CalculatorSubmission> = {}): CalculatorSubmission {
  return {
    id: crypto.randomUUID(),
    user_email: 'ana@example.com',
    tool_name: 'revenue_calculator',
    audience_size: 10_000,
    engagement_rate: 3.5,
    product_category: 'apparel',
    made_in: 'china',
    average_order_value: 25,
    calculated_results: {
      engagedAudience: 350,
      totalOrderedUnits: 7,
      monthlyRevenue: 175,
      yearlyRevenue: 2100,
      monthlyCost: 35,
      unitCost: 5,
      monthlyGrossProfit: 140,
      grossMargin: 80,
      yearlyGrossProfit: 1680,
    },
    notification_sent: false,
    ...overrides,
  };
}

describe('saveCalculatorSubmission', () => {
  test('stores the row under the visitor session', async () => {
    const { saveCalculatorSubmission } = await import('@/api/calculator-submissions.ts');
    const { visitorSessionId } = await import('@/api/visitor-session.ts');
    const row = submission();

    await saveCalculatorSubmission(row);

    const stored = await backend.query<Record<string, unknown>>(
      'select * from calculator_submissions',
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      id: row.id,
      session_id: visitorSessionId(),
      user_email: 'ana@example.com',
      tool_name: 'revenue_calculator',
      notification_sent: false,
      calculated_results: row.calculated_results,
    });
  });

  test('stores a row that is sent twice once, and succeeds both times', async () => {
    // The embedded server prints refused statements.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { saveCalculatorSubmission } = await import('@/api/calculator-submissions.ts');
    const row = submission();
    await saveCalculatorSubmission(row);
    await saveCalculatorSubmission(row);
    expect(await backend.query('select id from calculator_submissions')).toEqual([{ id: row.id }]);
  });

  test('throws what the database says when a constraint refuses the row', async () => {
    // The embedded server prints refused statements.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { saveCalculatorSubmission } = await import('@/api/calculator-submissions.ts');
    await expect(
      saveCalculatorSubmission(submission({ user_email: 'not an address' })),
    ).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringContaining('calculator_submissions_user_email_check'),
    });
  });

  test('throws `network` with a sentence for the visitor when nothing answers', async () => {
    stubBrowser({
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const { saveCalculatorSubmission } = await import('@/api/calculator-submissions.ts');
    await expect(saveCalculatorSubmission(submission())).rejects.toMatchObject({
      code: 'network',
      message: 'We could not reach our server. Check your connection and try again.',
    });
  });
});

describe('saveFactoryResults', () => {
  const results = {
    user_email: 'ana@example.com',
    factory_recommendations: [{ id: 'one', name: 'One' }],
    factory_search_country: 'china',
    factory_feasible: true,
    product_description: 'A cotton tee',
  };

  test('amends the named submission, even when another came after it', async () => {
    const api = await import('@/api/calculator-submissions.ts');
    const searched = submission();
    await api.saveCalculatorSubmission(searched);
    await backend.query("update calculator_submissions set created_at = now() - interval '1 hour'");
    await api.saveCalculatorSubmission(submission());

    await api.saveFactoryResults({ ...results, submission_id: searched.id });

    expect(
      await backend.query(
        'select id, factory_search_country, factory_feasible, product_description, factory_recommendations from calculator_submissions where factory_feasible is not null',
      ),
    ).toEqual([
      {
        id: searched.id,
        factory_search_country: 'china',
        factory_feasible: true,
        product_description: 'A cotton tee',
        factory_recommendations: [{ id: 'one', name: 'One' }],
      },
    ]);
  });

  test('touches nothing of another visitor with the same address', async () => {
    const mine = await import('@/api/calculator-submissions.ts');
    const row = submission();
    await mine.saveCalculatorSubmission(row);

    vi.resetModules();
    stubBrowser({
      fetch: (input, init) => backend.fetch(new Request(input, init)),
      storage: memoryStorage(),
    });
    const theirs = await import('@/api/calculator-submissions.ts');
    await theirs.saveFactoryResults({ ...results, submission_id: row.id });

    expect(
      await backend.query(
        'select 1 from calculator_submissions where factory_feasible is not null',
      ),
    ).toEqual([]);
  });
});

describe('recordPageView', () => {
  test('writes the view and one session row, and counts further views in it', async () => {
    const { recordPageView } = await import('@/api/tracking.ts');
    const { visitorSessionId } = await import('@/api/visitor-session.ts');

    await recordPageView({ path: '/about', title: 'About' });
    await recordPageView({ path: '/swag', title: 'Swag' });

    const session_id = visitorSessionId();
    expect(
      await backend.query(
        'select session_id, page_path, page_title, user_id from page_views order by id',
      ),
    ).toEqual([
      { session_id, page_path: '/about', page_title: 'About', user_id: null },
      { session_id, page_path: '/swag', page_title: 'Swag', user_id: null },
    ]);
    expect(
      await backend.query(
        'select session_id, referrer, landing_page, device_type, browser, is_authenticated, user_id, total_page_views from visitor_sessions',
      ),
    ).toEqual([
      {
        session_id,
        referrer: 'https://example.org/somewhere',
        landing_page: '/about',
        device_type: 'mobile',
        browser: 'Safari',
        is_authenticated: false,
        user_id: null,
        total_page_views: 2,
      },
    ]);
  });

  test('names the signed-in visitor', async () => {
    const { getClient } = await import('@/api/client.ts');
    const client = await getClient();
    const { data } = await client.auth.signUp({
      email: 'member@example.com',
      password: 'a-long-password',
    });
    const { recordPageView } = await import('@/api/tracking.ts');

    await recordPageView({ path: '/', title: 'Home' });

    expect(await backend.query('select user_id from page_views')).toEqual([
      { user_id: data.user?.id },
    ]);
    expect(await backend.query('select is_authenticated, user_id from visitor_sessions')).toEqual([
      { is_authenticated: true, user_id: data.user?.id },
    ]);
    await client.auth.stopAutoRefresh();
  });
});

describe('visitorSessionId', () => {
  test('is kept in local storage under the product prefix', async () => {
    const storage = memoryStorage();
    stubBrowser({ fetch, storage });
    const { visitorSessionId } = await import('@/api/visitor-session.ts');
    const sessionId = visitorSessionId();
    expect(storage.getItem('brandbff_session_id')).toBe(sessionId);
    expect(sessionId).toMatch(/^[A-Za-z0-9_-]{32,128}$/);
  });

  test('replaces a stored id that the database would refuse', async () => {
    const storage = memoryStorage();
    storage.setItem('brandbff_session_id', 'short');
    stubBrowser({ fetch, storage });
    const { visitorSessionId } = await import('@/api/visitor-session.ts');
    expect(visitorSessionId()).not.toBe('short');
  });

  test('lives as long as the tab where storage throws', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    stubBrowser({
      fetch,
      storage: { ...memoryStorage(), getItem: refuse, setItem: refuse },
    });
    const { visitorSessionId } = await import('@/api/visitor-session.ts');
    expect(visitorSessionId()).toBe(visitorSessionId());
  });
});
