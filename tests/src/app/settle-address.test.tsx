import { expect, test } from 'vitest';
import { settleAddress } from '@/app/settle-address.ts';

async function served(page: string | undefined, address: string): Promise<string> {
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.innerHTML = '<h1>Served</h1>';
  if (page !== undefined) root.dataset.page = page;
  await settleAddress(root);
  return root.innerHTML;
}

test('the page that demand tests share is kept at each of their addresses', async () => {
  expect(await served('/drop', '/drop/bcdfghjkmn')).toBe('<h1>Served</h1>');
  expect(window.location.pathname).toBe('/drop/bcdfghjkmn');
  expect(await served('/drop', '/drop')).toBe('<h1>Served</h1>');
});

test('the 404 page that a host served there is removed, and stays anywhere else', async () => {
  expect(await served(undefined, '/drop/bcdfghjkmn')).toBe('');
  expect(await served(undefined, '/drop/nothing')).toBe('<h1>Served</h1>');
});
