import { expect, type Locator, type Page } from '@playwright/test';

const controls = 'a[href], button, input:not([type="hidden"]), textarea, select';

/**
 * Expects every control inside to be reachable by scrolling, and a click on its center to hit it.
 */
export async function expectUsable(place: Locator, stop: string): Promise<void> {
  const unreachable = await place.evaluate((root, selector) => {
    const names: string[] = [];
    let seen = 0;
    for (const control of root.querySelectorAll(selector)) {
      if (!control.checkVisibility() || control.closest('.sr-only, [aria-hidden="true"]')) continue;
      seen += 1;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!control.contains(met)) names.push(control.outerHTML.slice(0, 120));
    }
    return seen === 0 ? ['no control at all'] : names;
  }, controls);
  expect(unreachable, `out of reach: ${stop}`).toEqual([]);
}

/** Expects most of the focused element to be in the window, and nothing to cover its center. */
export async function expectFocusInView(page: Page, stop: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return 'nothing has the focus';
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const inWindowPx = Math.min(bottom, innerHeight) - Math.max(top, 0);
          const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const isInView = inWindowPx > (bottom - top) / 2 && focused.contains(met);
          return isInView || `${focused.outerHTML.slice(0, 120)} at ${top} to ${bottom} px`;
        }),
      { message: `focus out of sight: ${stop}` },
    )
    .toBe(true);
}
