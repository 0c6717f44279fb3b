import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { tabStorage } from '@/lib/storage.ts';
import { choose, startAnother } from '@/lib/visitor-product/change-products.ts';
import { useProductAddress } from '@/tools/shared/use-product-address.ts';
import { useProductKey } from '@/tools/shared/use-product-key.ts';

function mount(query = '') {
  const address = {
    initialParams: new URLSearchParams(query),
    replace: vi.fn(),
    shareUrl: () => '',
  };
  const { result, unmount } = renderHook(() =>
    useProductAddress({
      tool: 'creator',
      address,
      storedKeys: ['mug_form'],
      isOwn: (params) => params.get('d') === tabStorage.read('mug_form'),
    }),
  );
  return { opened: result.current.initialParams.toString(), address, unmount };
}

test('the form and the address of this product stay', () => {
  mount().unmount();
  tabStorage.write('mug_form', 'Mug');
  const { opened, address } = mount('d=Mug');
  expect(opened).toBe('d=Mug');
  expect(tabStorage.read('mug_form')).toBe('Mug');
  expect(address.replace).not.toHaveBeenCalled();
});

test('the form of another product is dropped, with the address that was made of it', () => {
  learnAnswers('creator', { product: 'Mug' });
  mount().unmount();
  tabStorage.write('mug_form', 'Mug');
  visitorProducts.update(startAnother);
  const { opened, address, unmount } = mount('d=Mug');
  expect(opened).toBe('');
  expect(tabStorage.read('mug_form')).toBeNull();
  expect(address.replace).toHaveBeenCalledExactlyOnceWith(null);
  unmount();
  tabStorage.write('mug_form', 'Apron');
  expect(mount('d=Apron').opened).toBe('d=Apron');
});

test('the link of somebody else stays, whichever product is spoken of', () => {
  learnAnswers('creator', { product: 'Mug' });
  mount().unmount();
  tabStorage.write('mug_form', 'Mug');
  visitorProducts.update(startAnother);
  const { opened, address } = mount('d=Socks');
  expect(opened).toBe('d=Socks');
  expect(tabStorage.read('mug_form')).toBeNull();
  expect(address.replace).not.toHaveBeenCalled();
});

test('the key changes with the product, and not where everything is forgotten', () => {
  const { result } = renderHook(() => useProductKey());
  const first = result.current;
  act(() => learnAnswers('creator', { product: 'Mug' }));
  expect(result.current).toBe(first);
  act(() => visitorProducts.update(startAnother));
  act(() => learnAnswers('creator', { product: 'Apron' }));
  const second = result.current;
  expect(second).not.toBe(first);
  act(() => visitorProducts.update((before) => choose(before, '1')));
  const third = result.current;
  expect(third).not.toBe(second);
  act(() => visitorProducts.update((before) => choose(before, '2')));
  const fourth = result.current;
  act(() => visitorProducts.forget());
  expect(result.current).toBe(fourth);
  act(() => learnAnswers('creator', { product: 'Socks' }));
  expect(result.current).toBe(fourth);
});
