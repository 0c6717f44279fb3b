import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { useVisitorProducts, visitorProducts } from '@/hooks/visitor-products.ts';
import { choose, remove, startAnother } from '@/lib/visitor-product/change-products.ts';
import { currentProduct, learn, noProducts } from '@/lib/visitor-product/products.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // What a refusing browser did not store holds until the page is left.
  act(() => visitorProducts.forget());
});

const key = 'brandbff_products';
const earlierKey = 'brandbff_answers';
const quiz = { from: 'quiz', on: '2026-11-29' } as const;

function record(product: string): string {
  return JSON.stringify({
    version: 2,
    currentId: '1',
    products: [{ id: '1', answers: { product }, origins: {} }],
  });
}

/** What another tab does, as the browser tells this one. */
function storeInOtherTab(json: string | null) {
  if (json === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, json);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('nothing is known at first, and nothing is stored by reading', () => {
  expect(visitorProducts.read()).toBe(noProducts);
  expect(window.localStorage).toHaveLength(0);
});

test('what one part learns every other part shows', () => {
  const first = renderHook(() => useVisitorProducts());
  const second = renderHook(() => useVisitorProducts());
  act(() => visitorProducts.update((before) => learn(before, { priceUsd: 20 }, quiz)));
  expect(first.result.current).toBe(second.result.current);
  expect(currentProduct(second.result.current)).toEqual({
    id: '1',
    answers: { priceUsd: 20 },
    origins: { priceUsd: quiz },
  });
});

test('the record stays the same object until something changes', () => {
  storeInOtherTab(record('Mug'));
  expect(visitorProducts.read()).toBe(visitorProducts.read());
});

test('a change in another tab is shown, and so is that it forgot everything', () => {
  const { result } = renderHook(() => useVisitorProducts());
  act(() => storeInOtherTab(record('Mug')));
  expect(currentProduct(result.current).answers).toEqual({ product: 'Mug' });
  act(() => storeInOtherTab(null));
  expect(result.current).toEqual(noProducts);
});

test('a change adds to what another tab has stored since', () => {
  visitorProducts.read();
  window.localStorage.setItem(key, record('Mug'));
  act(() => visitorProducts.update((before) => learn(before, { priceUsd: 20 }, quiz)));
  expect(currentProduct(visitorProducts.read()).answers).toEqual({ product: 'Mug', priceUsd: 20 });
});

test('a change that changes nothing tells nobody', () => {
  storeInOtherTab(record('Mug'));
  const { result } = renderHook(() => useVisitorProducts());
  const before = result.current;
  act(() => visitorProducts.update((products) => learn(products, { product: 'Mug' }, quiz)));
  expect(result.current).toBe(before);
});

test('answers of the record before there were several products are kept, until they are replaced', () => {
  window.localStorage.setItem(earlierKey, '{"version":1,"answers":{"product":"Mug"}}');
  expect(currentProduct(visitorProducts.read()).answers).toEqual({ product: 'Mug' });
  act(() => visitorProducts.update((before) => learn(before, { priceUsd: 20 }, quiz)));
  expect(window.localStorage.getItem(earlierKey)).toBeNull();
  expect(currentProduct(visitorProducts.read()).answers).toEqual({ product: 'Mug', priceUsd: 20 });
});

test('a product that was started is the current one, also for other tabs', () => {
  storeInOtherTab(record('Mug'));
  act(() => visitorProducts.update(startAnother));
  expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toMatchObject({ currentId: '2' });
  expect(currentProduct(visitorProducts.read()).answers).toEqual({});
});

test('a started product stays the current one when the last of the others is deleted', () => {
  storeInOtherTab(record('Mug'));
  act(() => visitorProducts.update(startAnother));
  act(() => visitorProducts.update((before) => remove(before, '1')));
  expect(window.localStorage.getItem(key)).toBeNull();
  expect(visitorProducts.read()).toEqual({ currentId: '2', products: [] });
});

/** Two products, of which the other tab has turned to the second. */
function twoProducts() {
  return JSON.stringify({
    version: 2,
    currentId: '2',
    products: [
      { id: '1', answers: { product: 'Mug' }, origins: {} },
      { id: '2', answers: { product: 'Cap', priceUsd: 30 }, origins: {} },
    ],
  });
}

test('a tab whose tools speak of one product writes into that one after another tab chose another', () => {
  window.localStorage.setItem(key, record('Mug'));
  const tool = renderHook(() => useToolProduct('creator'));
  expect(tool.result.current.known.answers).toEqual({ product: 'Mug' });
  act(() => storeInOtherTab(twoProducts()));
  act(() => tool.result.current.learn({ priceUsd: 12 }));
  const { products } = visitorProducts.read();
  expect(products.map(({ answers }) => answers)).toEqual([
    { product: 'Mug', priceUsd: 12 },
    { product: 'Cap', priceUsd: 30 },
  ]);
  // The tray of this tab stays with it, and so does the next tool.
  expect(currentProduct(visitorProducts.read()).answers.product).toBe('Mug');
  const next = renderHook(() => useToolProduct('rfq'));
  expect(next.result.current.known.answers.product).toBe('Mug');
});

test('a tab without tools follows the product that another tab turned to', () => {
  storeInOtherTab(record('Mug'));
  expect(currentProduct(visitorProducts.read()).answers.product).toBe('Mug');
  storeInOtherTab(twoProducts());
  expect(currentProduct(visitorProducts.read()).answers.product).toBe('Cap');
});

test('choosing in this tab holds for its tools, and takes the other tab’s product for new ones', () => {
  window.localStorage.setItem(key, record('Mug'));
  renderHook(() => useToolProduct('creator'));
  act(() => storeInOtherTab(twoProducts()));
  act(() => visitorProducts.update((before) => choose(before, '2')));
  expect(currentProduct(visitorProducts.read()).answers.product).toBe('Cap');
  expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toMatchObject({ currentId: '2' });
});

test('a product that another tab deleted is written anew, and the others are left alone', () => {
  window.localStorage.setItem(key, twoProducts());
  const tool = renderHook(() => useToolProduct('creator'));
  act(() => storeInOtherTab(record('Mug')));
  act(() => tool.result.current.learn({ product: 'Cap' }));
  expect(visitorProducts.read().products.map(({ answers }) => answers)).toEqual([
    { product: 'Mug' },
    { product: 'Cap' },
  ]);
});

test('forgetting leaves nothing on the device', () => {
  storeInOtherTab(record('Mug'));
  window.localStorage.setItem(earlierKey, '{"version":1,"answers":{"product":"Cap"}}');
  act(() => visitorProducts.forget());
  expect(window.localStorage).toHaveLength(0);
  expect(visitorProducts.read()).toEqual(noProducts);
});

test('a browser that refuses to store keeps the answers until the page is left', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    removeItem: () => {},
    key: () => null,
    length: 0,
  };
  vi.stubGlobal('localStorage', refusing);
  const { result } = renderHook(() => useVisitorProducts());
  act(() => visitorProducts.update((before) => learn(before, { product: 'Mug' }, quiz)));
  act(() => visitorProducts.update((before) => learn(before, { priceUsd: 20 }, quiz)));
  expect(currentProduct(result.current).answers).toEqual({ product: 'Mug', priceUsd: 20 });
  act(() => visitorProducts.forget());
  expect(result.current).toEqual(noProducts);
});

test('what another tab stores is shown and kept while this one could not store its own', () => {
  storeInOtherTab(record('Mug'));
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useVisitorProducts());
  act(() => visitorProducts.update((before) => learn(before, { priceUsd: 20 }, quiz)));
  setItem.mockRestore();
  act(() => storeInOtherTab(record('Cap')));
  expect(currentProduct(result.current).answers).toEqual({ product: 'Cap', priceUsd: 20 });
  expect(visitorProducts.read()).toBe(visitorProducts.read());
  act(() => visitorProducts.update((before) => learn(before, { followers: 900 }, quiz)));
  const { products } = JSON.parse(window.localStorage.getItem(key) ?? '');
  expect(products[0].answers).toEqual({ product: 'Cap', priceUsd: 20, followers: 900 });
});

test('a started product that is still empty leaves what other tabs store alone', () => {
  act(() => visitorProducts.update(startAnother));
  act(() => storeInOtherTab(record('Mug')));
  act(() => visitorProducts.update((before) => learn(before, { product: 'Cap' }, quiz)));
  expect(visitorProducts.read().products.map(({ answers }) => answers.product)).toEqual([
    'Mug',
    'Cap',
  ]);
});
