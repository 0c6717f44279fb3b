import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useQueryAddress } from '@/tools/shared/use-query-address.ts';

function renderAddress(options: { path: string; tool?: string }, opened = '/') {
  const toParams = (color: string) => new URLSearchParams({ color });
  return renderHook(
    () => ({ address: useQueryAddress({ toParams, ...options }), query: useLocation().search }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[opened]}>{children}</MemoryRouter>,
    },
  ).result;
}

test('shared parameters replace the query, and null empties it', () => {
  const result = renderAddress({ path: '/fulfillment#calculator' }, '/fulfillment?color=red');
  act(() => result.current.address.replace('sky blue'));
  expect(result.current.query).toBe('?color=sky+blue');
  expect(result.current.address.initialParams.get('color')).toBe('red');
  act(() => result.current.address.replace(null));
  expect(result.current.query).toBe('');
});

test("the page's tab stays in front of the shared parameters", () => {
  const result = renderAddress({ path: '/sourcing', tool: 'quiz' });
  act(() => result.current.address.replace('blue'));
  expect(result.current.query).toBe('?tool=quiz&color=blue');
  act(() => result.current.address.replace(null));
  expect(result.current.query).toBe('?tool=quiz');
});

test("a link points to the site's current origin", () => {
  const { origin } = window.location;
  const plain = renderAddress({ path: '/fulfillment#calculator' });
  expect(plain.current.address.shareUrl('blue')).toBe(
    `${origin}/fulfillment?color=blue#calculator`,
  );
  const tab = renderAddress({ path: '/sourcing', tool: 'quiz' });
  expect(tab.current.address.shareUrl('blue')).toBe(`${origin}/sourcing?tool=quiz&color=blue`);
});
