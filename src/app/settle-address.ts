import { lazyModule } from '@/lazy/lazy-module.ts';

const addressCorrection = lazyModule(() => import('@/hooks/correct-address.ts'));

/** Handles HTML that a host served at a different address than the page's own. */
export async function settleAddress(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  if (page === undefined || page === location.pathname) return;
  const { correctAddress } = await addressCorrection.load();
  correctAddress(page, root);
}
