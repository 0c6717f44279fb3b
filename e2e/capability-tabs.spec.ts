import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

const pages = [
  {
    path: '/build-it',
    second: { id: 'packaging-design', label: 'Packaging design' },
    last: { id: 'quality-assurance', label: 'Quality assurance' },
  },
  {
    path: '/grow-it',
    second: { id: 'community-building', label: 'Community building' },
    last: { id: 'growth-strategy', label: 'Growth strategy' },
  },
] as const;

for (const { path, second, last } of pages) {
  test(`${path} opens its five tabs by click and keys, and the address stores the open tab`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('tab')).toHaveCount(5);
    await page.getByRole('tab', { name: second.label }).click();
    await expect(page).toHaveURL(`${path}?tab=${second.id}`);
    await page.keyboard.press('End');
    const lastTab = page.getByRole('tab', { name: last.label });
    await expect(lastTab).toBeFocused();
    await expect(lastTab).toHaveAttribute('aria-selected', 'true');
    await expect(lastTab).toBeInViewport({ ratio: 0.99 });
    await expect(page).toHaveURL(`${path}?tab=${last.id}`);

    await page.reload();
    const sheet = page.getByRole('tabpanel', { name: last.label });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'What we handle' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Partner on/ })).toHaveAttribute(
      'target',
      '_blank',
    );

    await inspect(page, 'the last tab');
  });

  test(`${path} shows another drawing on every tab`, async ({ page }) => {
    await page.goto(path);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(5);
    const shown = new Set<string>();
    for (const label of await tabs.allInnerTexts()) {
      await page.getByRole('tab', { name: label }).click();
      // By name, because the previous tab's panel is removed only after the press.
      const drawing = page.getByRole('tabpanel', { name: label }).getByRole('img');
      await expect(drawing).toBeVisible();
      shown.add((await drawing.getAttribute('aria-label')) ?? '');
    }
    expect(shown.size).toBe(5);
  });
}
