import { test as base, expect } from '@playwright/test';

type Options = {
  /** Console lines that a journey expects, such as the failed loads of a backend that is down. */
  expectedConsole: RegExp | undefined;
};

/** Every journey fails on an error or warning of its page that it does not expect. */
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
