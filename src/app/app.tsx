import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes, prefetchPage } from '@/app/router.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { PrefetchContext } from '@/hooks/use-prefetch.ts';

export function App() {
  return (
    <HelmetProvider>
      <PrefetchContext value={prefetchPage}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </PrefetchContext>
      <Toaster />
    </HelmetProvider>
  );
}
