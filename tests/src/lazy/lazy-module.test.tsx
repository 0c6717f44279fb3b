import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type LazyModule, lazyCall, lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';

const code = { word: 'there' };
const imports = () => vi.fn(async () => code);
const offlineOnce = () => imports().mockRejectedValueOnce(new TypeError('offline'));

function Waiting({ module }: { module: LazyModule<typeof code> }) {
  return <p>{useLazyModule(module)?.word ?? 'not yet'}</p>;
}

test('a lazy module is imported once for all callers', async () => {
  const importCode = imports();
  const module = lazyModule(importCode);
  expect(module.loaded()).toBeUndefined();
  await Promise.all([module.prefetch(), module.load(), module.load()]);
  expect(module.loaded()).toBe(code);
  expect(importCode).toHaveBeenCalledOnce();
});

test('a failed import rejects for its callers, and the next call tries again', async () => {
  const module = lazyModule(offlineOnce());
  await expect(module.load()).rejects.toThrow('offline');
  await expect(module.load()).resolves.toBe(code);
});

test('a failed prefetch is not an error, and the module is imported when it is used', async () => {
  const module = lazyModule(offlineOnce());
  await expect(module.prefetch()).resolves.toBeUndefined();
  expect(module.loaded()).toBeUndefined();
  await module.load();
  expect(module.loaded()).toBe(code);
});

test('a component that waits for a module re-renders when it arrives', async () => {
  const module = lazyModule(imports());
  render(<Waiting module={module} />);
  expect(screen.getByText('not yet')).toBeInTheDocument();
  await act(() => module.load());
  expect(screen.getByText('there')).toBeInTheDocument();
});

test('a lazy call waits for the code and returns its result', async () => {
  const double = lazyCall(
    lazyModule(async () => ({ double: async (value: number) => value * 2 })),
    (module) => module.double,
  );
  await expect(double(21)).resolves.toBe(42);
});
