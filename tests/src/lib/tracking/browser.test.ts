import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { detectBrowser } from '@/lib/tracking/browser.ts';
import { userAgentCases } from './user-agents.ts';

test.each(userAgentCases)('detectBrowser %s is %s', (_what, browser, _device, userAgent) => {
  expect(detectBrowser(userAgent)).toBe(browser);
});

test("detectBrowser names unknown user agents 'Unknown'", () => {
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      expect(detectBrowser(userAgent)).not.toBe('');
    }),
  );
});
