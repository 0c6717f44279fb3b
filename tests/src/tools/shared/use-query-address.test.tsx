import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isSharedEntry } from '@/hooks/use-query-params.ts';
import { replaceResult, useQueryAddress } from '@/tools/shared/use-query-address.ts';

function useColorAddress() {
  const address = useQueryAddress<string>({
    toParams: (color) => new URLSearchParams({ color }),
    path: '/colors',
  });
  return { address, location: useLocation() };
}

test('a changed result stays somebody else’s in the history until it is made one’s own', () => {
  const { result } = renderHook(useColorAddress, { wrapper: MemoryRouter });
  act(() => replaceResult(result.current.address, 'red', true));
  expect(result.current.location.search).toBe('?color=red');
  expect(isSharedEntry(result.current.location)).toBe(true);
  act(() => replaceResult(result.current.address, 'blue', false));
  expect(result.current.location.search).toBe('?color=blue');
  expect(isSharedEntry(result.current.location)).toBe(false);
});
