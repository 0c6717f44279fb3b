import { generate } from 'selfsigned';

export type Certificate = { key: string; cert: string };

const dayMs = 86_400_000;

/**
 * A certificate for localhost that signs itself, and its key, both made anew and kept nowhere.
 * @param now it is valid from the day before to the day after
 */
export async function makeCertificate(now: Date): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - dayMs),
    notAfterDate: new Date(now.getTime() + dayMs),
  });
  return { key: made.private, cert: made.cert };
}
