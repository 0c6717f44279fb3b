import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test('the skip link is the first Tab stop and moves to the content', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a dropdown opens with Enter, moves with arrow keys and closes with Escape', async ({
  page,
}) => {
  await page.goto('/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await inspect(page, 'open dropdown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /For Businesses/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /For E-commerce/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger).toBeFocused();
});

test('a choice from a dropdown opens its page and moves focus to the heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Capabilities' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /fulfillment/i })
    .click();
  await expect(page).toHaveURL('/fulfillment');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the header turns translucent once the page is scrolled past 10 px', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.mouse.wheel(0, 20);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
});

test('both header buttons open other sites in a new tab', async ({ page }) => {
  await page.goto('/');
  for (const name of [/Client Portal/, /Build With KIRA/]) {
    const link = page.getByRole('banner').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});
