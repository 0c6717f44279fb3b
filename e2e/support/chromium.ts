import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Without painting ahead of the scroll, which is background work: where that gives way to a script
 * that arrives at the same moment, Chromium (147 and 153 were seen to) forgets to go on, and the page
 * never gets another frame. It was 1 in 50 walks down a page whose parts load late.
 */
const steadyFrames = '--disable-best-effort-tasks';

/**
 * The first Chromium at hand, so that the suite downloads nothing but npm packages: the one inside
 * @sparticuz/chromium (Linux x64), Playwright's own, or the system's.
 * @throws Error saying what to install when there is none.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    // Not the package's own arguments: they are for a cloud function, and switch web security off.
    return {
      executablePath: await packaged.executablePath(),
      args: ['--no-sandbox', steadyFrames],
    };
  }
  if (existsSync(chromium.executablePath())) return { args: [steadyFrames] };
  const system = systemChromiums.find((path) => existsSync(path));
  if (system) return { executablePath: system, args: [steadyFrames] };
  throw new Error(
    'No Chromium found for the browser tests: run `npx playwright install chromium`, or install Chrome.',
  );
}
