import type { Page } from '@playwright/test';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { goOffline } from './support/go-offline.ts';
import { addressFor, enter, type Message } from './support/sourcing.ts';
import { typeSlowly } from './support/type-slowly.ts';

test.use({
  expectedConsole: /Failed to load resource|Sourcing gate:|The RFQ was not stored|Failed to fetch/,
});

test('an address at the gate of a backend that is down arrives once, at the next visit, without a word', async ({
  page,
}) => {
  const email = addressFor('nothing-lost');
  const backend = /\/(rest|functions)\/v1\//;
  await page.route(backend, (route) => route.abort('connectionrefused'));
  await page.goto('/sourcing');
  await typeSlowly(page.getByRole('textbox', { name: 'Work email' }), email);
  await page.getByRole('button', { name: 'Get Free Access' }).click();
  await expect(page.getByText('Access granted!', { exact: true })).toBeVisible();
  await expect(page.getByRole('tablist').first()).toBeVisible();
  // The tools are open and nothing is lost, so a single notice is enough.
  const notice = page.getByRole('region', { name: 'Sent from this device' });
  await expect(notice).toBeHidden();

  // The visitor got what they asked for, so a later visit says nothing either, and sends it.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.unroute(backend);
  await page.reload();
  const leads = () => readRows('sourcing_tool_leads', { email: `eq.${email}` });
  const messages = () => readRows<Message>('notification_outbox', { reply_to: `eq.${email}` });
  await expect
    .poll(async () => (await messages()).map(({ status }) => status))
    .toEqual(['captured']);
  await expect.poll(leads).toHaveLength(1);
  await expect.poll(() => keptOnDevice(page)).not.toContain(email);
  await expect(notice).toBeHidden();
});

test('a request for quotation to a backend that is down is announced at the next visit, and arrives once', async ({
  page,
}) => {
  const email = addressFor('rfq-kept');
  const backend = /\/(rest|functions)\/v1\//;
  await enter(page, email, 'rfq');
  await page.getByRole('textbox', { name: 'Product', exact: true }).fill('Canvas tote');
  await page.getByRole('textbox', { name: 'First quantity' }).fill('500');
  await page.route(backend, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Send it to BrandBFF' }).click();
  await expect(page.getByText('Your request is kept on this device')).toBeVisible();
  const notice = page.getByRole('region', { name: 'Sent from this device' });
  await expect(notice).toBeHidden();

  await page.goto('/about');
  await expect(notice).toContainText('Not sent yet: your request for quotation.');
  await page.unroute(backend);
  await notice.getByRole('button', { name: 'Try now' }).click();
  await expect(notice).toContainText('Now sent: your request for quotation.');
  await expect
    .poll(() => readRows('rfq_submissions', { user_email: `eq.${email}` }))
    .toHaveLength(1);
  const messages = () =>
    readRows<Message>('notification_outbox', {
      reply_to: `eq.${email}`,
      subject: 'eq.RFQ: Canvas tote, 500 pieces',
    });
  await expect
    .poll(async () => (await messages()).map(({ status }) => status))
    .toEqual(['captured']);
  await expect
    .poll(() => readRows('notification_outbox', { recipient_email: `eq.${email}` }))
    .toHaveLength(1);

  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a submission made offline is sent when the network is back', async ({ page, context }) => {
  const email = addressFor('offline');
  await page.goto('/sourcing');
  await typeSlowly(page.getByRole('textbox', { name: 'Work email' }), email);
  await goOffline(page, { lastPart: 'delivery' });
  await page.getByRole('button', { name: 'Get Free Access' }).click();
  await expect.poll(() => keptOnDevice(page)).toContain(email);
  await context.setOffline(false);
  // On a machine without a network, the browser's own event may come before requests pass.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(() => readRows('sourcing_tool_leads', { email: `eq.${email}` }))
    .toHaveLength(1);
});

function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(window.localStorage));
}
