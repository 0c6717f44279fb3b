import type {
  AiFactorySearchRequest,
  AiFactorySearchResponse,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import type {
  GenerateMockupRequest,
  GenerateMockupResponse,
} from '@functions/_shared/contracts/generate-mockup.ts';
import type { FactoryResults } from '@/api/factory-results.ts';
import type { InspirationServices } from '@/tools/design-inspiration/services.ts';
import type { IdeaServices } from '@/tools/idea-dialog/services.ts';
import type { ProfileServices } from '@/tools/profile-fetch/services.ts';

/** What the calculator asks of the world outside. Every call rejects when it could not be done. */
export type CreatorCalculatorServices = IdeaServices &
  InspirationServices &
  ProfileServices & {
    searchFactories: (request: AiFactorySearchRequest) => Promise<AiFactorySearchResponse>;
    /** Amends the latest submission of this visitor and email; without one it does nothing. */
    saveFactoryResults: (results: FactoryResults) => Promise<void>;
    generateMockup: (request: GenerateMockupRequest) => Promise<GenerateMockupResponse>;
  };
