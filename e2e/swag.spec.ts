import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test('the catalog preview filters by occasion and budget, and its prices follow the quantity', async ({
  page,
}) => {
  await page.goto('/swag');
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(products).toHaveCount(12);
  await page.getByRole('button', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Under $5' }).click();
  await expect(products).toHaveCount(3);
  await expect(page.getByText('$4.60', { exact: true }).first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('500 pieces');
  await expect(products.filter({ hasText: 'Canvas tote' })).toContainText('$3.68');

  await page.getByRole('button', { name: 'Under $5' }).click();
  await page.getByRole('button', { name: '$20 and more' }).click();
  await expect(page.getByText('Nothing fits all of that')).toBeVisible();
  await inspect(page, 'nothing fits');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(products).toHaveCount(12);
});

test('the search understands other languages, and says plainly what is not in the catalog', async ({
  page,
}) => {
  await page.goto('/swag');
  const search = page.getByRole('searchbox', { name: 'Find a product' });
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await search.fill('calcetines');
  await expect(products).toHaveCount(1);
  await expect(products).toContainText('Grip socks');

  await search.fill('bottle for runners');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'We have no water bottles in the catalog yet' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Close to it in the catalog' })).toContainText(
    'Steel tumbler',
  );
  await inspect(page, 'not in the catalog');
  await expect(page.getByRole('link', { name: 'Write an RFQ' })).toHaveAttribute(
    'href',
    '/sourcing?tool=rfq',
  );
  await search.fill('hodie');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'We have no hoodies in the catalog yet' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(products).toHaveCount(12);
});

test('the stock catalog opens in a new tab', async ({ page }) => {
  await page.goto('/swag');
  const links = page.getByRole('main').getByRole('link', { name: 'Browse the stock catalog' });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});
