import { type ComponentType, lazy } from 'react';
import { trackPending } from '@/app/pending-pages.ts';
import { pageHelmet } from '@/components/layout/page-head.tsx';
import { loadIslands } from '@/lazy/island.tsx';
import { lazyModule } from '@/lazy/lazy-module.ts';

export type Page = {
  /** Suspends until the page's code is loaded. */
  Component: ComponentType;
  /** Fetches the page's code before the click. Errors are ignored here; the click shows them. */
  prefetch: () => void;
  /**
   * Fetches the page's code so that `Component` no longer suspends. Await it before the first
   * render of a page whose HTML is already there.
   */
  ready: () => Promise<void>;
};

/** A page whose code is fetched once, when it is first shown or prefetched. */
export function lazyPage(importPage: () => Promise<ComponentType>): Page {
  const module = lazyModule(importPage);

  /**
   * Loads the page with its islands and its head. Only a prerendered page can leave those for
   * later, because its HTML already has them.
   */
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
