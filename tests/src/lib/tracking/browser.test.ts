import { fc } from '@tests/support/laws.ts';
import { describe, expect, it } from 'vitest';
import { detectBrowser } from '@/lib/tracking/browser.ts';
import { userAgentCases } from './user-agents.ts';

describe('detectBrowser', () => {
  it.each(userAgentCases)('%s is %s', (_what, browser, _device, userAgent) => {
    expect(detectBrowser(userAgent)).toBe(browser);
  });

  it('has a name for anything', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        expect(detectBrowser(userAgent)).not.toBe('');
      }),
    );
  });
});
