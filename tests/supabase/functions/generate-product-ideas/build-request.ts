import type { ChatJson } from '@functions/_shared/chat-json.ts';
import type {
  GenerateProductIdeasRequest,
  SocialData,
} from '@functions/_shared/contracts/product-ideas.ts';

export function buildRequest(
  overrides: Partial<GenerateProductIdeasRequest> = {},
  socialData: SocialData = {},
): GenerateProductIdeasRequest {
  return {
    socialData: { username: 'ana', followers: 48_000, engagement_rate: 5, ...socialData },
    userEmail: 'ana@example.com',
    socialProfileUrl: 'https://www.tiktok.com/@ana',
    socialPlatform: 'TikTok',
    ...overrides,
  };
}

export const liveIdeas = (['food', 'food', 'home-goods', 'apparel', 'apparel'] as const).map(
  (category, index) => ({
    productName: `Live idea ${index}`,
    category,
    reasoning: 'You write about bread.',
    estimatedPrice: 24.5,
    marketFit: 'Fits the price of a gift.',
  }),
);

/** A model that returns these answers in turn and records the questions. */
export function fakeChat(...answers: (() => unknown)[]) {
  const questions: Parameters<ChatJson>[0][] = [];
  const chat: ChatJson = async (question) => {
    const answer = answers[questions.length];
    questions.push(question);
    if (answer === undefined) throw new Error('Asked too often');
    return answer();
  };
  return { chat, questions };
}
