import { Suspense, useEffect, useState } from 'react';
import { productTrayContent as copy } from '@/content/product-tray.ts';
import { useOwnDemandTests } from '@/hooks/own-demand-tests.ts';
import { useProductChoice } from '@/hooks/use-product-choice.ts';
import { useVisitorProducts } from '@/hooks/visitor-products.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { TrayBar } from './tray-bar.tsx';

const TraySheet = lazyComponent(() => import('./tray-sheet.tsx').then((m) => m.TraySheet));

/**
 * The visitor's product at the bottom of the window, on every page. It has room of its own at the
 * end of the page, so that it covers nothing there.
 */
export function ProductTray() {
  const products = useVisitorProducts();
  // The estimated profit follows the rate of a demand test.
  useOwnDemandTests();
  const choice = useProductChoice();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  // Loaded by the time that the bar is pressed.
  useEffect(() => void TraySheet.prefetch(), []);

  return (
    <aside
      aria-label={copy.label}
      data-product-tray=""
      data-print="hide"
      data-ground="paper"
      className="sticky bottom-0 z-30 short:static border-t-[1.5px] border-ink pb-[env(safe-area-inset-bottom)]"
    >
      <TrayBar
        product={currentProduct(products)}
        isOpen={isOpen}
        onOpen={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <TraySheet products={products} choice={choice} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </aside>
  );
}
