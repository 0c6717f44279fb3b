import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test('a search from the address shows up to three partners and keeps its query', async ({
  page,
}) => {
  await page.goto('/factory-search?q=soy+candles');
  await expect(page.getByRole('heading', { level: 2, name: 'soy candles' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
  await inspect(page, 'partners');
  await expect(page.getByRole('searchbox')).toHaveValue('soy candles');
  await expect(page.getByRole('link', { name: /Send this request by email/ })).toHaveAttribute(
    'href',
    /^mailto:.*soy%20candles/,
  );
});

test('a country that cannot make the product shows the alert, and its suggestion searches there', async ({
  page,
}) => {
  await page.goto('/factory-search');
  await page.getByRole('searchbox').fill('wireless earbuds');
  await page.getByRole('button', { name: 'Search factories' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'wireless earbuds' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Pakistan');
  await expect(page).toHaveURL(/country=pakistan/);
  const alert = page.getByRole('region', { name: 'Manufacturing Alert' });
  await expect(alert).toBeVisible();
  await inspect(page, 'alert');
  await alert.getByRole('button', { name: 'Search China' }).click();
  await expect(page).toHaveURL(/country=china/);
  await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
});

test.describe('with the search down', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('offers another attempt and an email contact', async ({ page }) => {
    await page.route('**/functions/v1/ai-factory-search', (route) => route.abort());
    await page.goto('/factory-search?q=socks');
    await expect(page.getByText(/The factory search isn’t responding/)).toBeVisible();
    await inspect(page, 'no answer');
    await page.unroute('**/functions/v1/ai-factory-search');
    await page.getByRole('button', { name: 'Search again' }).click();
    await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
  });
});
