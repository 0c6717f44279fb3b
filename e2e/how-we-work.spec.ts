import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test('one question is open at a time and can be closed again', async ({ page }) => {
  await page.goto('/how-we-work');
  const first = page.getByRole('button', { name: 'Do I need an audience to start?' });
  const last = page.getByRole('button', { name: 'Can I stop in the middle?' });
  const open = page.getByRole('main').locator('h3 > button[aria-expanded="true"]');
  await expect(open).toHaveCount(0);
  await first.click();
  await expect(page.getByRole('region', { name: 'Do I need an audience to start?' })).toBeVisible();
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveText('Can I stop in the middle?');
  await expect(open).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Can I stop in the middle?' })).toBeVisible();
  await inspect(page, 'an open question');
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
});

test('visitors can book a call or send an email', async ({ page }) => {
  await page.goto('/how-we-work');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    /^mailto:\S+@\S+/,
  );
  const calls = main.getByRole('link', { name: 'Book a Free Strategy Call' });
  await expect(calls.first()).toHaveAttribute('target', '_blank');
});
