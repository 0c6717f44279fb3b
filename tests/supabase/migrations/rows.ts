import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';

export type Row = Record<string, unknown>;

/** Who the rows of a test belong to. */
export type Owner = { userId: string | null; sessionId: string };

/** The tables of the API, and a row that each accepts. */
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
    price_range: '$3-6',
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
  product_catalogue: (): Row => ({
    id: randomUUID(),
    name: 'Grip socks for yoga',
    category: 'apparel',
    niches: ['yoga'],
    keywords: ['socks', 'studio'],
    platforms: ['TikTok', 'Instagram'],
    follower_tiers: ['nano', 'micro'],
    price_min_usd: 14,
    price_max_usd: 24,
    novelty: 3,
    description: 'Socks with silicone dots that hold on a mat.',
  }),
  country_profiles: (): Row => ({
    id: randomUUID(),
    name: 'Portugal',
    flag: '🇵🇹',
    region: 'Western Europe',
    geopolitical_risk: 'low',
    best_for: 'Small runs',
    lead_time_min_days: 28,
    lead_time_max_days: 56,
    minimum_order_min_units: 50,
    minimum_order_max_units: 300,
    profile: { id: 'portugal' },
  }),
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

/** The id of the one conversation that a test keeps for a person; their own id serves. */
export function conversationIdOf(userId: string | null): string | null {
  return userId;
}

/** Inserts one row as whoever `connection` is. */
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
