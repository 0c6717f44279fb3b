import { ask, textBox } from './support/assistant.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

test("question, answer and microphone are within a thumb's reach, and nothing overflows the window", async ({
  page,
}) => {
  await page.goto('/voice-assistant');
  await expect(textBox(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Ask by voice' })).toBeInViewport();
  const answer = await ask(page, 'How much is the duty on cotton T-shirts from China?');
  await expect(answer.getByText('36.5%').first()).toBeInViewport();
  await expect(textBox(page)).toBeInViewport();
  await inspect(page, 'duty');
});
