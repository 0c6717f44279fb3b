import { type ComponentType, lazy } from 'react';
import { trackPending } from '@/app/pending-pages.ts';
import { loadLateParts } from '@/pages/blocks/late-part.tsx';

export type Page = {
  path: string;
  /** Suspends until the page's code is there. */
  Component: ComponentType;
  /** Fetches the page's code ahead of the click; a failure waits for the click to be shown. */
  prefetch: () => void;
  /**
   * Fetches the page's code and makes `Component` the page itself, which no longer suspends: for
   * the page that stands in the HTML already, before anything is rendered.
   */
  ready: () => Promise<void>;
};

/** A page whose code is fetched when it is first shown or prefetched, and only once. */
export function lazyPage(path: string, load: () => Promise<ComponentType>): Page {
  let loading: Promise<ComponentType> | undefined;

  /** The page with the parts that its own HTML would have let wait. */
  async function loadWhole(): Promise<ComponentType> {
    const component = await loadOnce();
    await loadLateParts();
    return component;
  }

  function loadOnce(): Promise<ComponentType> {
    loading ??= load().catch((error: unknown) => {
      // A prefetch that failed on a bad connection must not spoil the click that follows.
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const page: Page = {
    path,
    Component: lazy(() => trackPending(loadWhole()).then((component) => ({ default: component }))),
    prefetch: () => {
      loadWhole().catch(() => {});
    },
    ready: async () => {
      page.Component = await loadOnce();
    },
  };
  return page;
}
