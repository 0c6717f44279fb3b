import { expect, test } from 'vitest';
import { correctAddress } from '@/hooks/correct-address.ts';

function served(page: string, address: string): { html: string; address: string } {
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.innerHTML = '<h1>Served</h1>';
  correctAddress(page, root);
  const { pathname, search, hash } = window.location;
  return { html: root.innerHTML, address: pathname + search + hash };
}

test.each(['/about/', '/about.html', '/About'])(
  'HTML of /about that was served at %s is kept, under its own address',
  (address) => {
    expect(served('/about', `${address}?from=mail#stories`)).toEqual({
      html: '<h1>Served</h1>',
      address: '/about?from=mail#stories',
    });
  },
);

test('HTML of the home page served for another address is removed for the right page', () => {
  expect(served('/', '/Sourcing')).toEqual({ html: '', address: '/Sourcing' });
  expect(served('/', '/nowhere')).toEqual({ html: '', address: '/nowhere' });
});
