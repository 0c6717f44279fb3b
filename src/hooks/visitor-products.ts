import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@/lib/storage.ts';
import {
  noProducts,
  parseProducts,
  serializeProducts,
  type VisitorProducts,
} from '@/lib/visitor-product/products.ts';

const key = 'products';
/** The record before there were several products and sources; read where there is no later one. */
const earlierKey = 'answers';

type Stored = { json: string | null; earlier: string | null; products: VisitorProducts };

let last: Stored = { json: null, earlier: null, products: noProducts };
/** What the browser refused to store; it holds until the page is left. */
let unstored: VisitorProducts | null = null;
const listeners = new Set<() => void>();

/** The visitor's products on this device, shared by all tabs. */
export const visitorProducts = {
  /** The same object as long as nothing changes. */
  read(): VisitorProducts {
    if (unstored !== null) return unstored;
    const json = deviceStorage.read(key);
    const earlier = json === null ? deviceStorage.read(earlierKey) : null;
    if (json !== last.json || earlier !== last.earlier) {
      last = { json, earlier, products: parseProducts(json, earlier) };
    }
    return last.products;
  },

  /** Changes what is stored now, which another tab may have written. */
  update(change: (before: VisitorProducts) => VisitorProducts): void {
    const before = visitorProducts.read();
    const after = change(before);
    if (after === before) return;
    const json = serializeProducts(after);
    if (json === null) {
      deviceStorage.remove(key);
      // A product that was started and is still empty is not stored, but is the current one.
      unstored = after === noProducts ? null : after;
    } else {
      unstored = deviceStorage.write(key, json) ? null : after;
    }
    deviceStorage.remove(earlierKey);
    for (const listener of listeners) listener();
  },

  /** Forgets every product. */
  forget(): void {
    visitorProducts.update(() => noProducts);
  },
};

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
