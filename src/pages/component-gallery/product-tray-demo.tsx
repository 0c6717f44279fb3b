import { useState } from 'react';
import { TrayBar } from '@/components/layout/product-tray/tray-bar.tsx';
import { TraySheet } from '@/components/layout/product-tray/tray-sheet.tsx';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { choose, remove, startAnother } from '@/lib/visitor-product/change-products.ts';
import { noProducts, type VisitorProducts } from '@/lib/visitor-product/products.ts';
import { StateFrame } from './state-frame.tsx';

const mug: ProductAnswers = {
  product: 'Ceramic mug with a sleeping cat',
  productCategory: 'home-goods',
  priceUsd: 28,
  country: 'vietnam',
  quantities: [500, 1000],
  followers: 120_000,
  engagementRatePct: 4.2,
  landedProfit: { perUnitUsd: 9.4, priceUsd: 28, country: 'vietnam', units: 500 },
};
const on = '2026-11-28';
const current = {
  answers: mug,
  origins: {
    product: { from: 'ideas', on },
    priceUsd: { from: 'creator', on },
    country: { from: 'quiz', on },
    quantities: { from: 'rfq', on },
    followers: { from: 'profile', on },
    engagementRatePct: { from: 'engagement', on },
    landedProfit: { from: 'creator', on },
  },
} as const;
const examples: VisitorProducts = {
  currentId: '2',
  products: [
    { id: '1', answers: { product: 'Dog leash', country: 'ai-choose' }, origins: {} },
    { id: '2', ...current },
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
        <TrayBar product={current} isOpen={isOpen} onOpen={open} />
      </StateFrame>
      <StateFrame name="Product tray, little known">
        <TrayBar
          product={{ answers: { followers: 900 }, origins: {} }}
          isOpen={isOpen}
          onOpen={open}
        />
      </StateFrame>
      <StateFrame name="Product tray, new product">
        <TrayBar product={{ answers: {}, origins: {} }} isOpen={isOpen} onOpen={open} />
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
