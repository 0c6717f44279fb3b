import { useState } from 'react';
import { useVisitorProducts } from '@/hooks/visitor-products.ts';

/**
 * A key that changes when the visitor goes on to another product, so that a tool starts anew. Where
 * everything was forgotten it stays: the tool that was asked to forget empties itself and says so.
 */
export function useProductKey(): number {
  const { currentId, products } = useVisitorProducts();
  const [shown, setShown] = useState({ currentId, key: 0 });
  if (shown.currentId === currentId) return shown.key;
  const next = { currentId, key: products.length > 0 ? shown.key + 1 : shown.key };
  setShown(next);
  return next.key;
}
