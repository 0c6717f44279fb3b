import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Turns off prepainting ahead of the scroll position. When a script arrives at the moment such
 * background work is interrupted, Chromium (seen in 147 and 153) never resumes it, and the page
 * gets no more frames. This happened in 1 of 50 scrolls down a page with lazy content.
 */
const steadyFrames = '--disable-best-effort-tasks';

/**
 * The first available Chromium, so that the suite downloads nothing but npm packages: the one in
 * @sparticuz/chromium (Linux x64), Playwright's own, or the system's.
 * @throws Error with installation instructions if there is none
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    // Not the package's own arguments: they are for cloud functions and turn web security off.
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
