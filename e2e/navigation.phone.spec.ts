import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test('the menu lists the groups and closes when a link is chosen', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await inspect(page, 'open menu');
  for (const group of ['Solutions', 'Capabilities', 'AI Powered Tools']) {
    await expect(page.getByRole('banner').getByText(group, { exact: true }).last()).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
