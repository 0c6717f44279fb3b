import { describe, expect, it } from 'vitest';
import { deviceTypeOf } from '@/lib/tracking/device.ts';
import { userAgentCases } from './user-agents.ts';

describe('deviceTypeOf', () => {
  it.each(userAgentCases)('%s: %s on %s', (_what, _browser, device, userAgent) => {
    expect(deviceTypeOf(userAgent)).toBe(device);
  });

  it.each(['mobile', 'Android', 'iPhone', 'iPod', 'BlackBerry', 'IEMobile'])(
    'is mobile for "%s" in any letter case',
    (word) => {
      expect(deviceTypeOf(`x ${word.toUpperCase()} y`)).toBe('mobile');
      expect(deviceTypeOf(`x ${word.toLowerCase()} y`)).toBe('mobile');
    },
  );
});
