import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts, openPart } from './support/parts.ts';

const wholeAnswer = '/fulfillment?v=1&o=500&m=diy&c=6.00&x=shipbob#calculator';

function form(page: Page): Locator {
  return page.getByRole('form', { name: 'Fulfillment cost calculator' });
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await form(page).getByRole('combobox', { name: label }).selectOption(option);
}

async function answer(page: Page, orders: string, cost: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Monthly orders' }).fill(orders);
  await choose(page, 'Current method', 'DIY: we pack ourselves');
  await form(page).getByRole('textbox', { name: 'Current cost per order' }).fill(cost);
}

/** The figure below a caption of the result. */
function figure(page: Page, caption: string): Locator {
  return page.getByText(caption, { exact: true }).locator('xpath=..');
}

test('a visitor compares their own packing with us and ShipBob', async ({ page }) => {
  await page.goto('/fulfillment#calculator');
  const calculate = form(page).getByRole('button', { name: 'Calculate' });
  await expect(calculate).toBeDisabled();
  await form(page).getByRole('textbox', { name: 'Monthly orders' }).fill('many');
  await inspect(page, 'a number that is none');
  await answer(page, '500', '6');
  await choose(page, 'Compare with', 'ShipBob');
  await calculate.click();

  await expect(page.getByRole('heading', { name: 'You would save $750 a month' })).toBeFocused();
  await expect(figure(page, 'Yearly savings')).toContainText('$9,000');
  await expect(figure(page, 'BrandBFF per month')).toContainText('$2,250');
  await expect(figure(page, 'Time saved per month')).toContainText('10 days');
  await expect(figure(page, 'ShipBob per month')).toContainText('$3,457');
  await expect(figure(page, 'Savings over ShipBob')).toContainText('$1,207');
  await openPart(page, 'Monthly cost over orders');
  await expect(
    page.getByText('From 178 orders a month, Pietra costs less than BrandBFF'),
  ).toBeVisible();
  await openAllParts(page);
  await inspect(page, 'comparison');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You would save $750 a month' })).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: 'Monthly orders' })).toHaveValue('500');
});

test('an invoice amount changes the total and is stored in the address', async ({ page }) => {
  await page.goto(wholeAnswer);
  const storage = page.getByRole('textbox', { name: 'ShipBob: Storage, US dollars per order' });
  await openPart(page, 'What each cost is made of');
  await storage.fill('0.50');
  await expect(figure(page, 'ShipBob per month')).toContainText('$2,457'); // 500 × 4.75 + 81.67
  await storage.press('Tab');
  await expect(page).toHaveURL(/e=shipbob\.storage\.0\.5/);
  await page.reload();
  await openPart(page, 'What each cost is made of');
  await expect(storage).toHaveValue('0.50');
  await expect(figure(page, 'ShipBob per month')).toContainText('$2,457');
  await page.getByRole('button', { name: 'Back to the estimate for ShipBob' }).click();
  await expect(storage).toHaveValue('2.50');
  await expect(page).not.toHaveURL(/e=shipbob/);
});

test("arrow keys move across the plot's rate step at 1,000 orders", async ({ page }) => {
  await page.goto(wholeAnswer);
  await openPart(page, 'Monthly cost over orders');
  const walker = page.getByRole('slider', { name: 'Monthly cost over orders' });
  await expect(walker).toHaveAttribute('aria-valuetext', /^500 orders a month: BrandBFF \$2,250/);
  await walker.focus();
  for (let step = 0; step < 40; step += 1) {
    if (/^1,001 /.test((await walker.getAttribute('aria-valuetext')) ?? '')) break;
    await walker.press('ArrowRight');
  }
  await expect(walker).toHaveAttribute('aria-valuetext', /^1,001 orders a month: BrandBFF \$3,504/);
  await walker.press('ArrowLeft');
  await expect(walker).toHaveAttribute('aria-valuetext', /^1,000 orders a month: BrandBFF \$4,500/);
});

test('a method cheaper than ours is shown with savings of $0', async ({ page }) => {
  await page.goto('/fulfillment?v=1&o=500&m=3pl&c=4#calculator');
  await expect(page.getByRole('heading', { name: 'Your current method costs less' })).toBeVisible();
  await expect(figure(page, 'Monthly savings')).toContainText('$0');
  await expect(page.getByText('we’d cost $250 more a month')).toBeVisible();
});

test('a comparison wider than its window scrolls by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fulfillment?v=1&o=1000000&m=diy&c=6&x=pietra#calculator');
  const table = page.getByRole('group', { name: 'Side by side' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((place) => place.scrollLeft)).toBeGreaterThan(0);
});

test('printing shows the comparison and nothing else', async ({ page }) => {
  await page.goto(wholeAnswer);
  await openPart(page, 'Monthly cost over orders');
  await expect(page.getByRole('figure', { name: 'Monthly cost over orders' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Packed with care, gone in a day or two' }),
  ).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});

test('the page has its sections in order, and Get Started opens the intake form', async ({
  page,
}) => {
  await page.goto('/fulfillment');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Your evenings back, and a better unboxing',
    'What does an order cost you today?',
    'Where your product waits for its order',
    'Everything that happens to an order',
    'Send us your next hundred orders',
  ]);
  const start = main.getByRole('link', { name: /^Get Started/ });
  expect(await start.count()).toBeGreaterThan(0);
  for (const link of await start.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }
  const picture = main.getByRole('img', { name: /fulfillment center aisle/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});
