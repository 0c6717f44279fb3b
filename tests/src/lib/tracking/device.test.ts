import { expect, test } from 'vitest';
import { detectDeviceType } from '@/lib/tracking/device.ts';
import { userAgentCases } from './user-agents.ts';

test.each(userAgentCases)('detectDeviceType %s: %s on %s', (_what, _browser, device, userAgent) => {
  expect(detectDeviceType(userAgent)).toBe(device);
});

test.each(['mobile', 'Android', 'iPhone', 'iPod', 'BlackBerry', 'IEMobile'])(
  'detectDeviceType is mobile for "%s" in any letter case',
  (word) => {
    expect(detectDeviceType(`x ${word.toUpperCase()} y`)).toBe('mobile');
    expect(detectDeviceType(`x ${word.toLowerCase()} y`)).toBe('mobile');
  },
);
