import { useSyncExternalStore } from 'react';
import { deviceStorage, tabStorage } from '@/lib/storage.ts';
import { mergeUnstored, type UnstoredProducts } from '@/lib/visitor-product/merge-unstored.ts';
import {
  currentProduct,
  noProducts,
  parseProducts,
  serializeProducts,
  type VisitorProduct,
  type VisitorProducts,
} from '@/lib/visitor-product/products.ts';

const key = 'products';
/** The record before there were several products and sources; read where there is no later one. */
const earlierKey = 'answers';
/** In the tab: the product that its forms speak of, whichever another tab has turned to. */
const tabProductKey = 'product_id';

type Stored = {
  json: string | null;
  earlier: string | null;
  tabId: string | null;
  products: VisitorProducts;
};

let last: Stored = { json: null, earlier: null, tabId: null, products: noProducts };
/** What the browser refused to store; it holds until the page is left. */
let unstored: UnstoredProducts | null = null;
let merged: { of: UnstoredProducts; stored: VisitorProducts; products: VisitorProducts } | null =
  null;
const listeners = new Set<() => void>();

/**
 * The visitor's products on this device, shared by all tabs. Each tab has its own current product
 * from when its tools were filled in; a new tab starts with the one that was used last.
 */
export const visitorProducts = {
  /** The same object as long as nothing changes. */
  read(): VisitorProducts {
    const stored = readStored();
    if (unstored === null) return stored;
    if (merged?.of !== unstored || merged.stored !== stored) {
      merged = { of: unstored, stored, products: mergeUnstored(unstored, stored) };
    }
    return merged.products;
  },

  /** The product that this tab's tools speak of from now on, until the visitor chooses another. */
  readForTool(): VisitorProduct {
    const product = currentProduct(visitorProducts.read());
    tabStorage.write(tabProductKey, product.id);
    return product;
  },

  /** Changes what is stored now, which another tab may have written. */
  update(change: (before: VisitorProducts) => VisitorProducts): void {
    const before = visitorProducts.read();
    const after = change(before);
    if (after === before) return;
    const isStored = store(after);
    deviceStorage.remove(earlierKey);
    if (after === noProducts) tabStorage.remove(tabProductKey);
    else if (after.currentId !== before.currentId) tabStorage.write(tabProductKey, after.currentId);
    unstored = isStored ? null : { products: after, storedThen: readStored() };
    for (const listener of listeners) listener();
  },

  /** Forgets every product. */
  forget(): void {
    visitorProducts.update(() => noProducts);
  },
};

function readStored(): VisitorProducts {
  const json = deviceStorage.read(key);
  const earlier = json === null ? deviceStorage.read(earlierKey) : null;
  const tabId = tabStorage.read(tabProductKey);
  if (json !== last.json || earlier !== last.earlier || tabId !== last.tabId) {
    const stored = parseProducts(json, earlier);
    const isOther = tabId !== null && tabId !== stored.currentId;
    const products = isOther ? { ...stored, currentId: tabId } : stored;
    last = { json, earlier, tabId, products };
  }
  return last.products;
}

/** Returns whether all of it is stored. */
function store(products: VisitorProducts): boolean {
  const json = serializeProducts(products);
  if (json !== null) return deviceStorage.write(key, json);
  deviceStorage.remove(key);
  // A product that was started and is still empty is not stored, but is the current one.
  return products === noProducts;
}

/** The products, as they change in this tab and in others; none until the page is hydrated. */
export function useVisitorProducts(): VisitorProducts {
  return useSyncExternalStore(subscribe, visitorProducts.read, () => noProducts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
