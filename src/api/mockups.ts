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

// Image generation services are slow.
const timeoutMs = 60_000;

/** Generates one picture of a product or its packaging. @throws ApiError */
export function generateMockup(request: GenerateMockupRequest): Promise<GenerateMockupResponse> {
  return callFunction('generate-mockup', request, answerSchema, { timeoutMs });
}
