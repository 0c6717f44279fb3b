import type { Locator, Page } from '@playwright/test';

/** Below this width, in px, the parts of a result are behind bars. */
const phoneWidthPx = 640;

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? phoneWidthPx) < phoneWidthPx;
}

/** On phones, opens the part of a result with this title, if it is closed. */
export async function openPart(page: Page, title: string): Promise<void> {
  if (!isPhone(page)) return;
  const bar = page.getByRole('button', { name: title, exact: true }).first();
  await bar.waitFor();
  await press(bar);
}

/** On phones, opens every part that stands on the page, and the parts inside them. */
export async function openAllParts(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  const closed = page.locator('main [data-part-bar][aria-expanded="false"]:visible');
  while ((await closed.count()) > 0) await press(closed.first());
}

/** By keyboard, because a part that opens above may move the bar. */
async function press(bar: Locator): Promise<void> {
  if ((await bar.getAttribute('aria-expanded')) === 'false') await bar.press('Enter');
}
