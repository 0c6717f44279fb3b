import type {
  GenerateMockupRequest,
  GenerateMockupResponse,
} from '@functions/_shared/contracts/generate-mockup.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/generate-mockup.ts').then(
    (m) => m.generateMockupResponseSchema,
  ),
);

// Picture services take their time.
const timeoutMs = 60_000;

/** Draws one product or packaging picture. @throws ApiError */
export function generateMockup(request: GenerateMockupRequest): Promise<GenerateMockupResponse> {
  return callFunction('generate-mockup', request, answerSchema, { timeoutMs });
}
