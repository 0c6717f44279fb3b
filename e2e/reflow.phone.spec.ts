import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { expectToFit } from './support/inspect.ts';
import { open } from './support/reach.ts';
import { results, routes } from './support/routes.ts';

/*
 * WCAG 1.4.4: text twice as large on a phone needs no scrolling sideways, is cut off nowhere and
 * breaks no word. (Windows 320 px wide: routes.spec.ts.)
 */

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

const options = await chromiumLaunchOptions();
// The visitor's own setting, which only the start of the browser can make.
test.use({
  launchOptions: {
    ...options,
    args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of [...routes, ...results]) {
  test(`with text at 200% on a phone ${path} fits`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await expectToFit(page, path);
    expect(await brokenWordsOf(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  });
}
