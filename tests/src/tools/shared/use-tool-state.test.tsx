import { number } from '@functions/_shared/domain/schema.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tabStorage } from '@/lib/storage.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';

type Options = { shared?: number | null; storesShared?: boolean; isStored?: boolean };

function open(options: Options = {}) {
  return renderHook(() => useToolState<number>({ key: 'count', schema: number(0), ...options }), {
    reactStrictMode: true,
  });
}

const stored = () => tabStorage.read('count');

test('starts with the empty state and stores nothing before a change', () => {
  expect(open().result.current.state).toBe(0);
  expect(stored()).toBeNull();
});

test('stores every change and has it after a reload', () => {
  const { result, unmount } = open();
  act(() => result.current.set(2));
  act(() => result.current.set((before) => before + 1));
  expect(stored()).toBe('3');
  unmount();
  expect(open().result.current.state).toBe(3);
});

test('starts with the empty state when the stored one is damaged', () => {
  tabStorage.write('count', '{"');
  expect(open().result.current.state).toBe(0);
});

test('a shared state overwrites the stored one only with the first change', () => {
  tabStorage.write('count', '3');
  const { result } = open({ shared: 5 });
  expect(result.current.state).toBe(5);
  expect(stored()).toBe('3');
  act(() => result.current.set((before) => before + 1));
  expect(stored()).toBe('6');
});

test('a shared state is stored right away with storesShared', () => {
  tabStorage.write('count', '3');
  open({ shared: 5, storesShared: true });
  expect(stored()).toBe('5');
});

test('nothing is stored without isStored', () => {
  tabStorage.write('count', '3');
  const { result } = open({ shared: 5, isStored: false });
  act(() => result.current.set(6));
  expect(result.current.state).toBe(6);
  expect(stored()).toBe('3');
});

test('clear empties the state and removes the stored one', () => {
  const { result } = open();
  act(() => result.current.set(2));
  act(() => result.current.clear());
  expect(result.current.state).toBe(0);
  expect(stored()).toBeNull();
  act(() => result.current.clear(7));
  expect(result.current.state).toBe(7);
  expect(stored()).toBeNull();
});
