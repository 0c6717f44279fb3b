import { type ComponentType, lazy } from 'react';
import { trackPending } from '@/app/pending-pages.ts';
import { pageHelmet } from '@/components/layout/page-head.tsx';
import { loadIslands } from '@/lazy/island.tsx';
import { lazyModule } from '@/lazy/lazy-module.ts';

export type Page = {
  /** Suspends until the page's code is there. */
  Component: ComponentType;
  /** Fetches the page's code ahead of the click; a failure is left to the click to show. */
  prefetch: () => void;
  /**
   * Fetches the page's code and makes `Component` the page itself, which does not suspend: for the
   * page whose HTML is there already, before anything is rendered.
   */
  ready: () => Promise<void>;
};

/** A page whose code is fetched once, when it is first shown or prefetched. */
export function lazyPage(importPage: () => Promise<ComponentType>): Page {
  const module = lazyModule(importPage);

  /** The page with its islands and its head, which only HTML of its own would let wait. */
  async function loadWhole() {
    const component = await module.load();
    await Promise.all([loadIslands(), pageHelmet.load()]);
    return { default: component };
  }

  const page: Page = {
    Component: lazy(() => trackPending(loadWhole())),
    prefetch: () => {
      loadWhole().catch(() => {});
    },
    ready: async () => {
      page.Component = await module.load();
    },
  };
  return page;
}
