import { randomUUID } from 'node:crypto';
import type { BackendChild, BackendSettings } from './backend-child.ts';
import { describeOutcomes } from './figures.ts';
import { createVisitor, type Outcome, send } from './visitor.ts';

/** An invented row for each table that visitors may insert into. */
const inventedRows: Record<string, (session: string) => object> = {
  page_views: (session) => ({ session_id: session, page_path: '/', page_title: 'x'.repeat(512) }),
  calculator_submissions: (session) => ({
    session_id: session,
    user_email: 'flood@visitors.org',
    audience_size: 1,
    engagement_rate: 1,
    product_category: 'apparel',
    made_in: 'china',
    average_order_value: 1,
    calculated_results: { note: 'x'.repeat(4_000) },
  }),
  sourcing_tool_leads: () => ({ email: 'flood@visitors.org' }),
  country_quiz_submissions: () => ({
    user_email: 'flood@visitors.org',
    quiz_answers: { note: 'x'.repeat(4_000) },
    top_countries: ['Turkey'],
    readiness_score: 50,
    recommended_strategy: 'diversify',
  }),
  strategy_submissions: () => ({
    user_email: 'flood@visitors.org',
    current_country: 'china',
    timeline: 'asap',
    roadmap_data: { note: 'x'.repeat(4_000) },
  }),
  rfq_submissions: () => ({
    user_email: 'flood@visitors.org',
    product: 'x'.repeat(2_000),
    quantities: [1],
    notes: 'x'.repeat(2_000),
  }),
  swag_submissions: () => ({
    user_email: 'flood@visitors.org',
    contact_name: 'x'.repeat(120),
    items: ['x'.repeat(2_000)],
    notes: 'x'.repeat(2_000),
  }),
};

const rowsAtOnce = 2_000;
const rowsOfOneSession = 100;
const rowsOfManySessions = 1_500;
const sendersAtOnce = 20;

/**
 * One client with the publishable key that tries to fill the database: thousands of rows in one
 * request, many requests of one session, and many sessions. Prints what was stored, and how
 * visitors fared meanwhile.
 *
 * @returns whether the limits held: nothing of a batch, and no more than the buckets allow
 */
export async function floodTables(
  settings: BackendSettings,
  backend: BackendChild,
): Promise<boolean> {
  const post = (table: string, body: object) =>
    send(
      `http://127.0.0.1:${settings.port}/rest/v1/${table}`,
      { apikey: settings.publishableKey, 'content-type': 'application/json' },
      body,
    );
  const rowsIn = async (table: string) =>
    Number((await backend.query(`select count(*)::int as n from public.${table}`))[0]?.n);
  let held = true;

  console.info(`\nflood: ${rowsAtOnce} rows in one request`);
  for (const [table, row] of Object.entries(inventedRows)) {
    const before = await rowsIn(table);
    const batch = Array.from({ length: rowsAtOnce }, () => row(madeUpSession()));
    const outcome = await post(table, batch);
    const kept = (await rowsIn(table)) - before;
    if (kept !== 0 || outcome.status === 201) held = false;
    console.info(
      `  ${table.padEnd(26)} ${outcome.status} in ${outcome.ms.toFixed(0)} ms, ${kept} rows kept`,
    );
  }

  const session = madeUpSession();
  const ofOne = await inParallel(rowsOfOneSession, () =>
    post('calculator_submissions', inventedRows.calculator_submissions?.(session) ?? {}),
  );
  console.info(describeOutcomes('flood of one session', ofOne));
  // A bucket of 20, plus its refill of ten per minute.
  if (kept(ofOne) > 20 + minutesOf(ofOne) * 10 + 1) held = false;

  const visitor = createVisitor(9_999, { backend: settings, functionsUrl: () => '' });
  const visits: Outcome[] = [];
  let flooding = true;
  const visiting = (async () => {
    while (flooding) visits.push(...(await visitor.openPage()), await visitor.submit(randomUUID()));
  })();
  const ofMany = await inParallel(rowsOfManySessions, () =>
    post('sourcing_tool_leads', inventedRows.sourcing_tool_leads?.('') ?? {}),
  );
  flooding = false;
  await visiting;
  console.info(describeOutcomes('flood of one form', ofMany));
  console.info(describeOutcomes('a visitor meanwhile', visits));
  if (kept(ofMany) > 1_000 + minutesOf(ofMany) * 300 + 1) held = false;
  return held;
}

function madeUpSession(): string {
  return `flood-${randomUUID()}`;
}

/** Requests at full speed, several in parallel. */
async function inParallel(count: number, ask: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let asked = 0;
  async function requestUntilStopped(): Promise<void> {
    while (asked < count) {
      asked += 1;
      outcomes.push(await ask());
    }
  }
  await Promise.all(Array.from({ length: sendersAtOnce }, requestUntilStopped));
  return outcomes;
}

function kept(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ status }) => status === 201).length;
}

/** Their approximate total duration. */
function minutesOf(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { ms }) => sum + ms, 0) / sendersAtOnce / 60_000;
}
