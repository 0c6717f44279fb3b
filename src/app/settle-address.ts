import { pagePath } from '@/config/paths.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';

const addressCorrection = lazyModule(() => import('@/hooks/correct-address.ts'));

/** Handles HTML that a host served at a different address than the page's own. */
export async function settleAddress(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  const shown = pagePath(location.pathname);
  if (page === undefined) {
    // A host without the rule for addresses that share a page has answered with the 404 page.
    if (shown !== location.pathname) root.replaceChildren();
    return;
  }
  if (page === shown) return;
  const { correctAddress } = await addressCorrection.load();
  correctAddress(page, root);
}
