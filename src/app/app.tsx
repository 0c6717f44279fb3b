import type { ReactNode } from 'react';
import { AppRoutes, prefetchPage } from '@/app/router.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { PrefetchContext } from '@/hooks/use-prefetch.ts';

type AppProps = {
  /** Wraps the site in a router: the browser's, or a static one for prerendering. */
  inRouter: (site: ReactNode) => ReactNode;
};

export function App({ inRouter }: AppProps) {
  return (
    <>
      <PrefetchContext value={prefetchPage}>{inRouter(<AppRoutes />)}</PrefetchContext>
      <Toaster />
    </>
  );
}
