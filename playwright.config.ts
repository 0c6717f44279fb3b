import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './e2e/support/chromium.ts';
import { baseUrl, port, secretKey } from './e2e/support/server.ts';

/**
 * Tests the built site with a temporary backend, on ports of its own, in two projects: a desktop
 * and a phone. Uses the Chromium from npm or the one installed on the machine.
 */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/support/slowest-tests.ts']],
  use: {
    baseURL: baseUrl,
    // Actions and requests of failed tests; `--trace on` adds screenshots, but doubles the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: await chromiumLaunchOptions(),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      // One dot a pixel, because painting seven times as many tests nothing.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: 'npx tsx supabase/local/preview.ts --throwaway',
    url: baseUrl,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), THROWAWAY_SECRET_KEY: secretKey },
  },
});
