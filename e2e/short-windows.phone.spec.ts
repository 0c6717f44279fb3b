import { calculate, candleMaker } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFocusInView, expectUsable } from './support/in-view.ts';
import { zoomed } from './support/windows.ts';

/*
 * At 400% zoom, whatever opens is fully usable, and nothing that stays in view covers a control in
 * use.
 */

const [, [, window]] = zoomed;
// The screen too: Chromium uses it to pick which picture to preload.
test.use({ viewport: window, screen: window });

test('the menu fills the window below a partly scrolled header', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await header.getByRole('button', { name: 'Open menu' }).tap({ position: { x: 22, y: 42 } });
  const close = header.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeInViewport({ ratio: 1 });
  const isCovered = await header.evaluate((element) =>
    element.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 2)),
  );
  expect(isCovered, 'the menu reaches the lower edge').toBe(true);

  const menu = header.getByRole('navigation', { name: 'Main' });
  await expectUsable(menu, 'menu');
  await close.focus();
  for (const link of await menu.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expectFocusInView(page, 'menu');
  }
});

test("the revenue calculator's dialog works with a toast over it", async ({ page }) => {
  await page.goto('/#calculator');
  await calculate(page, candleMaker);
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();
  await expectFocusInView(page, 'opened');
  await expectUsable(dialog, 'opened');

  await email.fill('ana.example.com');
  await email.press('Enter');
  await expect(page.getByText('Invalid Email', { exact: true })).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    // Once around, and past the end.
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expectFocusInView(page, key);
    }
  }
});
