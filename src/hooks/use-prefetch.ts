import { createContext, use } from 'react';

type Prefetch = (href: string) => void;

/** Set by the app, which knows the route table; without it, links do not prefetch. */
export const PrefetchContext = createContext<Prefetch>(() => {});

/** A function that fetches the code of the page at an address before the visitor opens it. */
export function usePrefetch(): Prefetch {
  return use(PrefetchContext);
}
