import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { routes } from './support/routes.ts';

/*
 * WCAG 1.4.10 and 1.4.4: a window 320 px wide, and text twice as large on a phone, need no
 * scrolling sideways and cut nothing off.
 */

type Overflow = { sideways: number; outside: string[] };

/** How far the page scrolls sideways, and what lies beyond its edge outside a scroller of its own. */
async function overflowOf(page: Page): Promise<Overflow> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isInScroller = (element: Element): boolean => {
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      }
      return false;
    };
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isBeyond = width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      return isBeyond && !element.closest('.sr-only, svg') && !isInScroller(element);
    });
    return {
      sideways: scrollWidth - clientWidth,
      outside: outside.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    };
  });
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await overflowOf(page)).toEqual({ sideways: 0, outside: [] });
}

test.describe('in a window 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of routes) {
    test(`${path} fits`, async ({ page }) => expectToFit(page, path));
  }
});

test.describe('with text at 200% on a phone', () => {
  for (const path of routes) {
    test(`${path} fits`, async ({ baseURL }) => {
      // The visitor's own setting, which only the start of the browser can make.
      const options = await chromiumLaunchOptions();
      const browser = await chromium.launch({
        ...options,
        args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'],
      });
      try {
        const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
        await expectToFit(page, path);
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
      } finally {
        await browser.close();
      }
    });
  }
});
