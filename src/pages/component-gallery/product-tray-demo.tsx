import { useState } from 'react';
import { TrayBar } from '@/components/layout/product-tray/tray-bar.tsx';
import { TraySheet } from '@/components/layout/product-tray/tray-sheet.tsx';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import {
  choose,
  noProducts,
  remove,
  startAnother,
  type VisitorProducts,
} from '@/lib/visitor-product/products.ts';
import { StateFrame } from './state-frame.tsx';

const mug: ProductAnswers = {
  product: 'Ceramic mug with a sleeping cat',
  productCategory: 'home-goods',
  priceUsd: 28,
  country: 'vietnam',
  quantities: [500, 1000],
  followers: 120_000,
  engagementRatePct: 4.2,
};
const examples: VisitorProducts = {
  currentId: '2',
  products: [
    { id: '1', answers: { product: 'Dog leash', country: 'ai-choose' }, origins: {} },
    { id: '2', answers: mug, origins: {} },
  ],
};

/** The product tray with much, little and nothing known; the bar opens the sheet. */
export function ProductTrayDemo() {
  const [products, setProducts] = useState(examples);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <div className="mt-8 flex flex-col gap-6">
      <StateFrame name="Product tray, much known">
        <TrayBar answers={mug} isOpen={isOpen} onOpen={open} />
      </StateFrame>
      <StateFrame name="Product tray, little known">
        <TrayBar answers={{ followers: 900 }} isOpen={isOpen} onOpen={open} />
      </StateFrame>
      <StateFrame name="Product tray, new product">
        <TrayBar answers={{}} isOpen={isOpen} onOpen={open} />
      </StateFrame>
      <TraySheet
        products={products}
        choice={{
          choose: (id) => setProducts((before) => choose(before, id)),
          startAnother: () => setProducts(startAnother),
          remove: (id) => setProducts((before) => remove(before, id)),
          forget: () => setProducts(noProducts),
        }}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </div>
  );
}
