import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCertificate } from '../../../scripts/bench/certificate.ts';

const now = new Date('2026-11-28T12:00:00Z');

test('the certificate is for localhost, signed by itself, for two days', async () => {
  const { key, cert } = await makeCertificate(now);
  const certificate = new X509Certificate(cert);

  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkHost('example.com')).toBeUndefined();
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(new Date(certificate.validFrom)).toEqual(new Date('2026-11-27T12:00:00Z'));
  expect(new Date(certificate.validTo)).toEqual(new Date('2026-11-29T12:00:00Z'));
});

test('no two have a key in common', async () => {
  const [one, other] = await Promise.all([makeCertificate(now), makeCertificate(now)]);
  expect(one.key).not.toBe(other.key);
});
