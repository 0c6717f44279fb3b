import type {
  GenerateProductIdeasRequest,
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import { callDatabase } from './call.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';
import { visitorSessionId } from './visitor-session.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/product-ideas.ts').then(
    (m) => m.generateProductIdeasResponseSchema,
  ),
);

// A language model may be asked twice before our own engine answers.
const timeoutMs = 60_000;

/** Five product ideas for a creator; they are stored under this visitor's session. @throws ApiError */
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
 * Notes the chosen idea on this visitor's latest generation for that address and profile, which
 * must be those that the ideas were asked with.
 * @throws ApiError when the backend cannot be reached or refuses.
 */
export async function saveSelectedIdea(choice: {
  userEmail: string;
  socialProfileUrl: string;
  idea: ProductIdea;
}): Promise<void> {
  await callDatabase((client) =>
    client.rpc('save_selected_idea', {
      session_id: visitorSessionId(),
      // Trimmed as the function has stored them.
      user_email: choice.userEmail.trim(),
      social_profile_url: choice.socialProfileUrl.trim(),
      selected_idea: choice.idea,
    }),
  );
}
