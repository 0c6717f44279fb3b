import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/fixtures.ts';
import { routes } from './support/routes.ts';

for (const path of routes) {
  test(`${path} has its head, one main heading and nothing for axe to find`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/BrandBFF/);
    for (const selector of [
      'title',
      'meta[name="description"]',
      'meta[name="keywords"]',
      'link[rel="canonical"]',
      'meta[property="og:title"]',
      'meta[property="og:description"]',
      'meta[property="og:image"]',
      'meta[name="twitter:card"]',
    ]) {
      await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
    }
    await page.waitForLoadState('networkidle');

    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    ).toEqual([]);

    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, 'no sideways scroll').toBeLessThanOrEqual(clientWidth);
  });
}

test('/pricing leads to /how-we-work and leaves no entry of its own in the history', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/pricing');
  await expect(page).toHaveURL('/how-we-work');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /404: no page at \/no-such-page|status of 404/ });

  test('shows the 404 page with a way home', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL('/');
  });
});
