import type { ReactNode } from 'react';
import { AppRoutes, prefetchPage } from '@/app/router.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { PrefetchContext } from '@/hooks/use-prefetch.ts';

type AppProps = {
  /** Wraps the site in a router: the browser's, or a static one for prerendering. */
  wrapInRouter: (site: ReactNode) => ReactNode;
};

export function App({ wrapInRouter }: AppProps) {
  return (
    <>
      <PrefetchContext value={prefetchPage}>{wrapInRouter(<AppRoutes />)}</PrefetchContext>
      <Toaster />
    </>
  );
}
