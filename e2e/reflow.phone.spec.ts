import { chromiumLaunchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { brokenWordsOf, expectToFit } from './support/inspect.ts';
import { openAllParts } from './support/parts.ts';
import { open } from './support/reach.ts';
import { results, routes } from './support/routes.ts';

/*
 * WCAG 1.4.4: with text at 200%, a phone needs no horizontal scrolling, cuts off nothing and breaks
 * no word. (Windows 320 px wide: routes.spec.ts.)
 */

const options = await chromiumLaunchOptions();
// The visitor's own font size, which can only be set when the browser starts.
test.use({
  launchOptions: {
    ...options,
    args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of [...routes, ...results]) {
  test(`${path} fits a phone with text at 200%`, async ({ page }) => {
    await open(page, path);
    await openAllParts(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await expectToFit(page, path);
    expect(await brokenWordsOf(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
  });
}
