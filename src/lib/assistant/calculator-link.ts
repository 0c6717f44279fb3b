import type { TariffLookupResponse } from '@functions/_shared/contracts/tariff-lookup-live.ts';

/** The address query that opens the tariff calculator with what an answer was about. */
export function tariffCalculatorQuery({
  hsCodeUsed,
  originCode,
  unitValueUsd,
}: Pick<TariffLookupResponse, 'hsCodeUsed' | 'originCode' | 'unitValueUsd'>): string {
  const params = new URLSearchParams({ tool: 'tariff' });
  if (hsCodeUsed !== null) params.set('product', hsCodeUsed);
  if (originCode !== null) params.set('origin', originCode);
  if (unitValueUsd !== null) params.set('value', String(unitValueUsd));
  return params.toString();
}
