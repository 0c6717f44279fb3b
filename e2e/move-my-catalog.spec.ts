import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

function region(page: Page, name: string | RegExp): Locator {
  return page.getByRole('region', { name });
}

async function read(page: Page, path: string): Promise<void> {
  // The input itself is hidden below its label.
  await page.getByLabel('Choose a file').setInputFiles(path);
  await expect(page.getByRole('button', { name: 'Show what a move saves' })).toBeVisible();
}

test('a shop drops its export, answers a question and takes the result along', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/move-my-catalog');
  await expect(page.getByRole('button', { name: 'Try it with a sample' })).toBeVisible();
  await inspect(page, 'an empty catalog');
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await read(page, 'data/eval/catalog.csv');
  await page.getByRole('combobox', { name: 'Where are they made today?' }).selectOption('China');
  await page.getByRole('textbox', { name: 'Pieces of each product a year' }).fill('1,000');
  await inspect(page, 'a catalog that was read');
  await page.getByRole('button', { name: 'Show what a move saves' }).click();

  const total = region(page, 'What your catalog saves');
  await expect(total).toContainText(/across \d+ of 523 products/, { timeout: 30_000 });
  const before = Number(/across (\d+) of/.exec((await total.textContent()) ?? '')?.[1]);
  expect(before).toBeGreaterThan(100);

  const questions = region(page, /questions are open/);
  await questions.getByRole('group').first().getByRole('button').first().click();
  await expect(total).not.toContainText(`across ${before} of 523`);

  const list = region(page, 'Your products');
  await list.getByRole('searchbox', { name: 'Search products' }).fill('NF-0002');
  await expect(list.getByText('Everyday Organic Cotton T-Shirt')).toBeVisible();
  await list.getByText('Everyday Organic Cotton T-Shirt').click();
  await expect(list.getByText('Mexico with USMCA').filter({ visible: true }).first()).toBeVisible();
  await inspect(page, 'a product with its countries');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Everyday Organic Cotton T-Shirt');
  expect(csv).toContain('6109.10.00');
  // The catalog goes nowhere. Page views and the like name no product.
  expect(requests.filter((url) => /landed-cost|understand-goods|tariff/.test(url))).toEqual([]);

  await page.reload();
  await expect(total).toContainText(/across \d+ of 523 products/, { timeout: 30_000 });
});

test('a bad row is named, and the best move goes on to the request for quotation', async ({
  page,
}) => {
  await page.goto('/move-my-catalog');
  await page
    .getByRole('textbox', { name: 'Or paste cells from a spreadsheet' })
    .fill(
      'Title\tCost\tUnits a year\tMade in\nOrganic Cotton Hoodie\t11.20\t4000\tChina\nMug\tten\t50\tChina',
    );
  await page.getByRole('button', { name: 'Read these cells' }).click();
  await page.getByRole('button', { name: 'Show what a move saves' }).click();
  await expect(region(page, 'One row can’t be used')).toContainText(
    'Line 3The cost “ten” isn’t a number.',
  );
  await page.getByRole('link', { name: 'Write an RFQ: Organic Cotton Hoodie' }).click();
  await expect(page).toHaveURL(/\/sourcing\?tool=rfq/);
  await expect(page.getByRole('textbox', { name: 'Product', exact: true })).toHaveValue(
    'Organic Cotton Hoodie',
  );
});
