import { readFile } from 'node:fs/promises';
import {
  askForIdeas,
  chooseManufacturingCountry,
  creatorForm,
  creatorResults,
  expectCreatorFigure,
  fetchSampleProfile,
} from './support/creator.ts';
import { readRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { openAllParts, openPart } from './support/parts.ts';
import { twoColorPng } from './support/picture.ts';

const green = [0x2f, 0x8f, 0x5b] as const;
const cream = [0xf6, 0xeb, 0xd9] as const;

type Generation = { selected_idea: { productName: string } | null; ideas: unknown[] };

test.beforeEach(async ({ page }) => {
  await page.goto('/brand-vision');
  await expect(creatorForm(page)).toBeVisible();
});

test('a creator goes from a profile link to a saved report with its own address', async ({
  page,
}) => {
  // Inspects the page at many steps.
  test.slow();
  const form = creatorForm(page);
  const email = `creator-journey-${crypto.randomUUID()}@example.com`;

  await fetchSampleProfile(page);
  await expect(page.getByText('Fetched data for @mila.bakes.sample').first()).toBeVisible();
  await expect(form.getByLabel('Total followers')).toHaveValue('48200');
  // (2,650 likes + 96 comments) / 48,200 followers
  await expect(form.getByRole('textbox', { name: 'Engagement rate (%)' })).toHaveValue('5.7');

  await form.getByRole('button', { name: 'Need an idea?' }).click();
  await page.getByRole('button', { name: 'Generate My Ideas' }).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await inspect(page, 'idea dialog with answers missing');
  await page.keyboard.press('Escape');

  const dialog = await askForIdeas(page, email);
  await inspect(page, 'ideas');
  const idea = dialog.getByRole('article').first();
  const product = (await idea.getByRole('heading').textContent()) ?? '';
  await idea.getByRole('button', { name: 'Use This' }).click();
  await expect(page.getByText(`Let's see the numbers for ${product}`).first()).toBeVisible();
  await expect(form.getByLabel('Dream product', { exact: false }).first()).toHaveValue(product);
  await expect
    .poll(
      async () =>
        (await readRows<Generation>('product_idea_generations', { user_email: `eq.${email}` }))[0],
    )
    .toMatchObject({ selected_idea: { productName: product } });

  await form.getByRole('tab', { name: 'Auto-Analyze' }).click();
  await form.getByRole('button', { name: 'Analyze My Aesthetic' }).click();
  await expect(form.getByRole('list', { name: 'Mood' })).toBeVisible();
  await inspect(page, 'profile, chosen idea and look');

  await form.getByRole('tab', { name: 'Style Tags' }).click();
  await form.getByRole('button', { name: 'Cottagecore' }).click();
  await form.getByRole('tab', { name: 'Upload' }).click();
  await form.getByLabel('Choose pictures').setInputFiles({
    name: 'kitchen.png',
    mimeType: 'image/png',
    buffer: await twoColorPng({}, green, cream),
  });
  const palette = form.getByRole('region', { name: 'Palette of your pictures' });
  await expect(palette.getByRole('button')).toHaveText(['#2F8F5B', '#F6EBD9']);
  await inspect(page, 'palette of a picture');

  await form.getByRole('textbox', { name: 'Dream product price ($)' }).fill('40');
  await chooseManufacturingCountry(page, 'China');
  await form.getByRole('button', { name: 'Show Me My Brand Potential' }).click();

  // 48,200 × 5.7% = 2,747 fans; × 2% = 55 orders; × $40 × 80% = $1,758 profit a month.
  await expectCreatorFigure(page, 'Engaged fans', '2,747');
  await expectCreatorFigure(page, 'Monthly profit', '$1,758');
  await expectCreatorFigure(page, 'Potential yearly profit', '$21,100');
  await expect(
    page.getByRole('heading', { name: 'Your Creator Brand Revenue Potential' }),
  ).toBeFocused();
  await expect(creatorResults(page)).toBeInViewport();
  await openPart(page, 'See who can make it');
  await openPart(page, 'Product inspiration');
  await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Concept drawing:/ })).toHaveCount(2);

  await inspect(page, 'report');
  await openAllParts(page);
  await inspect(page, 'report with every part open');

  await page.getByRole('button', { name: 'Scale 3,000' }).click();
  // 3,000 × $40 × 73%
  await expect(page.getByText('$87,600').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await creatorResults(page).getByRole('button', { name: 'Save as PDF' }).click();
  const file = await (await download).path();
  const pdf = (await readFile(file)).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2);
  await expect(page.getByText('Report saved.').first()).toBeVisible();

  await expect(page).toHaveURL(/f=48200/);
  expect(page.url()).not.toContain('mila');
  await page.reload();
  await expectCreatorFigure(page, 'Monthly profit', '$1,758');
  await openPart(page, 'See who can make it');
  await openPart(page, 'Product inspiration');
  await expect(page.getByRole('img', { name: /^Concept drawing:/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
  // The partners are samples, which raise no confidence.
  await expect(creatorResults(page).getByText('Medium Confidence')).toBeVisible();
  await expect(form.getByRole('region', { name: 'Profile of @mila.bakes.sample' })).toBeVisible();
});
