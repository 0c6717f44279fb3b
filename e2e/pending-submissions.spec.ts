import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { addressFor, type Message } from './support/sourcing.ts';
import { typeEmail } from './support/type-email.ts';

test.use({ expectedConsole: /Failed to load resource|Sourcing gate:|Failed to fetch/ });

test('a submission to a backend that is down arrives once, at the next visit', async ({ page }) => {
  const email = addressFor('nothing-lost');
  const backend = /\/(rest|functions)\/v1\//;
  await page.route(backend, (route) => route.abort('connectionrefused'));
  await page.goto('/sourcing');
  await typeEmail(page.getByRole('textbox', { name: 'Work email' }), email);
  await page.getByRole('button', { name: 'Get Free Access' }).click();
  await expect(page.getByText('Access granted!', { exact: true })).toBeVisible();
  await expect(page.getByRole('tablist').first()).toBeVisible();
  // The tools are open and nothing is lost, so a single notice is enough.
  const notice = page.getByRole('region', { name: 'Sent from this device' });
  await expect(notice).toBeHidden();

  await page.goto('/about');
  await expect(notice).toContainText('Not sent yet: your request for the sourcing tools.');
  await page.unroute(backend);
  await notice.getByRole('button', { name: 'Try now' }).click();
  await expect(notice).toContainText('Now sent: your request for the sourcing tools.');
  const leads = () => readRows('sourcing_tool_leads', { email: `eq.${email}` });
  const messages = () => readRows<Message>('notification_outbox', { reply_to: `eq.${email}` });
  await expect
    .poll(async () => (await messages()).map(({ status }) => status))
    .toEqual(['captured']);
  expect(await leads()).toHaveLength(1);
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(kept).not.toContain(email);

  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a submission made offline is sent when the network is back', async ({ page, context }) => {
  const email = addressFor('offline');
  await page.goto('/sourcing');
  await typeEmail(page.getByRole('textbox', { name: 'Work email' }), email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get Free Access' }).click();
  const kept = () => page.evaluate(() => JSON.stringify(window.localStorage));
  await expect.poll(kept).toContain(email);
  await context.setOffline(false);
  await expect
    .poll(() => readRows('sourcing_tool_leads', { email: `eq.${email}` }))
    .toHaveLength(1);
});
