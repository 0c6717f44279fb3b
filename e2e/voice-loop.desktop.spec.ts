import type { Locator, Page } from '@playwright/test';
import { conversation, lastAnswer, textBox } from './support/assistant.ts';
import { expect, test } from './support/microphone.ts';
import { playedSounds, watchSounds } from './support/sounds.ts';

/** A spoken question from end to end, with the real speech engines and no mocks. */

function microphoneButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Ask by voice' });
}

test.describe('with a microphone', () => {
  // Recognized in full in 60 of 60 recordings with gaps, noise and half the volume.
  test.use({ microphone: { says: 'What is the duty rate for cotton t-shirts from China?' } });

  test('a question is spoken, transcribed, answered and heard to the end', async ({ page }) => {
    // The speech engines load on the first question, and speaking the answer takes time.
    test.setTimeout(180_000);
    await watchSounds(page);
    await page.goto('/voice-assistant');
    await microphoneButton(page).click();

    const level = page.getByRole('meter', { name: 'Microphone level' });
    await expect.poll(async () => Number(await level.getAttribute('value'))).toBeGreaterThan(10);
    const time = page.getByRole('timer', { name: 'Recording time' });
    await expect(time).toContainText('0:04', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Stop recording' }).click();

    const asked = conversation(page).getByRole('article', { name: 'You' });
    await expect(asked).toContainText(/duty.*cotton t-shirts from China/, { timeout: 60_000 });
    await expect(lastAnswer(page)).toContainText('36.5%', { timeout: 30_000 });

    await expect(page.getByRole('button', { name: 'Stop speaking' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(microphoneButton(page)).toBeDisabled();
    // Longer than the 0.1 s of silence with which the tap unlocked sound.
    await expect
      .poll(async () => Math.max(0, ...(await playedSounds(page))), { timeout: 90_000 })
      .toBeGreaterThan(2);
    await expect(microphoneButton(page)).toBeEnabled();
    await expect(page.getByText('Audio playback failed')).toHaveCount(0);
  });
});

test.describe('with microphone access denied', () => {
  test.use({ microphone: 'refused' });

  test('the page says so, and typing still works', async ({ page }) => {
    await page.goto('/voice-assistant');
    await microphoneButton(page).click();
    await expect(page.getByRole('note')).toContainText(
      'Unable to access microphone. Please check permissions.',
    );
    await expect(textBox(page)).toBeEnabled();
    await expect(microphoneButton(page)).toBeEnabled();
  });
});

test.describe('without a microphone', () => {
  test('the page says so, and typing still works', async ({ page }) => {
    await page.goto('/voice-assistant');
    await microphoneButton(page).click();
    await expect(page.getByRole('note')).toContainText('No microphone found.');
    await expect(textBox(page)).toBeEnabled();
    await expect(microphoneButton(page)).toBeEnabled();
  });
});
