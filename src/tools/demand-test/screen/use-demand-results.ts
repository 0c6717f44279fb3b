import type { DemandResults } from '@functions/_shared/contracts/demand-test.ts';
import { measuredRates } from '@functions/_shared/domain/demand/measured-rates.ts';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { ownDemandTests, useOwnDemandTests } from '@/hooks/own-demand-tests.ts';
import { type DemandTestKey, DemandTestServices } from '../services.ts';

/** The results behind an owner's link, and whether this device keeps the test. */
export function useDemandResults(key: DemandTestKey) {
  const { results } = use(DemandTestServices);
  const query = useQuery(
    {
      queryKey: ['demand-results', key],
      queryFn: () => results(key),
      // Votes come in while the page is open somewhere else.
      staleTime: 0,
    },
    queryClient,
  );
  const isKept = useOwnDemandTests().tests.some(({ id }) => id === key.id);
  const { data } = query;
  useEffect(() => {
    if (data && isKept) ownDemandTests.keep(ownTestOf(data, key.secret));
  }, [data, isKept, key.secret]);
  return { ...query, isKept };
}

/** A test as this device remembers it. */
export function ownTestOf(
  { id, product, pricesUsd, endsAt, counts }: DemandResults,
  secret: string,
) {
  return { id, secret, product, endsAt, measured: measuredRates(pricesUsd, counts) };
}
