import { isPublicAddress } from '@functions/fetch-tiktok-data/public-address.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test.each([
  '23.45.67.89',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82f::200e',
  '2A03:2880:F10D:83:FACE:B00C:0:25DE',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1'],
  ...['127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8'],
  ...['192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.1'],
  ...['203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '64:ff9b::a00:1'],
  ...['fc00::1', 'fdff::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', '5f00::1'],
  ...['2001:db8::1', '2001::1', '2001:10::1', '2002:a00:1::1', '3fff::1', '4000::1'],
  ...['2130706433', '0x7f.0.0.1', '0177.0.0.1', '127.1', '1.2.3', '1.2.3.4.5', '256.1.1.1'],
  ...[
    '',
    'localhost',
    'example.com',
    '[2606:4700::1]',
    '2606::4700::1',
    '2606:4700',
    '1:2:3:4:5:6:7:8:9',
  ],
  ...[' 1.1.1.1', '1.1.1.1\n', '2606:4700:4700::11111', '2606:4700:4700:0:0:0:0:1111::'],
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('accepts any IPv4 address, and never throws', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [first = 0, second = 0] = address.split('.').map(Number);
      if (first === 10 || first === 127 || first === 0 || first >= 224) {
        expect(isPublicAddress(address)).toBe(false);
      }
      if (first === 8 && second === 8) expect(isPublicAddress(address)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => isPublicAddress(text) !== null),
  );
});
