import type { ProductIdea } from '../_shared/contracts/product-ideas.ts';
import type { ServiceDatabase } from '../_shared/database.ts';

export type IdeaGeneration = {
  sessionId: string;
  userEmail: string;
  socialProfileUrl: string;
  ideas: readonly ProductIdea[];
};

/** Stores generations; save_selected_idea() later finds them by session, address and profile. */
export type IdeaGenerations = { add: (generation: IdeaGeneration) => Promise<void> };

/** Stores generations in the database. Throws when the insert fails. */
export function createIdeaGenerations(database: ServiceDatabase): IdeaGenerations {
  return {
    async add({ sessionId, userEmail, socialProfileUrl, ideas }) {
      const { error } = await database.from('product_idea_generations').insert({
        session_id: sessionId,
        user_email: userEmail,
        social_profile_url: socialProfileUrl,
        ideas: ideas.map((idea) => ({ ...idea })),
      });
      if (error !== null) {
        throw new Error(`product_idea_generations insert failed: ${error.message}`);
      }
    },
  };
}
