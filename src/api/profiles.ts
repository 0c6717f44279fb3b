import type {
  FetchTiktokDataRequest,
  FetchTiktokDataResponse,
} from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { callFunction } from './functions.ts';

/** Loads the public figures of a TikTok, Instagram or YouTube profile. @throws ApiError */
export function fetchProfile(request: FetchTiktokDataRequest): Promise<FetchTiktokDataResponse> {
  return callFunction('fetch-tiktok-data', request, async () => {
    const contract = await import('@functions/_shared/contracts/fetch-tiktok-data.ts');
    return contract.fetchTiktokDataAnswerSchema(request.url);
  });
}
