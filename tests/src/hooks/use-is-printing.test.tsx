import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsPrinting } from '@/hooks/use-is-printing.ts';

test('is true from the start of printing to its end', () => {
  const { result } = renderHook(useIsPrinting);
  expect(result.current).toBe(false);
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(result.current).toBe(true);
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(result.current).toBe(false);
});
