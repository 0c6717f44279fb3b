import { execFileSync } from 'node:child_process';
import { test as base, expect } from './fixtures.ts';

/** What the microphone of the test's browser does. */
export type Microphone =
  /** Plays these words once from the moment it is opened, then silence. */
  | { says: string }
  /** There is one, but the visitor denies access. */
  | 'refused'
  | 'missing';

/**
 * Tests in a browser of their own with a simulated microphone. As on phones, the browser refuses to
 * play sound that no tap has allowed.
 */
export const test = base.extend<{ microphone: Microphone }>({
  microphone: ['missing', { option: true }],
  context: async ({ launchOptions, microphone, playwright }, use, testInfo) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        ...microphoneFlags(microphone, testInfo.outputPath('microphone.wav')),
        '--autoplay-policy=user-gesture-required',
      ],
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

export { expect };

function microphoneFlags(microphone: Microphone, file: string): string[] {
  if (microphone === 'missing') return [];
  if (microphone === 'refused') {
    return ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'];
  }
  // Synthesized by the site's own voice, so no recording has to be stored.
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/speak.ts', microphone.says, file]);
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ];
}
