import type { PGlite } from '@electric-sql/pglite';
import { createDatabase, createUser } from '@tests/support/database.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  conversationIdOf,
  demandTestId,
  insertRow,
  type Row,
  rowBuilders,
  type Table,
} from './rows.ts';

const session = 'x'.repeat(16);
const tooLongEmail = `${'x'.repeat(243)}@example.com`;
const badEmails = ['', 'ana', 'ana@', '@example.com', 'a b@example.com', 'a@b@c', tooLongEmail];
/** Both ends of each range: control characters, and those that change the text direction. */
const hidden = ['\u0001', '\u001f', '\u007f', '\u009f', '\u202a', '\u202e', '\u2066', '\u2069'];
const disguisedEmails = hidden.map((character) => `ana${character}@example.com`);
const badSessions = ['', 'x'.repeat(15), 'x'.repeat(129), 'session id with spaces', `${session}\n`];

function textOfBytes(count: number): string {
  return 'x'.repeat(count);
}

/** For each table, changes to a valid row that must be rejected. */
const badChanges: Record<Table, Row[]> = {
  page_views: [
    ...badSessions.map((session_id) => ({ session_id })),
    { page_path: 'about' },
    { page_path: `/${textOfBytes(2048)}` },
    { page_title: textOfBytes(513) },
  ],
  visitor_sessions: [
    ...badSessions.map((session_id) => ({ session_id })),
    { user_agent: textOfBytes(1025) },
    { referrer: textOfBytes(2049) },
    { landing_page: textOfBytes(2049) },
    { device_type: 'tablet' },
    { browser: textOfBytes(65) },
    { total_page_views: 0 },
    { is_authenticated: false },
  ],
  product_idea_generations: [
    ...badSessions.map((session_id) => ({ session_id })),
    ...[...badEmails, ...disguisedEmails].map((user_email) => ({ user_email })),
    { social_profile_url: '' },
    { social_profile_url: textOfBytes(2049) },
    { ideas: { productName: 'Socks' } },
    { ideas: [textOfBytes(65_536)] },
    { selected_idea: ['Socks'] },
    { selected_idea: { productName: textOfBytes(16_384) } },
  ],
  calculator_submissions: [
    ...badSessions.map((session_id) => ({ session_id })),
    ...[...badEmails, ...disguisedEmails].map((user_email) => ({ user_email })),
    { tool_name: 'another_tool' },
    { audience_size: -1 },
    { audience_size: 1_000_000_000_000_001 },
    { engagement_rate: -0.1 },
    { engagement_rate: 100.1 },
    { engagement_rate: 'NaN' },
    { engagement_rate: `1.${'1'.repeat(41)}` },
    { product_category: '' },
    { product_category: textOfBytes(61) },
    { made_in: textOfBytes(41) },
    { factory_search_country: textOfBytes(41) },
    { average_order_value: -0.01 },
    { average_order_value: 'Infinity' },
    { average_order_value: `1.${'1'.repeat(41)}` },
    { calculated_results: [] },
    { calculated_results: { note: textOfBytes(16_384) } },
    { factory_recommendations: {} },
    { factory_recommendations: [textOfBytes(65_536)] },
    { product_description: textOfBytes(2001) },
  ],
  sourcing_tool_leads: [
    ...[...badEmails, ...disguisedEmails].map((email) => ({ email })),
    { source: 'elsewhere' },
  ],
  country_quiz_submissions: [
    ...[...badEmails, ...disguisedEmails].map((user_email) => ({ user_email })),
    { quiz_answers: [] },
    { quiz_answers: { note: textOfBytes(8192) } },
    { top_countries: [] },
    { top_countries: Array.from({ length: 9 }, () => 'Portugal') },
    { top_countries: [null] },
    { top_countries: [textOfBytes(600)] },
    { readiness_score: -1 },
    { readiness_score: 101 },
    { recommended_strategy: 'wait' },
  ],
  strategy_submissions: [
    ...[...badEmails, ...disguisedEmails].map((user_email) => ({ user_email })),
    { current_country: 'portugal' },
    { target_countries: '' },
    { target_countries: textOfBytes(201) },
    { timeline: 'someday' },
    { roadmap_data: [] },
    { roadmap_data: { note: textOfBytes(16_384) } },
  ],
  swag_submissions: [
    ...[...badEmails, ...disguisedEmails].map((user_email) => ({ user_email })),
    { contact_name: '' },
    { items: {} },
    { items: [] },
    { items: Array.from({ length: 13 }, () => 1) },
    { items: [textOfBytes(2049)] },
    { kits: 0 },
    { kits: 100_001 },
    { needed_by: 'infinity' },
    ...['', '7870', '787011', 'A1A1A', '78701-1234'].map((zip) => ({ zip })),
    { logo_name: textOfBytes(201) },
    { notes: textOfBytes(2001) },
    ...['contact_name', 'company'].map((column) => ({ [column]: textOfBytes(121) })),
    ...['company', 'logo_name', 'notes'].map((column) => ({ [column]: '' })),
  ],
  rfq_submissions: [
    ...[...badEmails, ...disguisedEmails].map((user_email) => ({ user_email })),
    { product: '' },
    { quantities: [] },
    { quantities: [0] },
    { quantities: [10_000_001] },
    { quantities: [1, 2, 3, 4] },
    { quantities: [null] },
    { target_price_usd: 0 },
    { target_price_usd: 100_001 },
    { target_price_usd: 'NaN' },
    { target_price_usd: `1.${'1'.repeat(41)}` },
    ...[
      'product',
      'materials',
      'specification',
      'packaging',
      'destination',
      'company',
      'notes',
    ].map((column) => ({ [column]: textOfBytes(2001) })),
    ...['materials', 'specification', 'packaging', 'destination', 'company', 'notes', 'origin'].map(
      (column) => ({ [column]: '' }),
    ),
    { certifications: [null] },
    { certifications: Array.from({ length: 21 }, () => 'gots') },
    { certifications: [textOfBytes(600)] },
    { delivery_term: 'XYZ' },
    { deadline: 'infinity' },
    { origin: textOfBytes(41) },
    { picture_count: -1 },
    { picture_count: 1001 },
  ],
  demand_tests: [
    { id: 'bcdfghjkm' },
    { id: 'abcdfghjkm' },
    { id: 'BCDFGHJKMN' },
    { secret_digest: 'A'.repeat(64) },
    { product: '' },
    { product: textOfBytes(81) },
    { tagline: '' },
    { tagline: textOfBytes(141) },
    { creator: '' },
    { creator: textOfBytes(41) },
    { kind_id: 'Mug' },
    { motif: textOfBytes(61) },
    ...[
      [24, 28],
      [24, 28, 32, 36],
      [24, null, 32],
      [0, 28, 32],
      [28, 24, 32],
      [24, 24, 32],
      [24, 28, 10_001],
      [24, 28.555, 32],
    ].map((prices_usd) => ({ prices_usd })),
    { final_counts: [] },
    { final_counts: { note: textOfBytes(1024) } },
    { ends_at: new Date(Date.now() + 32 * 24 * 60 * 60 * 1000) },
  ],
  demand_test_visits: [{ visitor: 'a'.repeat(31) }],
  demand_test_votes: [{ visitor: 'G'.repeat(32) }, { price_index: -1 }, { price_index: 3 }],
  demand_test_emails: [
    { visitor: '' },
    ...[...badEmails, ...disguisedEmails].map((email) => ({ email })),
  ],
  ai_conversations: [{ title: '' }, { title: textOfBytes(61) }, { status: 'lost' }],
  ai_messages: [
    { content: '' },
    { content: textOfBytes(20_001) },
    { role: 'system' },
    { role: 'assistant' },
    { user_id: null },
  ],
  notification_outbox: [
    ...[...badEmails, ...disguisedEmails].map((recipient_email) => ({ recipient_email })),
    ...badEmails.map((reply_to) => ({ reply_to })),
    { kind: '' },
    { kind: 'Tool' },
    ...disguisedEmails.map((reply_to) => ({ reply_to })),
    ...hidden.map((character) => ({ subject: `New lead${character}` })),
    { subject: '' },
    { subject: textOfBytes(301) },
    { subject: 'Hello\r\nBcc: everyone@example.com' },
    { body_text: textOfBytes(262_145) },
    { body_html: textOfBytes(524_289) },
    { status: 'lost' },
    { status: 'sent', sent_at: null },
    { attempts: -1 },
    { dedupe_key: '' },
    { dedupe_key: textOfBytes(201) },
  ],
  factories: [
    { id: 'Lima Knit' },
    { id: textOfBytes(81) },
    { name: '' },
    { name: textOfBytes(121) },
    { country: 'ai-choose' },
    { location: '' },
    { location: textOfBytes(121) },
    { description: '' },
    { description: textOfBytes(2001) },
    { min_order: 0 },
    { lead_time_days_min: 0 },
    { lead_time_days_max: 19 },
    { certifications: [null] },
    { certifications: [textOfBytes(1025)] },
    { specialties: [] },
    { specialties: [null] },
    { specialties: [textOfBytes(2049)] },
    { categories: [] },
    { categories: ['cars'] },
    { kinds: [null] },
    { capabilities: [null] },
    { unit_price_min_usd: 0 },
    { unit_price_min_usd: 5, unit_price_max_usd: 3 },
    { unit_price_min_usd: 5, unit_price_max_usd: null },
  ],
  sample_profiles: [
    { platform: 'Vine' },
    { handle: 'Ana', username: 'Ana' },
    { handle: '@ana', username: '@ana' },
    { handle: 'a na', username: 'a na' },
    { handle: '', username: '' },
    { handle: textOfBytes(101), username: textOfBytes(101) },
    { username: 'somebody.else' },
    { url: 'http://www.tiktok.com/@ana' },
    { url: `https://${textOfBytes(2041)}` },
    { display_name: '' },
    { display_name: textOfBytes(201) },
    { followers: -1 },
    { likes: -1 },
    { posts: -1 },
    { average_likes: -1 },
    { average_comments: '1000000000000001' },
    { avatar_url: 'javascript:alert(1)' },
    { avatar_url: `data:image/svg+xml,${textOfBytes(16_384)}` },
    { bio: '' },
    { bio: textOfBytes(1001) },
  ],
  tariff_lines: [{ hts8: '61091000' }],
  tariff_statistical_lines: [{ hts10: '6109.10.0004' }],
  tariff_china_lists: [{ list: '5' }],
  tariff_china_lines: [
    { scope: 'some', ten_digit_mode: null, ten_digit_codes: null },
    { scope: 'full' },
    { ten_digit_mode: 'without' },
    { ten_digit_codes: null },
  ],
  tariff_forced_labor_origins: [{ mode: 'multiply' }],
  tariff_forced_labor_exemptions: [{ code: '0901' }, { scope: 'half' }],
  tariff_section_232: [
    { prefix: '72' },
    { material: 'gold' },
    { annex: '2' },
    { mode: 'multiply' },
  ],
  tariff_terms: [{ confidence: 'sure' }],
  // Written only by seeds, with nothing to check.
  tariff_sources: [],
  tariff_words: [],
  knowledge_passages: [
    { id: 'Who Owns' },
    { id: textOfBytes(121) },
    { kind: 'rumor' },
    { page: '' },
    { page: textOfBytes(81) },
    { title: '' },
    { title: textOfBytes(201) },
    { path: 'https://www.example.com' },
    { path: '//www.example.com' },
    { path: `/${textOfBytes(200)}` },
    { section: textOfBytes(201) },
    { body: '' },
    { body: textOfBytes(2001) },
    { keywords: [null] },
    { keywords: [textOfBytes(1025)] },
  ],
};

const tables = Object.keys(badChanges).filter((name): name is Table => name in rowBuilders);
const cases = tables.flatMap((table) =>
  badChanges[table].map((change) => ({ table, change, shown: abbreviated(change) })),
);

let db: PGlite;
let userId: string;
const violated = new Set<string>();

beforeAll(async () => {
  db = await createDatabase();
  userId = await createUser(db, 'ana@example.com');
  await insertRow(db, 'ai_conversations', {
    ...rowBuilders.ai_conversations({ userId, sessionId: session }),
    id: conversationIdOf(userId),
  });
  await insertRow(db, 'demand_tests', { ...rowBuilders.demand_tests(), id: demandTestId });
});

test.each(cases)('$table rejects $shown', async ({ table, change }) => {
  const row = { ...rowBuilders[table]({ userId, sessionId: session }), ...change };
  const error = await insertRow(db, table, row).catch((reason: unknown) => reason);
  // A partition counts as its table.
  const speaker = new RegExp(`^${table}(_\\d{4}_\\d{2})?$`);
  expect(error).toMatchObject({ code: '23514', table: expect.stringMatching(speaker) });
  violated.add(`${table}.${constraintOf(error)}`);
});

test.each([
  ['calculator_submissions', { made_in: 'atlantis' }],
  ['calculator_submissions', { factory_search_country: 'atlantis' }],
  ['factories', { country: 'atlantis' }],
] as const)('%s rejects the unknown country %j', async (table, change) => {
  const row = { ...rowBuilders[table]({ userId, sessionId: session }), ...change };
  await expect(insertRow(db, table, row)).rejects.toMatchObject({ code: '23503', table });
});

test('every check constraint is covered by one of these', async () => {
  const { rows } = await db.query<{ name: string }>(`
    select conrelid::regclass::text || '.' || conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'
      -- Triggers set these columns, or drop the row, before a check could refuse it.
      and conname !~ '_(email_flag|form_trap|filled_in_ms)_check$'
  `);
  expect([...violated].sort()).toEqual(rows.map((row) => row.name).sort());
});

test('accepts texts of the maximum length', async () => {
  await insertRow(db, 'page_views', {
    session_id: 'x'.repeat(128),
    page_path: `/${textOfBytes(2047)}`,
    page_title: textOfBytes(512),
  });
  await insertRow(db, 'sourcing_tool_leads', { email: `${textOfBytes(242)}@example.com` });
  await insertRow(db, 'ai_conversations', { user_id: userId, title: '🧦'.repeat(60) });
  const { rows } = await db.query('select char_length(title) as length from ai_conversations');
  expect(rows).toContainEqual({ length: 60 });
});

test('every row has a creation time', async () => {
  const { rows } = await db.query<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'created_at' and is_nullable = 'NO'
      and data_type = 'timestamp with time zone' and column_default = 'now()'
  `);
  expect(rows.map((row) => row.name).sort()).toEqual([...tables].sort());
});

test('every table has a comment', async () => {
  const { rows } = await db.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and obj_description(oid, 'pg_class') is null
  `);
  expect(rows).toEqual([]);
});

test('the same notification is queued once', async () => {
  const row = rowBuilders.notification_outbox();
  await insertRow(db, 'notification_outbox', { ...row, dedupe_key: 'tool:1' });
  await expect(
    insertRow(db, 'notification_outbox', { ...row, dedupe_key: 'tool:1' }),
  ).rejects.toThrow('duplicate key');
});

test('deleting a person deletes their conversations and messages', async () => {
  const leaverId = await createUser(db, 'leaver@example.com');
  const owner = { userId: leaverId, sessionId: session };
  await insertRow(db, 'ai_conversations', {
    ...rowBuilders.ai_conversations(owner),
    id: conversationIdOf(leaverId),
  });
  await insertRow(db, 'ai_messages', rowBuilders.ai_messages(owner));
  await insertRow(db, 'page_views', rowBuilders.page_views(owner));

  await db.query('delete from auth.users where id = $1', [leaverId]);

  const { rows } = await db.query(
    `select
       (select count(*)::int from ai_conversations where user_id = $1) as conversations,
       (select count(*)::int from ai_messages where conversation_id = $1) as messages,
       (select user_id from page_views where session_id = $2) as viewer`,
    [leaverId, session],
  );
  expect(rows).toEqual([{ conversations: 0, messages: 0, viewer: null }]);
});

function abbreviated(change: Row): string {
  const text = JSON.stringify(change);
  return text.length <= 60 ? text : `${text.slice(0, 50)}… (${text.length} characters)`;
}

function constraintOf(error: unknown): unknown {
  return error instanceof Error && 'constraint' in error ? error.constraint : undefined;
}
