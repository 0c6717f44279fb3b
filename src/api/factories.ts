import {
  type AiFactorySearchRequest,
  type AiFactorySearchResponse,
  aiFactorySearchResponseSchema,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import { callFunction } from './functions.ts';

/** Finds factories for a product, best first. @throws ApiError */
export function searchFactories(request: AiFactorySearchRequest): Promise<AiFactorySearchResponse> {
  return callFunction('ai-factory-search', request, aiFactorySearchResponseSchema);
}
