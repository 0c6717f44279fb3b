import type {
  GenerateProductIdeasRequest,
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import type { FetchProfile } from '@/tools/profile-fetch/screen/use-profile-fetch.ts';

/** What the idea dialog asks of the world outside. Every call rejects when it could not be done. */
export type IdeaServices = {
  fetchProfile: FetchProfile;
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
