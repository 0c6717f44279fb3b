import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemChromiums = [
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Loopback only; requests to other hosts fail immediately. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-component-update',
  '--no-first-run',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
];

/**
 * The Chromium to measure with: CHROME_PATH's, an installed one, Playwright's, or the one in
 * @sparticuz/chromium (Linux x64).
 * @throws Error that says what to install when there is none
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') return named;
  const installed = [...systemChromiums, chromium.executablePath()].find(existsSync);
  if (installed !== undefined) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  throw new Error('No Chromium found: install Chrome, or say in CHROME_PATH where one is.');
}
