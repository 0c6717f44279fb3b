import type { SendToolNotificationRequest } from '@functions/_shared/contracts/send-tool-notification.ts';
import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { memoryStorage, openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Contents } from '@/api/submissions/submit.ts';
import type { Backend } from '../../../supabase/local/backend.ts';

/** The API functions against the real database and its API, in process, with row security on. */

const aQuiz: QuizAnswers = {
  currentStatus: 'china',
  volume: 'under-500',
  category: ['apparel'],
  priorities: ['low-cost'],
  complexity: 'simple',
  timeline: 'asap',
  compliance: ['cpsia'],
  tariffConcern: 'major',
  painPoints: ['tariffs'],
  budgetFlexibility: 'reduce',
};

type CalculatorRow = Contents['calculation']['row'];

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
  await backend.query(
    'truncate calculator_submissions, sourcing_tool_leads, country_quiz_submissions, strategy_submissions, rfq_submissions, swag_submissions, page_views, visitor_sessions cascade',
  );
});

const results = {
  engagedAudience: 350,
  totalOrderedUnits: 7,
  monthlyRevenue: 175,
  yearlyRevenue: 2100,
  monthlyCost: 35,
  unitCost: 5,
  monthlyGrossProfit: 140,
  grossMargin: 80,
  yearlyGrossProfit: 1680,
};

function submission(overrides: Partial<CalculatorRow> = {}): CalculatorRow {
  return {
    id: crypto.randomUUID(),
    user_email: 'ana@example.com',
    tool_name: 'revenue_calculator',
    audience_size: 10_000,
    engagement_rate: 3.5,
    product_category: 'apparel',
    made_in: 'china',
    average_order_value: 25,
    calculated_results: results,
    notification_sent: false,
    ...overrides,
  };
}

function messageOf(row: CalculatorRow): SendToolNotificationRequest {
  return {
    tool: 'revenue_calculator',
    userEmail: row.user_email,
    details: {
      audience_size: row.audience_size,
      engagement_rate: row.engagement_rate,
      product_category: row.product_category,
      made_in: row.made_in,
      average_order_value: row.average_order_value,
      results,
    },
    timestamp: '2026-11-28T02:00:00.000Z',
    submissionId: row.id,
  };
}

test("a calculation stores the row under the visitor's session", async () => {
  const { submit } = await import('@/api/submissions/submit.ts');
  const { visitorSessionId } = await import('@/api/visitor-session.ts');
  const row = submission();

  await submit('calculation', { row, message: messageOf(row) });

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

test('a calculation sent twice is stored once and succeeds both times', async () => {
  // The embedded server logs rejected statements.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { submit } = await import('@/api/submissions/submit.ts');
  const row = submission();
  await submit('calculation', { row, message: messageOf(row) });
  await submit('calculation', { row, message: messageOf(row) });
  expect(await backend.query('select id from calculator_submissions')).toEqual([{ id: row.id }]);
});

test("a calculation throws the database's message when a constraint rejects the row", async () => {
  // The embedded server logs rejected statements.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { submit } = await import('@/api/submissions/submit.ts');
  const row = submission({ user_email: 'not an address' });
  await expect(submit('calculation', { row, message: messageOf(row) })).rejects.toMatchObject({
    name: 'ApiError',
    message: expect.stringContaining('calculator_submissions_user_email_check'),
  });
});

test('a calculation throws `network` with a sentence for the visitor when nothing answers', async () => {
  stubBrowser({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const { submit } = await import('@/api/submissions/submit.ts');
  const row = submission();
  await expect(submit('calculation', { row, message: messageOf(row) })).rejects.toMatchObject({
    code: 'network',
    message: 'We couldn’t reach our server. Check your connection and try again.',
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

  test('updates the named submission, even if another came after it', async () => {
    const { submit } = await import('@/api/submissions/submit.ts');
    const { saveFactoryResults } = await import('@/api/factory-results.ts');
    const searched = submission();
    await submit('calculation', { row: searched, message: messageOf(searched) });
    await backend.query("update calculator_submissions set created_at = now() - interval '1 hour'");
    const other = submission();
    await submit('calculation', { row: other, message: messageOf(other) });

    await saveFactoryResults({ ...results, submission_id: searched.id });

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

  test('changes no row of another visitor with the same address', async () => {
    const { submit } = await import('@/api/submissions/submit.ts');
    const row = submission();
    await submit('calculation', { row, message: messageOf(row) });

    vi.resetModules();
    stubBrowser({
      fetch: (input, init) => backend.fetch(new Request(input, init)),
      storage: memoryStorage(),
    });
    const theirs = await import('@/api/factory-results.ts');
    await theirs.saveFactoryResults({ ...results, submission_id: row.id });

    expect(
      await backend.query(
        'select 1 from calculator_submissions where factory_feasible is not null',
      ),
    ).toEqual([]);
  });
});

describe("a visitor's submission", () => {
  const lead = { email: 'ana@example.com', source: 'sourcing_tools_gate' } as const;
  const quiz = {
    user_email: 'ana@example.com',
    quiz_answers: aQuiz,
    top_countries: ['Mexico'],
    readiness_score: 80,
    recommended_strategy: 'dual-source',
  };
  const strategy = {
    user_email: 'ana@example.com',
    current_country: 'china',
    target_countries: 'TBD',
    timeline: 'asap',
    roadmap_data: {
      strategy_type: 'nearshoring',
      pain_points: ['Tariffs'],
      volume: '100k+',
      category: 'home-goods',
      risk_tolerance: 'aggressive',
    },
  };

  /** The API modules of a freshly opened page. */
  async function openPage() {
    vi.resetModules();
    const { submit } = await import('@/api/submissions/submit.ts');
    const { pendingSubmissions } = await import('@/api/submissions/queue.ts');
    const calculation = submission({ id: '0f8fad5b-d9cb-469f-a165-70867728950e' });
    const sendAll = () =>
      Promise.allSettled([
        submit('sourcing-lead', lead, { filledInMs: 4000 }),
        submit('country-quiz', quiz),
        submit('strategy', strategy),
        submit('calculation', { row: calculation, message: messageOf(calculation) }),
        submit('sourcing-message', {
          message: {
            type: 'map-intro',
            email: 'ana@example.com',
            data: { country: 'Vietnam', category: 'General', message: '' },
          },
        }),
      ]);
    return { sendAll, submit, pendingSubmissions };
  }

  /** The database's API, and in place of the functions a stub that records the requests it gets. */
  function answerWith(bodies: { submissionId?: string }[]): typeof fetch {
    return async (input, init) => {
      const request = new Request(input, init);
      if (!new URL(request.url).pathname.startsWith('/functions/')) return backend.fetch(request);
      bodies.push(await request.json());
      return Response.json({ success: true, delivery: 'captured' });
    };
  }

  async function countRows() {
    const [counts] = await backend.query(`
      select
        (select count(*)::int from sourcing_tool_leads) as leads,
        (select count(*)::int from country_quiz_submissions) as quizzes,
        (select count(*)::int from strategy_submissions) as strategies,
        (select count(*)::int from calculator_submissions) as calculations
    `);
    return counts;
  }
  const oneOfEach = { leads: 1, quizzes: 1, strategies: 1, calculations: 1 };

  test('from two tabs at once is one row each, and its messages carry one id', async () => {
    // The embedded server logs rejected statements, and supabase-js warns about a second instance.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const bodies: { submissionId?: string }[] = [];
    stubBrowser({ fetch: answerWith(bodies) });
    const [first, second] = [await openPage(), await openPage()];
    const outcomes = await Promise.all([first.sendAll(), second.sendAll()]);
    expect(outcomes.flat().every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await countRows()).toEqual(oneOfEach);
    const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8/);
    expect(bodies).toEqual([expect.objectContaining({ submissionId: id }), bodies[0]]);
  });

  test('at the gate, in the quiz, the strategy builder, the RFQ generator or the swag catalog has one id for its row and message', async () => {
    const bodies: { submissionId?: string }[] = [];
    stubBrowser({ fetch: answerWith(bodies) });
    const { submit } = await openPage();
    const { email, source } = lead;
    const quizData = { topCountries: ['Mexico'], readinessScore: 80, strategy: 'dual-source' };
    const strategyData = {
      currentCountry: 'china',
      targetCountries: 'TBD',
      timeline: 'asap',
      strategyType: 'nearshoring',
    } as const;
    await submit('sourcing-lead', lead);
    await submit('sourcing-message', {
      message: { type: 'tool_access', email, data: { source } },
      row: lead,
    });
    await submit('country-quiz', quiz);
    await submit('sourcing-message', {
      message: { type: 'quiz', email, data: quizData },
      row: quiz,
    });
    await submit('strategy', strategy);
    await submit('sourcing-message', {
      message: { type: 'strategy', email, data: strategyData },
      row: strategy,
    });
    const rfq = {
      product: 'Canvas tote',
      quantities: [500, 1000],
      target_price_usd: 2.4,
      certifications: ['gots' as const],
      deadline: '2027-03-01',
      picture_count: 0,
    };
    const rfqRow = { user_email: email, ...rfq };
    await submit('rfq', rfqRow);
    await submit('rfq', rfqRow);
    await submit('sourcing-message', { message: { type: 'rfq', email, data: rfq }, row: rfqRow });
    const swag = {
      contact_name: 'Ana',
      items: [{ piece: 'tumbler' as const, color: 'navy' as const, units: 500 }],
      kits: 200,
      zip: '78701',
    };
    const swagRow = { user_email: email, ...swag };
    await submit('swag-request', swagRow);
    await submit('swag-request', swagRow);
    await submit('sourcing-message', {
      message: { type: 'swag', email, data: swag },
      row: swagRow,
    });
    const [stored] = await backend.query(`
      select
        (select id from sourcing_tool_leads) as tool_access,
        (select id from country_quiz_submissions) as quiz,
        (select id from strategy_submissions) as strategy,
        (select id from rfq_submissions) as rfq,
        (select id from swag_submissions) as swag
    `);
    const [access, quizMessage, strategyMessage, rfqMessage, swagMessage] = bodies.map(
      ({ submissionId }) => submissionId,
    );
    expect(stored).toEqual({
      tool_access: access,
      quiz: quizMessage,
      strategy: strategyMessage,
      rfq: rfqMessage,
      swag: swagMessage,
    });
  });

  test('to a server that is down arrives from the next page, with all its messages', async () => {
    const storage = memoryStorage();
    stubBrowser({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), storage });
    const { sendAll } = await openPage();
    const outcomes = await sendAll();
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);

    const bodies: { submissionId?: string }[] = [];
    stubBrowser({ fetch: answerWith(bodies), storage });
    const { pendingSubmissions } = await openPage();
    await pendingSubmissions.sendNow();

    expect(await countRows()).toEqual(oneOfEach);
    expect(bodies).toMatchObject([
      { tool: 'revenue_calculator', submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e' },
      { type: 'map-intro', email: 'ana@example.com' },
    ]);
    // The page that failed has already reported it.
    expect(pendingSubmissions.status()).toEqual({ state: 'nothing' });
    expect(storage.length).toBe(1);
    expect(storage.key(0)).toBe('brandbff_session_id');
  });

  test('stored by an earlier version of the site arrives with its messages', async () => {
    const storage = memoryStorage();
    const calculation = submission({ id: '0f8fad5b-d9cb-469f-a165-70867728950e' });
    const sessionId = 'a-session-of-an-earlier-visit';
    const bodies = {
      'sourcing-lead': { id: '6f1c6f0a-1d57-8c1b-9c1c-0d9a3c6d1e11', ...lead, filled_in_ms: 4000 },
      'country-quiz': { id: '6f1c6f0a-1d57-8c1b-9c1c-0d9a3c6d1e12', ...quiz },
      strategy: { id: '6f1c6f0a-1d57-8c1b-9c1c-0d9a3c6d1e13', ...strategy },
      calculation: {
        row: { ...calculation, session_id: sessionId },
        message: messageOf(calculation),
      },
      'sourcing-message': {
        type: 'tool_access',
        email: lead.email,
        data: { source: lead.source },
        form: { filledInMs: 4000 },
        submissionId: '6f1c6f0a-1d57-8c1b-9c1c-0d9a3c6d1e11',
      },
      'calculation-message': {
        ...messageOf(calculation),
        submissionId: '6f1c6f0a-1d57-8c1b-9c1c-0d9a3c6d1e14',
      },
    };
    for (const [kind, body] of Object.entries(bodies)) {
      const record = { version: 1, kind, id: 'an-id', body, sentAtMs: 1, hasGivenUp: true };
      storage.setItem(`brandbff_unsent_${kind}_an-id`, JSON.stringify(record));
    }
    const sent: { submissionId?: string }[] = [];
    stubBrowser({ fetch: answerWith(sent), storage });
    const { pendingSubmissions } = await openPage();
    await pendingSubmissions.sendNow();
    expect(await countRows()).toEqual(oneOfEach);
    expect(sent).toEqual([
      bodies.calculation.message,
      bodies['sourcing-message'],
      bodies['calculation-message'],
    ]);
    expect(storage.length).toBe(1);
    expect(storage.key(0)).toBe('brandbff_session_id');
  });

  test('edited on the device into something invalid is discarded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storage = memoryStorage();
    const record = { version: 1, kind: 'strategy', id: 'x', body: {}, sentAtMs: Date.now() };
    storage.setItem('brandbff_unsent_strategy_x', JSON.stringify(record));
    stubBrowser({ fetch: answerWith([]), storage });
    const { pendingSubmissions } = await openPage();
    await pendingSubmissions.sendNow();
    expect(storage.getItem('brandbff_unsent_strategy_x')).toBeNull();
    expect(await countRows()).toMatchObject({ strategies: 0 });
  });
});

test('recordPageView stores the view and one session row that counts further views', async () => {
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

test('recordPageView names the signed-in visitor', async () => {
  const { accountClient } = await import('@/api/client.ts');
  const client = await accountClient.load();
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

test('visitorSessionId is kept in local storage under the product prefix', async () => {
  const storage = memoryStorage();
  stubBrowser({ fetch, storage });
  const { visitorSessionId } = await import('@/api/visitor-session.ts');
  const sessionId = visitorSessionId();
  expect(storage.getItem('brandbff_session_id')).toBe(sessionId);
  expect(sessionId).toMatch(/^[A-Za-z0-9_-]{32,128}$/);
});

test('visitorSessionId replaces a stored id that the database would reject', async () => {
  const storage = memoryStorage();
  storage.setItem('brandbff_session_id', 'short');
  stubBrowser({ fetch, storage });
  const { visitorSessionId } = await import('@/api/visitor-session.ts');
  expect(visitorSessionId()).not.toBe('short');
});

test('visitorSessionId lasts as long as the tab if storage throws', async () => {
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

describe('when visitors have sent too many rows', () => {
  beforeEach(async () => {
    // The embedded server logs rejected statements.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await backend.query('delete from private.rate_buckets');
    await backend.query(`
      insert into private.rate_buckets (bucket_key, tokens, taken, refilled_at)
      select 'rows:' || place || ':everybody', 0, true, now() + interval '1 minute'
      from unnest(array['sourcing_tool_leads', 'page_views']) as place`);
  });
  afterEach(async () => {
    await backend.query('delete from private.rate_buckets');
  });

  test('a lead waits on the device as long as the database says, and then arrives', async () => {
    const { submit } = await import('@/api/submissions/submit.ts');
    const { retryAfterUntilMs } = await import('@/api/retry-after.ts');
    const { pendingSubmissions } = await import('@/api/submissions/queue.ts');
    const lead = { email: 'ana@example.com', source: 'sourcing_tools_gate' } as const;
    await expect(submit('sourcing-lead', lead)).rejects.toMatchObject({
      status: 429,
      message: 'That was a lot at once. Please try again in a second.',
      retryAfterMs: 1000,
    });
    // The tools are open anyway, so there is nothing to wait for.
    expect(retryAfterUntilMs()).toBe(0);

    await backend.query('delete from private.rate_buckets');
    await pendingSubmissions.sendNow();
    expect(await backend.query('select email from sourcing_tool_leads')).toEqual([
      { email: 'ana@example.com' },
    ]);
  });

  test('a page view is rejected without announcing a wait', async () => {
    const { recordPageView } = await import('@/api/tracking.ts');
    const { retryAfterUntilMs } = await import('@/api/retry-after.ts');
    await expect(recordPageView({ path: '/', title: 'Home' })).rejects.toMatchObject({
      status: 429,
    });
    expect(retryAfterUntilMs()).toBe(0);
  });
});
