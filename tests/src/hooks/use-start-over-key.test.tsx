import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useStartOverKey } from '@/hooks/use-start-over-key.ts';

function show(state?: unknown) {
  const { result } = renderHook(
    () => ({
      key: useStartOverKey(useLocation()),
      write: useQueryParams()[1],
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ pathname: '/mugs', search: '?v=1', state }]}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  return result;
}

test('the key changes with each start, also on the same address', () => {
  const result = show();
  const keys = [result.current.key];
  for (let start = 0; start < 2; start += 1) {
    act(() => result.current.write({}, { replace: true, startsOver: true }));
    keys.push(result.current.key);
  }
  expect(new Set(keys).size).toBe(3);
});

test('the key stays through other navigations', () => {
  const result = show();
  act(() => result.current.write({}, { startsOver: true }));
  const { key } = result.current;
  act(() => result.current.write({ tool: 'map' }));
  expect(result.current.key).toBe(key);
  act(() => void result.current.navigate('/caps'));
  expect(result.current.key).toBe(key);
});

test.each([null, 'text', { isQueryWrite: true }])('a state like %j starts nothing', (state) => {
  expect(show(state).current.key).toBe('');
});
