import type { Locator, Page } from '@playwright/test';

/** On phones a result's parts are behind bars: opens the one with this title, if it is closed. */
export async function openPart(place: Page | Locator, title: string): Promise<void> {
  const bar = place.getByRole('button', { name: title, exact: true, expanded: false });
  if ((await bar.count()) > 0) await bar.first().click();
}

/** Opens every part that stands on the page, and those inside them. */
export async function openAllParts(page: Page): Promise<void> {
  const closed = page.locator('main :is(h2, h3, h4, h5) > button[aria-expanded="false"]:visible', {
    hasNotText: /^$/,
  });
  for (let left = 40; left > 0 && (await closed.count()) > 0; left -= 1)
    await closed.first().click();
}
