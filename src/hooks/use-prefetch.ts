import { createContext, use } from 'react';

type Prefetch = (href: string) => void;

/** Set by the app, which knows the route table; without it links simply do not prefetch. */
export const PrefetchContext = createContext<Prefetch>(() => {});

/** Fetches the code of the page at an address, before the visitor asks for it. */
export function usePrefetch(): Prefetch {
  return use(PrefetchContext);
}
