import { calculate, candleMaker, expectFigure, fill } from './support/calculator.ts';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { addressFor } from './support/sourcing.ts';
import { typeSlowly } from './support/type-slowly.ts';

/** Behavior that is the same in every window: saving, and failures of single steps. */

type Submission = { made_in: string; factory_search_country: string | null };

test.beforeEach(async ({ page }) => {
  await page.goto('/#calculator');
});

test('typed text is still there after a reload', async ({ page }) => {
  await fill(page, candleMaker);
  await page.reload();
  await expect(page.getByLabel('Audience size')).toHaveValue(candleMaker.audience);
  await expect(page.getByLabel('Average order value')).toHaveValue(candleMaker.price);
  await expect(page.getByLabel('Product description')).toHaveValue(candleMaker.description ?? '');
});

test('the engagement dialog goes back to its numbers by mouse and by keyboard', async ({
  page,
}) => {
  await page
    .getByRole('button', { name: /engagement rate/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Calculate My Engagement Rate' }).click();
  const dialog = page.getByRole('dialog');
  const followers = dialog.getByLabel(/followers/i);
  await expect(followers).toBeFocused();
  await followers.fill('12,000');
  await dialog.getByLabel(/likes/i).fill('500');
  await dialog.getByLabel(/comments/i).fill('40');
  const back = dialog.getByRole('button', { name: 'Change the numbers' });

  await dialog.getByRole('button', { name: /^Calculate/ }).click();
  await back.click();
  await expect(followers).toBeFocused();
  await expect(followers).toHaveValue('12,000');

  await dialog.getByRole('button', { name: /^Calculate/ }).click();
  await back.press('Enter');
  await expect(followers).toBeFocused();
  await expect(back).toBeHidden();
});

test('a mistyped email can be corrected, and is cleared with the form', async ({ page }) => {
  const mistyped = addressFor('mistyped');
  const email = addressFor('corrected');
  await calculate(page, candleMaker);
  await typeSlowly(page.getByRole('dialog').getByLabel('Email'), mistyped);
  await page.getByRole('button', { name: 'Get my results' }).click();
  await expect(page.getByText('Success! 🎉', { exact: true })).toBeVisible();
  await expect(page.getByText(`Report goes to ${mistyped}`)).toBeVisible();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const field = page.getByRole('dialog').getByLabel('Email');
  await expect(field).toHaveValue(mistyped);
  await field.fill(email);
  await page.getByRole('button', { name: 'Get my results' }).click();
  await expect(page.getByText(`Report goes to ${email}`)).toBeVisible();
  const rows = () => readRows<Submission>('calculator_submissions', { user_email: `eq.${email}` });
  await expect.poll(async () => (await rows()).length).toBe(1);

  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByText(/Report goes to/)).toBeHidden();
  await calculate(page, candleMaker);
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('');
});

test('an edit marks the result as outdated, survives a reload, and is calculated on request', async ({
  page,
}) => {
  const stale = page.getByText(
    'You changed the form. These figures are from your earlier answers.',
  );
  await calculate(page, candleMaker);
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  await expect(stale).toBeHidden();
  await page.getByLabel('Audience size').fill('25k');
  await expect(stale).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Audience size')).toHaveValue('25k');
  await expectFigure(page, 'Yearly revenue', '$2,999');
  await expect(stale).toBeVisible();

  await page.getByRole('button', { name: 'Calculate again' }).click();
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  await expectFigure(page, 'Yearly revenue', '$5,998');
  await expect(stale).toBeHidden();
});

test('a design in the visitor’s own words is restored as typed', async ({ page }) => {
  const words = 'Sage green and cream by @fern, ask fern@example.com';
  await fill(page, candleMaker);
  await page.getByRole('tab', { name: 'In your words' }).click();
  await page.getByLabel(/Describe your look/).fill(words);
  await page.getByRole('button', { name: 'Calculate my revenue' }).click();
  await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
  await page.reload();
  await expect(page.getByLabel(/Describe your look/)).toHaveValue(words);
  await expect(page.getByText('Your pictures will carry @fern.')).toBeVisible();
});

test.describe('with the mockup function failing', () => {
  test.use({ expectedConsole: /Failed to load resource|Revenue calculator: step/ });

  test('the other steps of the result arrive', async ({ page }) => {
    await page.route('**/functions/v1/generate-mockup', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 'internal', message: 'Something went wrong on our side.' } },
      }),
    );
    await calculate(page, candleMaker);
    await page.getByRole('dialog').getByLabel('Email').fill(addressFor('no-pictures'));
    await page.getByRole('button', { name: 'Get my results' }).click();

    await expect(
      page.getByText('Your results are ready. Check your email for a detailed report!', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
    await expectFigure(page, 'Yearly revenue', '$2,999');
  });
});

test.describe('with the database down', () => {
  test.use({ expectedConsole: /Failed to load resource|Revenue calculator: step/ });

  test('the figures still show, the failure is reported, and nothing typed is lost', async ({
    page,
  }) => {
    await page.route(/\/(rest|functions)\/v1\//, (route) => route.abort('connectionrefused'));
    await calculate(page, candleMaker);
    const email = addressFor('database-down');
    const field = page.getByRole('dialog').getByLabel('Email');
    await field.fill(email);
    await page.getByRole('button', { name: 'Get my results' }).click();

    await expect(
      page.getByText('Failed to save your results. Please try again.').first(),
    ).toBeVisible();
    await expect(field).toHaveValue(email);
    await page.getByRole('button', { name: 'Skip, show my numbers' }).click();
    await expectFigure(page, 'Yearly revenue', '$2,999');
    await expect(page.getByLabel('Audience size')).toHaveValue(candleMaker.audience);
  });
});

test.describe('with a slow factory search', () => {
  test.use({ expectedConsole: /Failed to load resource|Revenue calculator: step/ });

  test('its answer goes to the calculation that asked for it', async ({ page }) => {
    const email = addressFor('slow-search');
    let searches = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/v1/ai-factory-search', async (route) => {
      searches += 1;
      if (searches > 1) return route.abort('connectionrefused');
      await held;
      return route.continue();
    });
    await calculate(page, candleMaker);
    await typeSlowly(page.getByRole('dialog').getByLabel('Email'), email);
    await page.getByRole('button', { name: 'Get my results' }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('button', { name: 'Clear the form' }).click();

    await calculate(page, { ...candleMaker, category: 'Food', madeIn: 'Mexico' });
    await typeSlowly(page.getByRole('dialog').getByLabel('Email'), email);
    await page.getByRole('button', { name: 'Get my results' }).click();
    await expect(page.getByText('Success! 🎉', { exact: true })).toBeVisible();
    release();

    const countries = async () => {
      const rows = await readRows<Submission & { made_in: string }>('calculator_submissions', {
        user_email: `eq.${email}`,
      });
      return rows.map((row) => [row.made_in, row.factory_search_country]);
    };
    await expect.poll(countries).toEqual([
      ['china', 'china'],
      ['mexico', null],
    ]);
  });
});

test.describe('with the answer to the first save lost', () => {
  test.use({ expectedConsole: /Failed to load resource|Revenue calculator: step/ });

  test('sending again creates no second lead', async ({ page }) => {
    const email = addressFor('lost-answer');
    let saves = 0;
    await page.route('**/rest/v1/calculator_submissions*', async (route) => {
      saves += 1;
      if (saves > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await calculate(page, candleMaker);
    await typeSlowly(page.getByRole('dialog').getByLabel('Email'), email);
    await page.getByRole('button', { name: 'Get my results' }).click();
    await expect(
      page.getByText('Failed to save your results. Please try again.').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Get my results' }).click();
    await expect(page.getByText('Success! 🎉', { exact: true })).toBeVisible();
    await expect
      .poll(() => readRows('calculator_submissions', { user_email: `eq.${email}` }))
      .toHaveLength(1);
  });
});
