import type { Page } from '@playwright/test';
import { conversation, lastAnswer } from './support/assistant.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';

/** A microphone that hums, so that the real recorder has something to record. */
async function giveHummingMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const hum = context.createOscillator();
      const microphone = context.createMediaStreamDestination();
      hum.connect(microphone);
      hum.start();
      return microphone.stream;
    };
  });
}

async function refuseMicrophone(page: Page, errorName: string): Promise<void> {
  await page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', name);
    };
  }, errorName);
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask by voice' }).click();
  await expect(page.getByRole('timer')).toContainText('0:01');
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

const refusal = (code: string) => ({ error: { code, message: 'No.' } });

for (const [errorName, message] of [
  ['NotAllowedError', 'Unable to access microphone. Please check permissions.'],
  ['NotFoundError', 'No microphone found.'],
  ['NotReadableError', 'Your microphone is in use by another app.'],
] as const) {
  test(`${errorName} has its own message, and typing still works`, async ({ page }) => {
    await refuseMicrophone(page, errorName);
    await page.goto('/voice-assistant');
    await page.getByRole('button', { name: 'Ask by voice' }).click();
    await expect(page.getByRole('note')).toContainText(message);
    await inspect(page, errorName);
    await page.getByRole('button', { name: 'What does the strategy call cost?' }).click();
    await expect(lastAnswer(page)).toContainText(/free/i);
  });
}

test('a recording shows its level and length and can be discarded', async ({ page }) => {
  await giveHummingMicrophone(page);
  await page.goto('/voice-assistant');
  await page.getByRole('button', { name: 'Ask by voice' }).click();
  await expect(page.getByRole('timer')).toContainText('0:01');
  const level = page.getByRole('meter', { name: 'Microphone level' });
  await expect
    .poll(() => level.evaluate((meter) => Number(meter.getAttribute('value'))))
    .toBeGreaterThan(0);
  await inspect(page, 'recording');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(conversation(page).getByRole('article')).toHaveCount(0);
});

test.describe('when the voice functions refuse', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('a rejected container is sent again as WAV, and a missing voice is reported', async ({
    page,
  }) => {
    await giveHummingMicrophone(page);
    const sent: string[] = [];
    await page.route('**/functions/v1/voice-to-text', (route) => {
      sent.push(String(route.request().postDataJSON().audio));
      return sent.length === 1
        ? route.fulfill({ status: 415, json: refusal('unsupported_audio') })
        : route.fulfill({ json: { text: 'What does the strategy call cost?' } });
    });
    await page.route('**/functions/v1/text-to-voice', (route) =>
      route.fulfill({ status: 502, json: refusal('voice_failed') }),
    );
    // Like browsers without any installed voice.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'speechSynthesis', { value: undefined });
    });
    await page.goto('/voice-assistant');
    await record(page);
    await expect(lastAnswer(page)).toContainText(/free/i);
    expect(
      sent.map((audio) => Buffer.from(audio, 'base64').subarray(0, 4).toString('latin1')),
    ).toEqual(['\x1aE\xdf\xa3', 'RIFF']);
    await expect(conversation(page).getByRole('article', { name: 'You' })).toContainText('said');
    await expect(page.getByText('Audio playback failed', { exact: true })).toBeVisible();
  });

  test('a site without a voice service offers typing', async ({ page }) => {
    await giveHummingMicrophone(page);
    await page.route('**/functions/v1/voice-to-text', (route) =>
      route.fulfill({ status: 501, json: refusal('voice_not_configured') }),
    );
    await page.goto('/voice-assistant');
    await record(page);
    await expect(page.getByRole('note')).toContainText('Voice input isn’t available right now');
    await inspect(page, 'no voice service');
  });
});
