import { randomInt, randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';

export type Row = Record<string, unknown>;

/** The owner of a test's rows. */
export type Owner = { userId: string | null; sessionId: string };

/** The test that visits, votes and addresses belong to; insert it first. */
export const demandTestId = 'bcdfghjkmn';

/** The tables of the API, with a valid row for each. */
export const rowBuilders = {
  page_views: ({ userId, sessionId }: Owner): Row => ({
    session_id: sessionId,
    page_path: '/',
    page_title: 'Your Brand BFF',
    user_id: userId,
  }),
  visitor_sessions: ({ userId }: Owner): Row => ({
    session_id: randomUUID(),
    user_agent: 'Mozilla/5.0',
    referrer: 'https://example.com/',
    landing_page: '/',
    device_type: 'desktop',
    browser: 'Firefox',
    is_authenticated: userId !== null,
    user_id: userId,
  }),
  product_idea_generations: ({ sessionId }: Owner): Row => ({
    session_id: sessionId,
    user_email: 'ana@example.com',
    social_profile_url: 'https://example.com/@ana',
    ideas: [{ productName: 'Grip socks', category: 'Apparel' }],
  }),
  calculator_submissions: ({ sessionId }: Owner): Row => ({
    id: randomUUID(),
    session_id: sessionId,
    user_email: 'ana@example.com',
    tool_name: 'revenue_calculator',
    audience_size: 12_500,
    engagement_rate: 3.5,
    product_category: 'apparel',
    made_in: 'ai-choose',
    average_order_value: 24.99,
    calculated_results: { monthlyRevenue: 218.66 },
    notification_sent: false,
  }),
  sourcing_tool_leads: (): Row => ({
    email: 'ana@example.com',
    source: 'sourcing_tools_gate',
  }),
  country_quiz_submissions: (): Row => ({
    user_email: 'ana@example.com',
    quiz_answers: { currentStatus: 'planning', category: ['apparel'] },
    top_countries: ['Portugal', 'Mexico', 'Turkey'],
    readiness_score: 85,
    recommended_strategy: 'full-switch',
  }),
  strategy_submissions: (): Row => ({
    user_email: 'ana@example.com',
    current_country: 'china',
    target_countries: 'TBD',
    timeline: 'asap',
    roadmap_data: { strategy_type: 'nearshoring', pain_points: ['Tariffs'] },
  }),
  rfq_submissions: (): Row => ({
    user_email: 'ana@example.com',
    product: 'Canvas tote',
    quantities: [500, 1000],
    target_price_usd: 2.4,
    certifications: ['gots'],
    delivery_term: 'DDP',
    deadline: '2027-03-01',
    origin: 'portugal',
    picture_count: 1,
  }),
  swag_submissions: (): Row => ({
    user_email: 'ana@example.com',
    contact_name: 'Ana',
    items: [{ piece: 'tumbler', color: 'navy', units: 500 }],
    kits: 200,
    needed_by: '2027-01-15',
    zip: '78701',
    logo_name: 'logo.svg',
  }),
  demand_tests: (): Row => ({
    id: randomLetters(10),
    secret_digest: 'a'.repeat(64),
    product: 'Oat milk mug',
    tagline: 'For slow mornings',
    creator: 'Ana',
    kind_id: 'mug',
    motif: 'cat',
    prices_usd: [24, 28, 32],
    ends_at: new Date(Date.now() + 14 * 24 * 60 * 60 * 1000),
  }),
  // Rows of the test `demandTestId`.
  demand_test_visits: (): Row => ({
    test_id: demandTestId,
    visitor: randomVisitor(),
    day: '2026-11-30',
  }),
  demand_test_votes: (): Row => ({
    test_id: demandTestId,
    visitor: randomVisitor(),
    price_index: 1,
  }),
  demand_test_emails: (): Row => ({
    test_id: demandTestId,
    visitor: randomVisitor(),
    email: 'ana@example.com',
  }),
  ai_conversations: ({ userId }: Owner): Row => ({
    user_id: userId,
    title: 'What is the duty on socks?',
    status: 'open',
  }),
  ai_messages: ({ userId }: Owner): Row => ({
    conversation_id: conversationIdOf(userId),
    content: 'What is the duty on socks?',
    role: 'user',
    user_id: userId,
  }),
  notification_outbox: (): Row => ({
    kind: 'tool',
    recipient_email: 'team@example.com',
    subject: 'A calculation came in',
    body_text: 'Somebody used the revenue calculator.',
  }),
  factories: (): Row => ({
    id: randomUUID(),
    name: 'Lima Knit Mills',
    country: 'vietnam',
    location: 'Hanoi',
    description: 'Knits tops for small brands.',
    min_order: 100,
    lead_time_days_min: 20,
    lead_time_days_max: 35,
    certifications: ['GOTS'],
    specialties: ['t-shirts', 'hoodies'],
    categories: ['apparel'],
    unit_price_min_usd: 3,
    unit_price_max_usd: 6,
    kinds: [],
    capabilities: [],
  }),
  sample_profiles: (): Row => {
    const handle = `ana.${randomUUID()}`;
    return {
      platform: 'TikTok',
      handle,
      url: `https://www.tiktok.com/@${handle}`,
      username: handle,
      display_name: 'Ana Makes',
      followers: 12_500,
      likes: 340_000,
      posts: 210,
      average_likes: 900,
      average_comments: 40,
      avatar_url: 'data:image/svg+xml,%3Csvg/%3E',
      bio: 'Socks and other things.',
    };
  },
  tariff_sources: (): Row => ({
    id: randomUUID(),
    title: 'Harmonized Tariff Schedule',
    detail: 'As printed.',
    as_of: '2026-06-08',
    retrieved_on: '2026-11-27',
  }),
  tariff_lines: (): Row => ({
    hts8: `${digits(4)}.${digits(2)}.${digits(2)}`,
    description: 'T-shirts > Of cotton',
    general_rate_text: '16.5%',
    special_rate_text: 'Free (S)',
    other_rate_text: '90%',
    units: ['doz.', 'kg'],
    search: 'cotton:1A',
  }),
  tariff_statistical_lines: (): Row => ({
    hts10: `${digits(4)}.${digits(2)}.${digits(2)}.${digits(2)}`,
    description: 'Men’s',
  }),
  tariff_china_lists: (): Row => ({
    heading: randomUUID(),
    list: '4A',
    rate_pct: 7.5,
    effective_from: '2020-02-14',
    first_effective: '2019-09-01',
  }),
  tariff_china_lines: (): Row => ({
    hts8: randomUUID(),
    heading: '9903.88.04',
    scope: 'partial',
    ten_digit_mode: 'except',
    ten_digit_codes: ['8517.62.00.90'],
  }),
  tariff_forced_labor_origins: (): Row => ({
    code: randomUUID(),
    name: 'China',
    heading: '9903.05.31',
    rate_pct: 12.5,
    mode: 'add',
    effective_from: '2026-07-24',
  }),
  tariff_forced_labor_exemptions: (): Row => ({
    code: `${digits(4)}.${digits(2)}.${digits(2)}.${digits(2)}`,
    scope: 'full',
  }),
  tariff_section_232: (): Row => ({
    prefix: digits(10),
    material: 'steel',
    annex: '1b',
    rate_pct: 25,
    mode: 'add',
    effective_from: '2026-04-06',
  }),
  tariff_terms: (): Row => ({
    term: randomUUID(),
    hts8: '6109.10.00',
    confidence: 'high',
    note: 'knit, cotton',
    lexemes: ['tee'],
  }),
  tariff_words: (): Row => ({ word: randomUUID(), lexeme: 'cotton', is_trade: true }),
  knowledge_passages: (): Row => ({
    id: `passage-${randomUUID()}`,
    kind: 'question',
    page: 'How we work',
    title: 'Who owns the design?',
    path: '/how-we-work',
    section: 'Questions',
    body: 'You do.',
    keywords: ['ownership'],
  }),
};

export type Table = keyof typeof rowBuilders;

/** The id of the one conversation that a test stores for a person, which equals their own id. */
export function conversationIdOf(userId: string | null): string | null {
  return userId;
}

/** Inserts one row as the role of `connection`. */
export async function insertRow(
  connection: PGlite | Transaction,
  table: Table,
  row: Row,
): Promise<void> {
  const columns = Object.keys(row);
  await connection.query(
    `insert into public.${table} (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** Enough digits that two rows are hardly ever alike. */
function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

/** Of the alphabet of ids. */
function randomLetters(length: number): string {
  const alphabet = '23456789bcdfghjkmnpqrstvwxyz';
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function randomVisitor(): string {
  return randomUUID().replaceAll('-', '');
}
