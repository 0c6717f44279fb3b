import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export type Certificate = { key: string; cert: string };

const OID_ECDSA_SHA256 = '06082a8648ce3d040302';
const OID_COMMON_NAME = '0603550403';
const OID_SUBJECT_ALT_NAME = '0603551d11';
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const VERSION_3 = Buffer.from('a003020102', 'hex');
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;
const DAY_MS = 86_400_000;

/**
 * A certificate for localhost that signs itself, and its key, both made anew and kept nowhere. X.509
 * version 3 (RFC 5280) in DER, since Node can read certificates but makes none.
 * @param now it is valid from the day before to the day after
 */
export function makeCertificate(now: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, Buffer.from(OID_ECDSA_SHA256, 'hex'));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, Buffer.from(OID_COMMON_NAME, 'hex'), der(UTF8_STRING, 'localhost'))),
  );
  const names = der(SEQUENCE, der(DNS_NAME, 'localhost'));
  const toSign = der(
    SEQUENCE,
    VERSION_3,
    der(INTEGER, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    name,
    der(SEQUENCE, time(now.getTime() - DAY_MS), time(now.getTime() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      EXTENSIONS,
      der(
        SEQUENCE,
        der(SEQUENCE, Buffer.from(OID_SUBJECT_ALT_NAME, 'hex'), der(OCTET_STRING, names)),
      ),
    ),
  );
  const signature = createSign('sha256').update(toSign).sign(privateKey);
  const whole = der(SEQUENCE, toSign, algorithm, der(BIT_STRING, Buffer.of(0), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

/** A value in DER: tag, length, content. */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.of(tag), lengthOf(content), content]);
}

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.of(length);
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
}

function time(atMs: number): Buffer {
  const digits = new Date(atMs).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(GENERALIZED_TIME, digits);
}
