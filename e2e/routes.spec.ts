import { expect, test } from './support/fixtures.ts';
import { expectStillness, expectToFit, inspect } from './support/inspect.ts';
import { open } from './support/reach.ts';
import { results, routes } from './support/routes.ts';
import { zoomed } from './support/windows.ts';

for (const path of [...routes, ...results]) {
  test(`${path} is complete and accessible`, async ({ page, isMobile }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await inspect(page, path);
    if (isMobile) return;

    await expectStillness(page, path);
    for (const [zoom, window] of zoomed) {
      await page.setViewportSize(window);
      await expectToFit(page, `${path} at ${zoom}`);
    }
  });
}

test('/pricing redirects to /how-we-work without a history entry of its own', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/pricing');
  await expect(page).toHaveURL('/how-we-work');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /404: no page at \/no-such-page|status of 404/ });

  test('shows the 404 page with a link home', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await inspect(page, '404');
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL('/');
  });
});
