import { expect, type Page } from '@playwright/test';

export type CalculatorAnswers = {
  audience: string;
  engagement?: string;
  price: string;
  category: string;
  madeIn: string;
  description?: string;
};

export const candleMaker: CalculatorAnswers = {
  audience: '12.5k',
  engagement: '4',
  price: '$24.99',
  category: 'Home Goods',
  madeIn: 'China',
  description: 'A scented soy candle in a pink glass jar',
};

/** Fills in the calculator by its visible labels, and presses its button. */
export async function calculate(page: Page, answers: CalculatorAnswers): Promise<void> {
  await fill(page, answers);
  await page.getByRole('button', { name: 'Calculate my revenue' }).click();
}

export async function fill(page: Page, answers: CalculatorAnswers): Promise<void> {
  const form = page.getByRole('form', { name: 'Revenue calculator' });
  await form.getByLabel('Audience size').fill(answers.audience);
  if (answers.engagement)
    await form.getByRole('textbox', { name: 'Engagement rate' }).fill(answers.engagement);
  await form.getByLabel('Average order value').fill(answers.price);
  await choose(page, 'Product category', answers.category);
  await choose(page, 'Made in', answers.madeIn);
  if (!answers.description) return;
  const description = form.getByLabel('Product description');
  // On phones, behind a bar.
  if (!(await description.isVisible())) {
    await form.getByRole('button', { name: 'Look and description (optional)' }).click();
  }
  await description.fill(answers.description);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption(option);
}

/** Expects the figure next to a label of the results panel. */
export async function expectFigure(page: Page, label: string, value: string): Promise<void> {
  const results = page.getByRole('region', { name: 'Your revenue potential' });
  const figure = results.getByText(label, { exact: true }).locator('xpath=..');
  await expect(figure).toContainText(value);
}
