import type {
  DrawGoodsRequest,
  DrawGoodsResponse,
} from '@functions/_shared/contracts/draw-goods.ts';
import type {
  GenerateProductIdeasRequest,
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import { callDatabase } from './call.ts';
import { sendChosenIdea } from './chosen-idea.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';
import { visitorSessionId } from './visitor-session.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/product-ideas.ts').then(
    (m) => m.generateProductIdeasResponseSchema,
  ),
);

const picturesSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/draw-goods.ts').then((m) => m.drawGoodsResponseSchema),
);

// The function may ask a language model twice before its built-in engine answers.
const timeoutMs = 60_000;

/** Five product ideas for a creator, stored under this visitor's session. @throws ApiError */
export function generateProductIdeas(
  request: Omit<GenerateProductIdeasRequest, 'sessionId'>,
): Promise<GenerateProductIdeasResponse> {
  return callFunction(
    'generate-product-ideas',
    { ...request, sessionId: visitorSessionId() },
    answerSchema,
    { timeoutMs },
  );
}

/**
 * Pictures of the ideas, drawn by our own engine. The ideas stand without them, so a refusal starts
 * no countdown on the page.
 * @throws ApiError
 */
export function drawGoods(request: DrawGoodsRequest): Promise<DrawGoodsResponse> {
  return callFunction('draw-goods', request, picturesSchema, { isInBackground: true });
}

/**
 * Stores the chosen idea with the visitor's ideas, and mails it to them.
 * @throws ApiError when one of the two failed; the other is done all the same
 */
export async function keepChosenIdea(
  choice: Parameters<typeof saveSelectedIdea>[0],
): Promise<void> {
  const outcomes = await Promise.allSettled([
    saveSelectedIdea(choice),
    sendChosenIdea(choice.userEmail.trim(), choice.idea),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Stores the chosen idea with this visitor's latest ideas for the same email address and profile,
 * which must be exactly the ones that were sent when asking for ideas.
 * @throws ApiError when the backend cannot be reached or refuses
 */
export async function saveSelectedIdea(choice: {
  userEmail: string;
  socialProfileUrl: string;
  idea: ProductIdea;
}): Promise<void> {
  await callDatabase((client) =>
    client.rpc('save_selected_idea', {
      session_id: visitorSessionId(),
      // Trimmed, because the function stored it trimmed.
      user_email: choice.userEmail.trim(),
      social_profile_url: choice.socialProfileUrl.trim(),
      selected_idea: choice.idea,
    }),
  );
}
