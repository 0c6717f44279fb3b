import { test as base, expect } from '@playwright/test';

type Options = {
  /** Console messages that a test expects, such as failed loads while the backend is down. */
  expectedConsole: RegExp | undefined;
};

/** Every test fails on an unexpected error or warning in its page's console. */
export const test = base.extend<Options>({
  expectedConsole: [undefined, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!expectedConsole?.test(text)) unexpected.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    page.on('pageerror', (error) => note(error.message));
    await use(page);
    expect(unexpected, 'errors and warnings in the console').toEqual([]);
  },
});

export { expect };
