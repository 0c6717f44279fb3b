import type {
  GenerateProductIdeasRequest,
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import type { ProfileServices } from '@/tools/profile-fetch/services.ts';

/** What the idea dialog asks of the world outside. Every call rejects when it could not be done. */
export type IdeaServices = ProfileServices & {
  generateIdeas: (
    request: Omit<GenerateProductIdeasRequest, 'sessionId'>,
  ) => Promise<GenerateProductIdeasResponse>;
  /** Notes the choice on the latest ideas of this visitor, email and profile. */
  saveSelectedIdea: (choice: {
    userEmail: string;
    socialProfileUrl: string;
    idea: ProductIdea;
  }) => Promise<void>;
};
