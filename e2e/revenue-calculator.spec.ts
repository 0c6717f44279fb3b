import { calculate, candleMaker, expectFigure } from './support/calculator.ts';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts, openPart } from './support/parts.ts';
import { addressFor } from './support/sourcing.ts';
import { typeSlowly } from './support/type-slowly.ts';

// 12,500 × 4% = 500 fans; × 2% = 10 orders; × $24.99 = $249.90 a month; cost 20% = $4.998 a piece.
const figures = {
  'Engaged fans': '500',
  'Monthly orders': '10',
  'Monthly revenue': '$250',
  'Yearly revenue': '$2,999',
  'Monthly costs': '$50',
  'Cost per unit': '$5.00',
  'Monthly profit': '$200',
  'Profit margin': '80.0%',
  'Potential yearly profit': '$2,399',
};

type Submission = {
  id: string;
  session_id: string;
  notification_sent: boolean;
  factory_recommendations: unknown[] | null;
  factory_search_country: string | null;
  factory_feasible: boolean | null;
  product_description: string | null;
  calculated_results: Record<string, number>;
};

test.beforeEach(async ({ page }) => {
  await page.goto('/#calculator');
});

test('a visitor calculates a result, leaves an email and gets pictures and factories', async ({
  page,
}) => {
  // Inspects the page at many steps.
  test.slow();
  const email = addressFor('whole-journey');
  await calculate(page, candleMaker);

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ana.example.com');
  await dialog.getByRole('button', { name: 'Get my results' }).click();
  await expect(page.getByText('Invalid Email', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('ana.example.com');
  await inspect(page, 'email dialog with an error and a toast');

  await typeSlowly(dialog.getByLabel('Email'), email);
  await dialog.getByRole('button', { name: 'Get my results' }).click();

  await expect(page.getByText('Success! 🎉', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your results are ready with 2 product inspiration images.', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const [label, value] of Object.entries(figures)) await expectFigure(page, label, value);
  await openPart(page, 'Product inspiration');
  await openPart(page, 'See who can make it');
  await expect(page.getByRole('img', { name: /^Concept drawing:/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
  await inspect(page, 'results');
  await openAllParts(page);
  await inspect(page, 'results with every part open');

  const address = { user_email: `eq.${email}` };
  await expect
    .poll(async () => (await readRows<Submission>('calculator_submissions', address))[0])
    .toMatchObject({
      notification_sent: true,
      factory_search_country: 'china',
      factory_feasible: true,
      product_description: candleMaker.description,
      factory_recommendations: expect.arrayContaining([expect.anything()]),
    });
  await expect
    .poll(() =>
      readRows('notification_outbox', { recipient_email: `eq.${email}`, select: 'status' }),
    )
    .toEqual([{ status: 'captured' }]);
});

test("the result's address shows it again after a reload and to other people", async ({
  page,
  context,
}) => {
  await calculate(page, candleMaker);
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  const heading = page.getByRole('heading', { name: 'Your revenue potential' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectFigure(page, 'Yearly revenue', '$2,999');
  expect(page.url()).not.toContain('@');

  await page.reload();
  await expectFigure(page, 'Yearly revenue', '$2,999');
  await expect(page.getByRole('dialog')).toBeHidden();

  const shared = await context.browser()?.newPage();
  if (!shared) throw new Error('There is no second browser window');
  await shared.goto(page.url());
  await expectFigure(shared, 'Yearly revenue', '$2,999');
  await shared.close();
});

test('an empty form says what each field needs and focuses the first one', async ({ page }) => {
  await page.getByRole('button', { name: 'Calculate my revenue' }).click();
  const audience = page.getByLabel('Audience size');
  await expect(audience).toBeFocused();
  await expect(audience).toHaveAccessibleDescription(/Enter how many followers you have/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await inspect(page, 'errors');
});

test('the engagement dialog calculates a rate and puts it into the form', async ({ page }) => {
  await page
    .getByRole('button', { name: /engagement rate/i })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'What is an engagement rate?' })).toBeVisible();
  await inspect(page, 'open help');
  await page.getByRole('button', { name: 'Calculate My Engagement Rate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Calculate/ }).click();
  await inspect(page, 'engagement dialog with errors');
  await dialog.getByLabel(/followers/i).fill('50,000');
  await dialog.getByLabel(/likes/i).fill('1,200');
  await dialog.getByLabel(/comments/i).fill('85');
  await dialog.getByRole('button', { name: /^Calculate/ }).click();
  // (1,200 + 85) / 50,000 = 2.57%, shown with one decimal.
  await expect(dialog).toContainText('2.6%');
  await inspect(page, 'engagement rate');
  await dialog.getByRole('button', { name: /^Use/ }).click();
  await expect(page.getByText('Using 2.6% engagement rate', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Engagement rate/ })).toHaveValue('2.6');
});

test('the real-pricing view replaces the results and goes back to them', async ({ page }) => {
  await calculate(page, candleMaker);
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  await page.getByRole('button', { name: 'See supplier prices' }).click();
  await expect(page.getByText('Using estimated pricing', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Typical supplier prices' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
  await inspect(page, 'supplier prices');
  await page.getByRole('button', { name: 'Back to your results' }).click();
  await expectFigure(page, 'Yearly revenue', '$2,999');
});
