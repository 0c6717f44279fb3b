import { useVisitorProducts } from '@/hooks/visitor-products.ts';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import { isEmptyProduct } from '@/lib/visitor-product/products.ts';

const tray = lazyModule(() => import('./product-tray.tsx').then((m) => m.ProductTray));

/** Loads the tray only where something is known about a product. */
export function ProductTrayIfKnown() {
  const { products } = useVisitorProducts();
  return products.some((product) => !isEmptyProduct(product)) ? <LoadedTray /> : null;
}

function LoadedTray() {
  const ProductTray = useLazyModule(tray);
  return ProductTray ? <ProductTray /> : null;
}
