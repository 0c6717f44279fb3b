import { execFileSync } from 'node:child_process';
import { test as base, expect } from './fixtures.ts';

/** What a visitor's machine has to listen with. */
export type Microphone =
  /** It hears these words once, from the moment it is opened; then silence. */
  | { says: string }
  /** There is one, and the visitor does not let the page use it. */
  | 'refused'
  | 'missing';

/**
 * Journeys in a browser of their own, whose microphone is what the test says. Sound that no tap
 * has allowed is refused, as phones do.
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
  // Made by the site's own voice: no recording has to be kept.
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/speak.ts', microphone.says, file]);
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ];
}
