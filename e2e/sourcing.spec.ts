import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '../tests/support/read-pdf.ts';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts } from './support/parts.ts';
import { addressFor, enter, type Message, subjectsFor } from './support/sourcing.ts';
import { typeSlowly } from './support/type-slowly.ts';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption(option);
}

test('the page is readable without an email, and Baby & Kids links to the sock factory', async ({
  page,
}) => {
  await page.goto('/sourcing');
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const heading of ['Discovery & Assessment', 'Cost Optimization', 'Bring us a product']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.getByRole('link', { name: /Baby & Kids/ }).click();
  await expect(page).toHaveURL(/factory-profile-grip-socks/);
  await expect(page.getByText('This is a sample profile.', { exact: false })).toBeVisible();
});

test('the gate requires an @, stores the lead, notifies the team and stays open in the tab', async ({
  page,
}) => {
  const email = addressFor('gate');
  await page.goto('/sourcing');
  await page.getByRole('textbox', { name: 'Work email' }).fill('ana.example.com');
  await page.getByRole('button', { name: 'Get Free Access' }).click();
  await expect(page.getByText('Valid email required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await inspect(page, 'gate with an error and a toast');

  await typeSlowly(page.getByRole('textbox', { name: 'Work email' }), email);
  await page.getByRole('button', { name: 'Get Free Access' }).click();
  await expect(page.getByText('Access granted!', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Country Quiz' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await expect
    .poll(() => readRows('sourcing_tool_leads', { email: `eq.${email}`, select: 'email,source' }))
    .toEqual([{ email, source: 'sourcing_tools_gate' }]);
  await expect
    .poll(() => readRows<Message>('notification_outbox', { reply_to: `eq.${email}` }))
    .toMatchObject([{ recipient_email: 'leads@example.com', status: 'captured' }]);

  await page.getByRole('tab', { name: 'RFQ Generator' }).click();
  await expect(page).toHaveURL(/tool=rfq/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'RFQ Generator' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(page.url()).not.toContain('@');
});

test.describe('with the backend down', () => {
  test.use({ expectedConsole: /Failed to load resource|Sourcing gate:|Failed to fetch/ });

  test('the gate still lets the visitor in', async ({ page }) => {
    await page.route(/\/(rest|functions)\/v1\//, (route) => route.abort('connectionrefused'));
    await enter(page, addressFor('down'), 'rfq');
    await expect(page.getByText('Access granted!', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Product', exact: true })).toBeVisible();
  });
});

test('the quiz works by keyboard alone and stores its row and message', async ({ page }) => {
  // Inspects the page at many steps.
  test.slow();
  const email = addressFor('quiz');
  await enter(page, email, 'quiz');
  const heading = page.getByRole('heading', { name: /^Question 1 of 10/ });
  await heading.waitFor();
  await page.getByRole('radio').first().focus();
  for (const [index, keys] of ['1', '1', '1', '16', '1', '1', '1', '1', '12', '1'].entries()) {
    await page.getByRole('heading', { name: `Question ${index + 1} of 10` }).waitFor();
    for (const key of keys) await page.keyboard.press(key);
    if (index === 3) await inspect(page, 'a question with several answers');
    const isMulti = (await page.getByRole('checkbox').count()) > 0;
    if (isMulti) await page.keyboard.press('Enter');
    if (index < 9) {
      await page.getByRole('heading', { name: `Question ${index + 2} of 10` }).waitFor();
      await page.keyboard.press('Tab');
    }
  }
  await expect(page.getByRole('heading', { name: 'Your results are ready' })).toBeFocused();
  await inspect(page, 'the end of the quiz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your country matches' })).toBeVisible();

  await expect
    .poll(() =>
      readRows('country_quiz_submissions', {
        user_email: `eq.${email}`,
        select: 'top_countries,recommended_strategy,readiness_score',
      }),
    )
    .toMatchObject([
      { recommended_strategy: 'full-switch', top_countries: expect.arrayContaining(['Mexico']) },
    ]);
  await expect.poll(() => subjectsFor(email)).toEqual([expect.stringMatching(/^Country quiz:/)]);
  await openAllParts(page);
  await inspect(page, 'report of the quiz');
});

test('the map works by its list, and a supplier intro request reaches the team', async ({
  page,
}) => {
  const email = addressFor('map');
  await enter(page, email, 'map');
  const list = page.getByRole('region', { name: 'Countries' });
  await list.getByRole('button', { name: /^Turkey/ }).click();
  await list.getByRole('button', { name: 'Request Turkey Supplier Intro' }).click();
  await list.getByRole('textbox', { name: 'Email' }).fill('ana.example.com');
  await list.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Valid email required', { exact: true })).toBeVisible();
  await inspect(page, 'supplier intro with an error');
  await list.getByRole('textbox', { name: 'Email' }).fill(email);
  await list.getByRole('textbox', { name: 'Requirements' }).fill('Towels, 2,000 pieces');
  await list.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Request sent!', { exact: true })).toBeVisible();
  await expect.poll(() => subjectsFor(email)).toEqual(['Supplier intro requested: Turkey']);
  await inspect(page, 'a supplier intro that was sent');
});

test('the strategy builder goes step by step to a roadmap that is stored', async ({ page }) => {
  // Inspects the page at many steps.
  test.slow();
  const email = addressFor('strategy');
  await enter(page, email, 'strategy');
  const onward = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(onward).toBeDisabled();
  await inspect(page, 'first step');
  await choose(page, 'Current manufacturing country', 'China');
  await choose(page, 'Annual volume', '10,000 to 50,000 units');
  await choose(page, 'Product category', 'Apparel');
  await onward.click();
  await expect(onward).toBeDisabled();
  await page.getByRole('button', { name: 'Tariffs' }).click();
  await page.getByRole('radio', { name: 'As soon as possible' }).check();
  await inspect(page, 'second step');
  await onward.click();
  await page.getByRole('radio', { name: 'Balanced' }).check();
  await inspect(page, 'third step');
  await onward.click();
  await expect(page.getByRole('button', { name: 'Generate My Roadmap' })).toBeVisible();
  await inspect(page, 'last step');
  await page.getByRole('button', { name: 'Generate My Roadmap' }).click();
  await expect(page.getByRole('link', { name: /Get Expert Review/ })).toBeVisible();

  await expect
    .poll(() => readRows('strategy_submissions', { user_email: `eq.${email}` }))
    .toMatchObject([
      {
        current_country: 'china',
        target_countries: 'TBD',
        timeline: 'asap',
        roadmap_data: {
          strategy_type: 'nearshoring',
          pain_points: ['Tariffs'],
          volume: '10k-50k',
          category: 'apparel',
          risk_tolerance: 'balanced',
        },
      },
    ]);
  await expect
    .poll(() => subjectsFor(email))
    .toEqual(['Diversification roadmap: nearshoring, now in china']);
  await openAllParts(page);
  await inspect(page, 'roadmap');
});

test('an RFQ is written, survives a reload and is exported as PDF and Markdown', async ({
  page,
}) => {
  const email = addressFor('rfq');
  await enter(page, email, 'rfq');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const gaps = page.getByRole('region', { name: 'What a supplier would ask' });
  await expect(gaps.getByText('4 needed', { exact: false })).toBeVisible();
  await field('First quantity').fill('a few');
  await inspect(page, 'an RFQ with gaps');
  await field('Product').fill('Baby grip socks 陶瓷马克杯');
  await field('Materials').fill('80% combed cotton, 20% polyamide');
  await field('Sizes, colors and print').fill(inEveryScript.join('\n'));
  await field('First quantity').fill('500');
  await field('Second quantity').fill('2k');
  await choose(page, 'Delivery term', 'FOB, loaded on the ship');
  await expect(gaps.getByText('0 needed', { exact: false })).toBeVisible();
  await expect(gaps.getByText('Is it for children?')).toBeVisible();
  await page.getByRole('button', { name: 'CPSIA (children)' }).click();
  await expect(gaps.getByText('Is it for children?')).toBeHidden();

  await page.reload();
  const request = page.getByRole('region', { name: 'The request as a supplier gets it' });
  await expect(request).toContainText('Please quote for: 500 pieces, 2,000 pieces');
  await expect(request).toContainText(email);

  const markdown = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as Markdown' }).click();
  expect((await markdown).suggestedFilename()).toBe('rfq-baby-grip-socks-陶瓷马克杯.md');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  // No device has a font for a code point that Unicode has not assigned.
  const question = page.getByRole('alert').filter({ hasText: 'U+0378' });
  await expect(question).toBeVisible();
  await inspect(page, 'a written RFQ');
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Save anyway' }).click();
  const pdf = await download;
  expect(pdf.suggestedFilename()).toBe('rfq-baby-grip-socks-陶瓷马克杯.pdf');
  const { pages } = readPdf(readFileSync(await pdf.path()));
  const printed = withoutSpaces(pages.join(''));
  for (const text of ['陶瓷马克杯', ...inEveryScript]) {
    expect(printed).toContain(withoutSpaces(text));
  }
});

test('the RFQ says what it takes the product for, and fills in what is usual on request', async ({
  page,
}) => {
  await enter(page, addressFor('rfq-reading'), 'rfq');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Product').fill('crossbody bag');
  await field('Product').press('Tab');
  const reading = page.getByRole('region', { name: 'We read this as: crossbody bag' });
  await reading.getByRole('button', { name: /^Use: \d+ pieces$/ }).click();
  await expect(field('First quantity')).toBeFocused();
  await expect(field('First quantity')).not.toHaveValue('');
  await inspect(page, 'a product read');

  await field('Product').fill('LED desk lamp');
  await field('Product').press('Tab');
  const gaps = page.getByRole('region', { name: 'What a supplier would ask' });
  await expect(gaps.getByText('Does it have a battery or a radio?')).toBeVisible();
  const answered = page.waitForResponse(/\/functions\/v1\/understand-goods$/);
  await field('Product').fill('zorbulator');
  await field('Product').press('Tab');
  await answered;
  await expect(gaps.getByText('Does it have a battery or a radio?')).toBeHidden();
  await expect(page.getByText('We read this as', { exact: false })).toHaveCount(0);
});

/** On devices without a font for a script, its characters are extracted one by one. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

const inEveryScript = ['≤ 2 mm → Şeker çubuğu, Łódź, ₺', '🎁', 'حقيبة قماش 40×50 cm', '\u0378'];
