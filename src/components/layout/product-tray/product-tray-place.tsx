import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';

const trayIfKnown = lazyModule(() =>
  import('./product-tray-if-known.tsx').then((m) => m.ProductTrayIfKnown),
);

/** The tray's place in the page. The first view does not wait for it. */
export function ProductTrayPlace() {
  const ProductTrayIfKnown = useLazyModule(trayIfKnown);
  return ProductTrayIfKnown ? <ProductTrayIfKnown /> : null;
}
