import { expect, type Locator, type Page } from '@playwright/test';

export function textBox(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your question for KIRA' });
}

export function conversation(page: Page): Locator {
  return page.getByRole('log', { name: 'Conversation with KIRA' });
}

/** KIRA's latest answer. */
export function lastAnswer(page: Page): Locator {
  return conversation(page).getByRole('article', { name: 'KIRA' }).last();
}

/** Types a question, waits for the answer and returns it. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const answers = conversation(page).getByRole('article', { name: 'KIRA' });
  const before = await answers.count();
  await textBox(page).fill(question);
  await textBox(page).press('Enter');
  await expect(answers).toHaveCount(before + 1, { timeout: 30_000 });
  return lastAnswer(page);
}
