import type { Page } from '@playwright/test';
import { calculate, candleMaker, expectFigure } from './support/calculator.ts';
import {
  askForIdeas,
  chooseManufacturingCountry,
  creatorForm,
  expectCreatorFigure,
  fetchSampleProfile,
} from './support/creator.ts';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts, openPart } from './support/parts.ts';
import { reachEverything } from './support/reach.ts';
import { addressFor, enter } from './support/sourcing.ts';

/**
 * Four visitors who use several tools. Each answer is given once: what a later tool needs of it must
 * be there already.
 */

type Mail = { status: string; subject: string; body_text: string };

const mailsTo = (email: string) =>
  readRows<Mail>('notification_outbox', { recipient_email: `eq.${email}` });

async function sendRfq(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /^Send it to/ }).click();
  await expect(
    page.getByText(`Sent. A copy is on its way to ${email}`, { exact: false }),
  ).toBeVisible();
}

async function expectPictures(page: Page): Promise<void> {
  await openPart(page, 'Product inspiration');
  await expect(page.getByRole('img', { name: /^Concept drawing:/ })).toHaveCount(2);
}

const rfqField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a baker without an idea gets one, has the figures sent, and comes back by the link', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = addressFor('baker');
  await page.goto('/brand-vision');
  await fetchSampleProfile(page);
  const ideas = await askForIdeas(page, email);
  const idea = ideas.getByRole('article').first();
  const product = (await idea.getByRole('heading').textContent()) ?? '';
  await idea.getByRole('button', { name: 'Use This' }).click();
  await chooseManufacturingCountry(page, 'China');
  await creatorForm(page).getByRole('button', { name: 'Show Me My Brand Potential' }).click();
  await expectCreatorFigure(page, 'Engaged fans', '2,747');
  await expectPictures(page);

  // The other calculator knows all of it, and the report only needs the button.
  await page.goto('/#calculator');
  const form = page.getByRole('form', { name: 'Revenue calculator' });
  await expect(form.getByLabel('Audience size')).toHaveValue('48200');
  await expect(form.getByLabel('Product description')).toHaveValue(product);
  await form.getByRole('button', { name: 'Calculate my revenue' }).click();
  await expectFigure(page, 'Engaged fans', '2,747');
  await expectPictures(page);
  await inspect(page, 'the report of a chosen idea');

  const report = async () =>
    (await mailsTo(email)).find(({ subject }) => subject.includes('report'));
  await expect.poll(async () => (await report())?.status).toBe('captured');
  const text = (await report())?.body_text ?? '';
  expect(text).toContain(product);
  const link = /Open your result: (\S+)/.exec(text)?.[1] ?? '';
  expect(link).not.toContain('@');

  const elsewhere = await browser.newContext({ baseURL: `${baseURL}` });
  const other = await elsewhere.newPage();
  const { pathname, search, hash } = new URL(link);
  await other.goto(`${pathname}${search}${hash}`);
  await expectFigure(other, 'Engaged fans', '2,747');
  await expectPictures(other);
  await elsewhere.close();
});

test('a shop owner moves T-shirts out of China: countries, payback month, and an RFQ that is sent', async ({
  page,
}) => {
  test.slow();
  const email = addressFor('shop-owner');
  await enter(page, email, 'tariff');
  await page.getByRole('combobox', { name: 'Product or HTS code' }).fill('cotton t-shirt');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('6109.10.00');
  await page.getByRole('combobox', { name: 'Product or HTS code' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'From China' })).toBeVisible();
  await openAllParts(page);
  await reachEverything(page);

  await page.getByRole('combobox', { name: 'Where is it made today?' }).selectOption('China');
  await page.getByRole('textbox', { name: 'Pieces a year' }).fill('5,000');
  await page.getByRole('button', { name: 'Show what a move saves' }).click();
  await expect(page.getByText(/^Moving from China to .+ saves about \$/)).toBeVisible();
  await expect(page.getByText(/paid back in \d+ months?/).first()).toBeVisible();
  await inspect(page, 'what a move saves');

  await page.getByRole('button', { name: 'Write an RFQ with these figures' }).click();
  await expect(rfqField(page, 'Product')).toHaveValue(/cotton t-shirt/i);
  await expect(rfqField(page, 'Your email')).toHaveValue(email);
  await rfqField(page, 'First quantity').fill('2,500');
  await sendRfq(page, email);
  await expect
    .poll(() => readRows('rfq_submissions', { user_email: `eq.${email}`, select: 'quantities' }))
    .toEqual([{ quantities: [2500] }]);
});

test('an office that needs 500 tumblers gets to a quote without typing the product again', async ({
  page,
}) => {
  const email = addressFor('tumblers');
  await page.goto('/swag');
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('500 pieces');
  const tumbler = page.getByRole('listitem').filter({ hasText: 'Steel tumbler' });
  await expect(tumbler).toContainText('$11.04');
  await page.getByRole('button', { name: 'Colors, logo, price: Steel tumbler' }).click();
  await expect(page.getByRole('dialog')).toContainText('500 pieces: $11.04 each, $5,520');
  await page.getByRole('link', { name: 'Ask for a quote: Steel tumbler' }).click();
  await expect(rfqField(page, 'Product')).toHaveValue('Steel tumbler');
  await expect(rfqField(page, 'First quantity')).toHaveValue('500');
  await rfqField(page, 'Your email').fill(email);
  await sendRfq(page, email);
  await inspect(page, 'an RFQ that was sent');
  await expect.poll(async () => (await mailsTo(email))[0]?.status).toBe('captured');
  const [copy] = await mailsTo(email);
  expect(copy?.body_text).toContain('Steel tumbler');
  expect(copy?.body_text).toContain('500 pieces');
});

test('somebody who gives no email gets earnings, a landed profit and a shipping cost', async ({
  page,
}) => {
  await page.goto('/#calculator');
  await calculate(page, candleMaker);
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  await expectFigure(page, 'Yearly revenue', '$2,999');
  await openAllParts(page);
  await reachEverything(page);
  await expect(page.getByText(/^You (lose|keep) about \$/).first()).toBeVisible();

  await page.goto('/fulfillment#calculator');
  const orders = page.getByRole('textbox', { name: 'Monthly orders' });
  await expect(orders).toHaveValue('10');
  await expect(page.getByText(/^Filled in: 10 orders a month/)).toBeVisible();

  await page.goto('/brand-vision');
  await expect(creatorForm(page).getByLabel('Total followers')).toHaveValue('12500');
  await creatorForm(page).getByRole('button', { name: 'Show Me My Brand Potential' }).click();
  await expectCreatorFigure(page, 'Engaged fans', '500');
  await inspect(page, 'a result without an email');
  // Nothing was asked for an email, and nothing was sent.
  await expect(page.getByRole('textbox', { name: /email/i })).toHaveCount(0);
});
