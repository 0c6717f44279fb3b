import type { ReactNode } from 'react';
import { AppRoutes, prefetchPage } from '@/app/router.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { PrefetchContext } from '@/hooks/use-prefetch.ts';

type AppProps = {
  /** Puts a router around the site: the browser's own, or one that stands still at an address. */
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
