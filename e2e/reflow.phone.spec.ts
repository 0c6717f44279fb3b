import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { routes } from './support/routes.ts';

/*
 * WCAG 1.4.10 and 1.4.4: a window 320 px wide, and text twice as large on a phone, need no
 * scrolling sideways, cut nothing off and break no word.
 */

/** A result to share: figures, partners and plots. */
const creatorResult = '/brand-vision?v=c1&f=48200&e=5.7&p=28&m=china&d=Linen%20apron';

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

/** Words that stand on two lines. A handle may: it has no place of its own to break at. */
async function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (
        text.includes('@') ||
        node.parentElement?.closest('svg, script, style, .sr-only, .opacity-0')
      )
        continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}$%.,+]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * Scrolls past everything: tools and pictures load when their place comes near. A picture that does
 * not load is an error in the console, on which the fixture fails.
 */
async function reachEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('main section')) {
      section.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // A part that came late may bring a tool that waits to be reached in its turn.
  const waiting = page.locator('main [role="status"][aria-label]');
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        document.querySelector('main [role="status"][aria-label]')?.scrollIntoView(),
      );
      return waiting.count();
    })
    .toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reachEverything(page);
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
  for (const path of [...routes, creatorResult]) {
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
        expect(await brokenWordsOf(page)).toEqual([]);
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
      } finally {
        await browser.close();
      }
    });
  }
});
