import { uuidFromBytes } from '@/lib/uuid.ts';

/**
 * A random version 4 UUID. `crypto.randomUUID` exists on https and localhost only, and the site is
 * also opened by address on a local network, from a phone for instance.
 */
export function newId(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  return uuidFromBytes(source.getRandomValues(new Uint8Array(16)), 4);
}
