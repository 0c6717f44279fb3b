import { conversation, lastAnswer, textBox } from './support/assistant.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test('everything works by keyboard alone', async ({ page }) => {
  await page.goto('/voice-assistant');
  await textBox(page).focus();
  await page.keyboard.type('What does the strategy');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('call cost?');
  await expect(textBox(page)).toHaveValue('What does the strategy\ncall cost?');
  await page.keyboard.press('Enter');
  await expect(lastAnswer(page)).toContainText(/free/i);
  await expect(textBox(page)).toBeFocused();
  await expect(textBox(page)).toHaveValue('');

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Ask by voice' })).toBeFocused();
  await page.getByRole('switch', { name: 'Speak replies' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Speak replies' })).toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset KIRA' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByRole('article')).toHaveCount(0);
});

test('the text box grows with its text', async ({ page }) => {
  await page.goto('/voice-assistant');
  const heightPx = async () => (await textBox(page).boundingBox())?.height ?? 0;
  const emptyPx = await heightPx();
  await textBox(page).fill(Array.from({ length: 5 }, () => 'one more line').join('\n'));
  await expect.poll(heightPx).toBeGreaterThan(emptyPx + 60);
});

test('a long conversation keeps the text box in view', async ({ page }) => {
  await page.goto('/voice-assistant');
  for (const country of ['China', 'Vietnam', 'India']) {
    await textBox(page).fill(`duty on cotton T-shirts from ${country}`);
    await textBox(page).press('Enter');
    await expect(lastAnswer(page)).toContainText(country);
  }
  await expect(textBox(page)).toBeInViewport();
  await expect(lastAnswer(page).getByText('Total duty')).toBeInViewport();
  await inspect(page, 'a long conversation');
});
