import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache that all tools share. Nothing retries by itself and nothing goes stale while the
 * page is open: visitors ask again with a button. Requests are sent offline too, so that they fail
 * with a message instead of hanging silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
