import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

function carousel(page: Page): Locator {
  return page.getByRole('region', { name: 'Partner videos' });
}

/** The cards that are entirely visible, from left to right. */
async function inView(page: Page): Promise<string[]> {
  return carousel(page)
    .getByRole('listitem')
    .evaluateAll((items) => {
      const frame = items[0]?.closest('ul')?.parentElement?.getBoundingClientRect();
      if (!frame) return [];
      return items
        .map((item) => ({ box: item.getBoundingClientRect(), item }))
        .filter(({ box }) => box.left >= frame.left - 2 && box.right <= frame.right + 2)
        .toSorted((a, b) => a.box.left - b.box.left)
        .map(({ item }) => item.querySelector('h3')?.textContent ?? '');
    });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByText('1 of 11')).toBeVisible();
  // The prerendered carousel is not interactive yet; this waits for the live one.
  await expect(
    carousel(page).getByRole('button', { name: 'Next video', includeHidden: true }),
  ).toBeEnabled();
});

const cardsByWidth = [
  [390, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
] as const;

test('the row shows as many cards as the window is wide for', async ({ page }) => {
  for (const [width, inRow] of cardsByWidth) {
    await test.step(`${width} px: ${inRow}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(page)).toHaveLength(inRow);
      await expect(carousel(page).getByRole('listitem')).toHaveCount(11);
      const hasButtons = width >= 768;
      await expect(page.getByRole('button', { name: 'Next video' })).toBeVisible({
        visible: hasButtons,
      });
      await expect(page.getByRole('button', { name: 'Show video 2 of 11' })).toBeVisible({
        visible: !hasButtons,
      });
    });
  }
});

test('the arrow keys loop through the cards, and the focus moves along', async ({ page }) => {
  await carousel(page).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(carousel(page).getByText('2 of 11')).toBeVisible();
  await expect(carousel(page).getByRole('link', { name: '#candletok' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(carousel(page).getByText('11 of 11')).toBeVisible();
  await expect.poll(async () => (await inView(page))[0]).toBe('#smallbusinesscheck');
  await expect(carousel(page).getByRole('link', { name: '#smallbusinesscheck' })).toBeInViewport();
});

test('a card opens its page in a new tab and is named after the platform', async ({ page }) => {
  const links = carousel(page).getByRole('link');
  await expect(links).toHaveCount(11);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const platform = href.startsWith('https://www.tiktok.com/tag/') ? 'TikTok' : 'Instagram';
    await expect(link).toContainText(`View on ${platform}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  // The whole card is part of the link.
  const card = carousel(page).getByRole('article').first();
  const hit = await card.getByRole('heading').evaluate((title) => {
    const { left, top, width, height } = title.getBoundingClientRect();
    const target = document.elementFromPoint(left + width / 2, top + height / 2);
    return target?.closest('a')?.textContent ?? '';
  });
  expect(hit).toContain('View on');
});

test('the guide can be read without an address, and each chapter is a link away', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Pay for samples, and be rude to them' }).click();
  await expect(page).toHaveURL(/\/guide#samples$/);
  await expect(
    page.getByRole('region', { name: 'Pay for samples, and be rude to them' }),
  ).toBeInViewport();
});
