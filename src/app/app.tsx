import { type ReactNode, useEffect } from 'react';
import { AppRoutes, prefetchPage } from '@/app/router.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { PrefetchContext } from '@/hooks/use-prefetch.ts';

type AppProps = {
  /** Puts a router around the site: the browser's own, or one that stands still at an address. */
  inRouter: (site: ReactNode) => ReactNode;
  /** Called once the page answers to the visitor. */
  onShown?: () => void;
};

export function App({ inRouter, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);

  return (
    <>
      <PrefetchContext value={prefetchPage}>{inRouter(<AppRoutes />)}</PrefetchContext>
      <Toaster />
    </>
  );
}
