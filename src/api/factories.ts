import type {
  AiFactorySearchRequest,
  AiFactorySearchResponse,
} from '@functions/_shared/contracts/ai-factory-search.ts';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/ai-factory-search.ts').then(
    (m) => m.aiFactorySearchResponseSchema,
  ),
);

/** Finds factories for a product, best first. @throws ApiError */
export function searchFactories(request: AiFactorySearchRequest): Promise<AiFactorySearchResponse> {
  return callFunction('ai-factory-search', request, answerSchema);
}

/** Query options for one factory search. */
export function factorySearchQuery(request: AiFactorySearchRequest) {
  return queryOptions({
    queryKey: ['factories', request],
    queryFn: () => searchFactories(request),
  });
}
