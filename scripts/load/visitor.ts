import { randomUUID } from 'node:crypto';
import type { BackendSettings } from './backend-child.ts';

/** The outcome of a request: status (0 without a response) and duration. */
export type Outcome = { status: number; ms: number; body: string };

/** The URLs that a visitor's browser uses. */
export type Addresses = { backend: BackendSettings; functionsUrl: () => string };

export type Visitor = {
  /** As when a page opens: records the view and touches the session. */
  openPage: () => Promise<Outcome[]>;
  /** Submits a calculation under this id, with retries. */
  submit: (id: string) => Promise<Outcome>;
  /** Requests the notification about it. */
  notify: (id: string) => Promise<Outcome>;
};

const results = {
  engagedAudience: 350,
  totalOrderedUnits: 7,
  monthlyRevenue: 175,
  yearlyRevenue: 2100,
  monthlyCost: 35,
  yearlyCost: 420,
  unitCost: 5,
  monthlyGrossProfit: 140,
  grossMargin: 80,
  yearlyGrossProfit: 1680,
};

const details = {
  audience_size: 10_000,
  engagement_rate: 3.5,
  product_category: 'apparel',
  made_in: 'china',
  average_order_value: 25,
};

/** A visitor with its own session, network address and e-mail address. */
export function createVisitor(number: number, { backend, functionsUrl }: Addresses): Visitor {
  const sessionId = `load-visitor-${number}-${randomUUID()}`;
  const email = `visitor-${number}@visitors.org`;
  const headers = {
    apikey: backend.publishableKey,
    'content-type': 'application/json',
    'x-session-id': sessionId,
    'x-forwarded-for': `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
  };
  const rest = `http://127.0.0.1:${backend.port}/rest/v1`;
  const post = (url: string, body: object) => send(url, headers, body);
  return {
    openPage: () =>
      Promise.all([
        post(`${rest}/page_views`, { session_id: sessionId, page_path: '/', page_title: 'Home' }),
        post(`${rest}/rpc/touch_visitor_session`, {
          session_id: sessionId,
          user_agent: 'Mozilla/5.0',
          landing_page: '/',
          device_type: 'desktop',
          browser: 'Firefox',
        }),
      ]),
    submit: (id) =>
      post(`${rest}/calculator_submissions`, {
        id,
        session_id: sessionId,
        user_email: email,
        tool_name: 'revenue_calculator',
        ...details,
        calculated_results: results,
        notification_sent: false,
        filled_in_ms: 20_000,
      }),
    notify: (id) =>
      post(`${functionsUrl()}/functions/v1/send-tool-notification`, {
        tool: 'revenue_calculator',
        userEmail: email,
        details: { ...details, results },
        timestamp: new Date().toISOString(),
        submissionId: id,
      }),
  };
}

const patienceMs = 30_000;

/** One request as a browser makes it; never throws. */
export async function send(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<Outcome> {
  const startedAt = performance.now();
  const ms = () => performance.now() - startedAt;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    return { status: response.status, ms: ms(), body: text };
  } catch {
    return { status: 0, ms: ms(), body: '' };
  }
}

/** Whether the row is now in the database, from this request or an earlier one with the same id. */
export function isAccepted({ status, body }: Outcome): boolean {
  return status === 201 || (status === 409 && body.includes('23505'));
}
