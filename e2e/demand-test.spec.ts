import type { Page } from '@playwright/test';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts } from './support/parts.ts';
import { addressFor } from './support/sourcing.ts';
import { typeSlowly } from './support/type-slowly.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Set up your test' });

/** Puts a test online and returns the link that its owner keeps. */
async function makeTest(page: Page, product: string): Promise<URL> {
  await page.goto('/demand-test');
  await form(page).getByRole('textbox', { name: 'Product' }).fill(product);
  await typeSlowly(form(page).getByRole('textbox', { name: 'Your name on the page' }), 'Ana makes');
  for (const [name, price] of [
    ['Lowest price', '24'],
    ['Middle price', '28'],
    ['Highest price', '32'],
  ] as const) {
    await form(page).getByRole('textbox', { name }).fill(price);
  }
  await form(page).getByRole('button', { name: 'Put my test online' }).click();
  await expect(page.getByRole('heading', { name: `Results for ${product}` })).toBeVisible();
  return new URL(page.url());
}

test('a creator puts a test online, a follower votes, and only the creator sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = addressFor('follower');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const own = await makeTest(page, 'Oat milk mug');
  const [id = '', secret = ''] = own.hash.slice(1).split('.');
  await inspect(page, 'results without a visitor');
  expect(requests.join()).not.toContain(secret);

  const elsewhere = await browser.newContext({ baseURL: `${baseURL}` });
  const follower = await elsewhere.newPage();
  const answer = await follower.goto(`/drop/${id}`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(follower.getByRole('heading', { name: 'Oat milk mug' })).toBeVisible();
  await expect(follower.getByRole('img', { name: /A drawing of the product/ })).toBeVisible();
  await follower.getByRole('button', { name: 'I’d buy at $28' }).click();
  await expect(follower.getByText(/Your vote is in: you’d buy at \$28/)).toBeVisible();
  await follower.getByRole('textbox', { name: 'Email' }).fill(email);
  await follower.getByRole('checkbox').check();
  await inspect(follower, 'a vote with an address');
  await follower.getByRole('button', { name: 'Tell me' }).click();
  await expect(follower.getByText('Thanks! We’ll email you once, if it gets made.')).toBeVisible();
  await elsewhere.close();
  await expect.poll(() => readRows('demand_test_emails', { email: `eq.${email}` })).toHaveLength(1);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await openAllParts(page);
  await expect(page.getByRole('row', { name: /^\$28 1 1 100\.0%/ })).toBeVisible();
  await expect(page.getByText('No verdict yet: 1 of 100 visitors')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await inspect(page, 'results with one vote');

  await page.getByRole('button', { name: 'Take the page down' }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(form(page)).toBeVisible();
  await page.goto(`/drop/${id}`);
  await expect(page.getByText('This page is no longer here')).toBeVisible();
  await inspect(page, 'a page that was taken down');
});

test('what is missing in the form is said at its field', async ({ page }) => {
  await page.goto('/demand-test');
  await form(page).getByRole('button', { name: 'Put my test online' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Product' })).toBeFocused();
  await inspect(page, 'an empty form');
});
