import type {
  FetchTiktokDataRequest,
  FetchTiktokDataResponse,
} from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const contract = lazyApiModule(() => import('@functions/_shared/contracts/fetch-tiktok-data.ts'));

/** Loads the public figures of a TikTok, Instagram or YouTube profile. @throws ApiError */
export function fetchProfile(request: FetchTiktokDataRequest): Promise<FetchTiktokDataResponse> {
  return callFunction('fetch-tiktok-data', request, {
    load: async () => (await contract.load()).fetchTiktokDataAnswerSchema(request.url),
  });
}
