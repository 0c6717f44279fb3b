import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/hooks/use-hydrated.ts';

const NO_QUERY = new URLSearchParams();

/** The query of the address, for what is part of a page's HTML: empty until that is taken over. */
export function useAddressQuery(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  return [useHydrated() ? params : NO_QUERY, setParams];
}
