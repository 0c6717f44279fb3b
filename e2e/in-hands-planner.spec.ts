import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts, openPart } from './support/parts.ts';

// The plan counts from today: these days were counted by hand for this one.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00'));
});

function form(page: Page): Locator {
  return page.getByRole('form', { name: 'In-hands date planner' });
}

test('a visitor plans 500 tumblers by March 3 and asks for a quote', async ({ page }) => {
  await page.goto('/in-hands-planner#planner');
  const plan = form(page).getByRole('button', { name: 'Plan the dates' });
  await plan.click();
  await expect(form(page).getByRole('textbox', { name: 'Product' })).toBeFocused();
  await inspect(page, 'what is missing');

  await form(page).getByRole('textbox', { name: 'Product' }).fill('steel tumbler');
  await form(page).getByRole('textbox', { name: 'Pieces' }).fill('500');
  await form(page).getByLabel('In hands on').fill('2027-03-03');
  await form(page).getByRole('textbox', { name: 'ZIP code (optional)' }).fill('10001');
  await plan.click();

  await expect(
    page.getByRole('heading', { name: 'Printed stock has your 500 tumblers in hands by Mar 3' }),
  ).toBeFocused();
  const routes = page.getByRole('region', { name: 'The routes' });
  await expect(routes.getByRole('listitem')).toHaveCount(5);
  const stock = routes.getByRole('listitem').first();
  await expect(stock).toContainText('Dec 10 to Jan 5');
  await expect(stock).toContainText('In time, 57 days to spare');
  await expect(stock).toContainText('Jan 28, to be safe');
  // 80% of the catalog's $13.80, and the truck.
  await expect(stock).toContainText(/\$1[12]\.\d\d to \$1[12]\.\d\d/);

  const chart = page.getByRole('slider', { name: 'When each route arrives' });
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /^Sea from China: .*late\.$/);

  await routes.getByRole('button', { name: 'Show the days: Sea from China' }).click();
  await openPart(page, 'Sea from China, day by day');
  await expect(page.getByRole('table', { name: 'Sea from China, day by day' })).toBeVisible();
  await expect(page.getByText('Lunar New Year in China costs')).toBeVisible();
  await openAllParts(page);
  await inspect(page, 'plan');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the days: Sea from China' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL(/\/sourcing\?tool=rfq/);
});

test('a link opens the plan, and a date that has to be later says so', async ({ page }) => {
  await page.goto('/in-hands-planner?plan=1&product=vase&pieces=200&by=2026-12-24&to=pacific');
  await expect(
    page.getByRole('heading', { name: 'No route has your 200 vases in hands by Dec 24' }),
  ).toBeVisible();
  await expect(page.getByText('Not sold as printed stock')).toBeVisible();
  await page.getByRole('combobox', { name: 'Made in Asia' }).selectOption('Vietnam');
  await expect(
    page.getByText('Sea from Vietnam', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
});
