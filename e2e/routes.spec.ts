import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectStillness, expectToFit, inspect } from './support/inspect.ts';
import { open } from './support/reach.ts';
import { results, routes } from './support/routes.ts';
import { zoomed } from './support/windows.ts';

/** How the page's parts learn that the window changed; `hold` delays it. */
async function holdableMeasuring(page: Page): Promise<{ hold: () => Promise<void> }> {
  await page.addInitScript(() => {
    const held = () => document.documentElement.dataset.measuring === 'held';
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super((...seen) => held() || callback(...seen));
      }
    };
    const add = MediaQueryList.prototype.addEventListener;
    MediaQueryList.prototype.addEventListener = function (
      this: MediaQueryList,
      kind: string,
      listener: EventListenerOrEventListenerObject,
    ) {
      const notify = typeof listener === 'function' ? listener : listener.handleEvent;
      add.call(this, kind, (event: Event) => held() || notify.call(this, event));
    };
  });
  return {
    hold: () =>
      page.evaluate(() => document.documentElement.setAttribute('data-measuring', 'held')),
  };
}

for (const path of [...routes, ...results]) {
  test(`${path} is complete and accessible`, async ({ page, isMobile }) => {
    const measuring = await holdableMeasuring(page);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await inspect(page, path);
    if (isMobile) return;

    await expectStillness(page, path);
    const fullSize = page.viewportSize();
    for (const [zoom, window] of zoomed) {
      await page.setViewportSize(window);
      await expectToFit(page, `${path} at ${zoom}`);
    }
    // The moment right after the window narrows, before anything is measured again.
    if (fullSize) await page.setViewportSize(fullSize);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await measuring.hold();
    for (const [zoom, window] of zoomed) {
      await page.setViewportSize(window);
      await expectToFit(page, `${path} right after it narrows to ${zoom}`);
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
