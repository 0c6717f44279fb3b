import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useQueryParams, type WriteQuery } from '@/hooks/use-query-params.ts';

const NO_QUERY = new URLSearchParams();

/** The address's query for prerendered components: empty until the page is hydrated. */
export function useAddressQuery(): [URLSearchParams, WriteQuery] {
  const [params, write] = useQueryParams();
  return [useHydrated() ? params : NO_QUERY, write];
}
