import { test } from './support/fixtures.ts';
import { expectToFit } from './support/inspect.ts';
import { open } from './support/reach.ts';
import { results, routes } from './support/routes.ts';
import { zoomed } from './support/windows.ts';

for (const path of [...routes, ...results]) {
  test(`${path} fits a narrowed window before anything is measured again`, async ({ page }) => {
    // Freezes the moment right after the window narrows: no script is notified of it.
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      };
      MediaQueryList.prototype.addEventListener = () => {};
    });
    await open(page, path);
    for (const [, window] of zoomed) {
      await page.setViewportSize(window);
      await expectToFit(page, `${path} at ${window.width} px`);
    }
  });
}
