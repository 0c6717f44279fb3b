import { lazyModule } from '@/lazy/lazy-module.ts';

const addressCorrection = lazyModule(() => import('@/hooks/take-address-of.ts'));

/** Handles HTML that a host served at a different address than the page's own. */
export async function settleAddress(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  if (page === undefined || page === location.pathname) return;
  const { takeAddressOf } = await addressCorrection.load();
  takeAddressOf(page, root);
}
