import type { Locator } from '@playwright/test';
import {
  askForIdeas,
  chooseManufacturingCountry,
  creatorForm,
  expectCreatorFigure,
  fetchSampleProfile,
} from './support/creator.ts';
import { expect, test } from './support/fixtures.ts';
import { turnedJpeg, twoColorPng } from './support/picture.ts';

/** Behavior that is the same in every window: saving, clearing, picture uploads. */

const green = [0x2f, 0x8f, 0x5b] as const;
const cream = [0xf6, 0xeb, 0xd9] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/brand-vision');
  await expect(creatorForm(page)).toBeVisible();
});

test("a phone's upright picture stays upright", async ({ page }) => {
  const form = creatorForm(page);
  const png = await twoColorPng({ width: 400, height: 300 }, green, cream);
  const buffer = await turnedJpeg(png);
  await form.getByRole('tab', { name: 'Upload' }).click();
  await form
    .getByLabel('Choose pictures')
    .setInputFiles({ name: 'upright.jpg', mimeType: 'image/jpeg', buffer });
  const picture = form.getByRole('img', { name: 'Reference picture: upright.jpg' });
  await expect(picture).toBeVisible();
  // The bottom of the camera's picture is on the left after a quarter turn to the right.
  expect(await sizeAndEdgesOf(picture)).toEqual({
    width: 300,
    height: 400,
    left: 'cream',
    right: 'green',
  });
});

test('a changed form marks its result as outdated until it is calculated again', async ({
  page,
}) => {
  const form = creatorForm(page);
  await fetchSampleProfile(page);
  await form.getByRole('textbox', { name: 'Dream product', exact: true }).fill('Bread crock');
  await form.getByRole('textbox', { name: 'Dream product price ($)' }).fill('40');
  await chooseManufacturingCountry(page, 'Vietnam');
  await form.getByRole('button', { name: 'Show Me My Brand Potential' }).click();
  await expectCreatorFigure(page, 'Engaged fans', '2,747');

  await form.getByLabel('Total followers').fill('10000');
  const again = page.getByRole('button', { name: 'Calculate again' });
  await expect(again).toBeVisible();
  await expectCreatorFigure(page, 'Engaged fans', '2,747');
  await again.click();
  await expectCreatorFigure(page, 'Engaged fans', '570');
  await expect(again).toBeHidden();
});

test('typed text can be cleared', async ({ page }) => {
  const form = creatorForm(page);
  await fetchSampleProfile(page);
  await page.getByRole('button', { name: 'Forget what I typed' }).click();
  await expect(form.getByLabel('Total followers')).toHaveValue('');
  await expect(page.getByText('Forgotten. Nothing is kept on this device.')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Total followers')).toHaveValue('');
  await expect(form.getByLabel('Profile link')).toHaveValue('');
});

test('asking again gives different ideas', async ({ page }) => {
  await fetchSampleProfile(page);
  const email = `other-ideas-${crypto.randomUUID()}@example.com`;
  const dialog = await askForIdeas(page, email);
  const first = await dialog.getByRole('heading', { level: 3 }).allTextContents();
  await dialog.getByRole('button', { name: 'Generate Different Ideas' }).click();
  await dialog.getByLabel('Profile URL').fill('@mila.bakes.sample');
  await dialog.getByLabel('What do you make content about?').fill('Sourdough and slow breakfasts');
  await dialog.getByRole('button', { name: 'Generate My Ideas' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(5);
  const second = await dialog.getByRole('heading', { level: 3 }).allTextContents();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
});

test.describe('with a profile that cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|Profile fetch/ });

  test("a failed profile clears the previous profile's numbers", async ({ page }) => {
    const form = creatorForm(page);
    await fetchSampleProfile(page);
    await form.getByLabel('Profile link').fill('https://www.example.com/someone');
    await form.getByRole('button', { name: 'Fetch Profile' }).click();
    await expect(
      page.getByText("Couldn't load profile. You can still enter data manually.").first(),
    ).toBeVisible();
    await expect(form.getByLabel('Total followers')).toHaveValue('');
    await expect(form.getByRole('textbox', { name: 'Engagement rate (%)' })).toHaveValue('');
  });

  test('the numbers can be typed by hand', async ({ page }) => {
    const form = creatorForm(page);
    await form.getByLabel('Profile link').fill('https://www.example.com/someone');
    await form.getByRole('button', { name: 'Fetch Profile' }).click();
    await expect(
      page.getByText("Couldn't load profile. You can still enter data manually.").first(),
    ).toBeVisible();
    await form.getByLabel('Total followers').fill('12.5k');
    await form.getByRole('textbox', { name: 'Engagement rate (%)' }).fill('4');
    await form.getByRole('textbox', { name: 'Dream product', exact: true }).fill('Tote bag');
    await form.getByRole('textbox', { name: 'Dream product price ($)' }).fill('25');
    await chooseManufacturingCountry(page, 'You Choose');
    await form.getByRole('button', { name: 'Show Me My Brand Potential' }).click();
    await expectCreatorFigure(page, 'Engaged fans', '500');
  });
});

/** Cream has more red than green has. */
async function sizeAndEdgesOf(picture: Locator) {
  return picture.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('The element is not an image');
    await element.decode();
    const { naturalWidth: width, naturalHeight: height } = element;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    const at = (x: number) => {
      const [red = 0] = context?.getImageData(x, height / 2, 1, 1).data ?? [];
      return red > 150 ? 'cream' : 'green';
    };
    return { width, height, left: at(10), right: at(width - 10) };
  });
}
