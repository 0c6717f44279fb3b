import { describe, expect, it } from 'vitest';
import { detectDeviceType } from '@/lib/tracking/device.ts';
import { userAgentCases } from './user-agents.ts';

describe('detectDeviceType', () => {
  it.each(userAgentCases)('%s: %s on %s', (_what, _browser, device, userAgent) => {
    expect(detectDeviceType(userAgent)).toBe(device);
  });

  it.each(['mobile', 'Android', 'iPhone', 'iPod', 'BlackBerry', 'IEMobile'])(
    'is mobile for "%s" in any letter case',
    (word) => {
      expect(detectDeviceType(`x ${word.toUpperCase()} y`)).toBe('mobile');
      expect(detectDeviceType(`x ${word.toLowerCase()} y`)).toBe('mobile');
    },
  );
});
