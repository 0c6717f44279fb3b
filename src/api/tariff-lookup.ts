import type {
  TariffLookupRequest,
  TariffLookupResponse,
} from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/tariff-lookup-live.ts').then(
    (m) => m.tariffLookupResponseSchema,
  ),
);

/** The duty that a plain-language question asks about, with its layers. @throws ApiError */
export function lookupTariff(request: TariffLookupRequest): Promise<TariffLookupResponse> {
  return callFunction('tariff-lookup-live', request, answerSchema);
}
