import { expect, type Locator, type Page } from '@playwright/test';

/** A fictional profile that is part of the sample data. */
export const sampleLink = 'https://www.tiktok.com/@mila.bakes.sample?lang=en';

export function creatorForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Creator brand-potential calculator' });
}

export function creatorResults(page: Page): Locator {
  return page.getByRole('region', { name: 'Your Creator Brand Revenue Potential' });
}

export async function fetchSampleProfile(page: Page): Promise<void> {
  const form = creatorForm(page);
  await form.getByLabel('Profile link').fill(sampleLink);
  await form.getByRole('button', { name: 'Fetch Profile' }).click();
  await expect(form.getByRole('region', { name: 'Profile of @mila.bakes.sample' })).toBeVisible();
}

export async function chooseManufacturingCountry(page: Page, country: string): Promise<void> {
  await creatorForm(page)
    .getByRole('combobox', { name: 'Manufacturing country' })
    .selectOption(country);
}

/** Requests ideas in the idea dialog, with whatever its profile field holds. */
export async function askForIdeas(page: Page, email: string): Promise<Locator> {
  await creatorForm(page).getByRole('button', { name: 'Need an idea?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Need Product Ideas?' });
  await dialog
    .getByLabel('What do you make content about?')
    .fill('Sourdough and slow breakfasts in a small kitchen');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Generate My Ideas' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(5);
  return dialog;
}

/** Expects the figure next to a caption of the result's first card. */
export async function expectCreatorFigure(
  page: Page,
  caption: string,
  value: string,
): Promise<void> {
  const card = creatorResults(page).getByRole('group', {
    name: 'Your Creator Brand Revenue Potential',
  });
  const figure = card.getByText(caption, { exact: true }).locator('xpath=..');
  await expect(figure).toContainText(value);
}
