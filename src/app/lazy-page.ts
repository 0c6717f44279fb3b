import { type ComponentType, lazy } from 'react';
import { trackPending } from '@/app/pending-pages.ts';

export type Page = {
  path: string;
  Component: ComponentType;
  /** Fetches the page's code ahead of the click; a failure waits for the click to be shown. */
  prefetch: () => void;
};

/** A page whose code is fetched when it is first shown or prefetched, and only once. */
export function lazyPage(path: string, load: () => Promise<ComponentType>): Page {
  let loading: Promise<ComponentType> | undefined;

  function loadOnce(): Promise<ComponentType> {
    loading ??= load().catch((error: unknown) => {
      // A prefetch that failed on a bad connection must not spoil the click that follows.
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    path,
    Component: lazy(() => trackPending(loadOnce()).then((component) => ({ default: component }))),
    prefetch: () => {
      loadOnce().catch(() => {});
    },
  };
}
