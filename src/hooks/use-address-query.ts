import { useHydrated } from '@/hooks/use-hydrated.ts';
import { useQueryParams, type WriteQuery } from '@/hooks/use-query-params.ts';

const NO_QUERY = new URLSearchParams();

/** The query of the address, for what is part of a page's HTML: empty until that is hydrated. */
export function useAddressQuery(): [URLSearchParams, WriteQuery] {
  const [params, write] = useQueryParams();
  return [useHydrated() ? params : NO_QUERY, write];
}
