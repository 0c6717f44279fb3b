import {
  demandTestIdPattern,
  demandTestSecretPattern,
} from '@functions/_shared/domain/demand/demand-test.ts';
import type { DemandTestKey } from '../services.ts';

/**
 * The part of an owner's link behind the page: browsers send it to no server, not even as the page
 * that a link was followed from.
 */
export function ownerHash({ id, secret }: DemandTestKey): string {
  return `#${id}.${secret}`;
}

/** Reads it; null for any other anchor. */
export function parseOwnerHash(hash: string): DemandTestKey | null {
  const [id = '', secret = '', ...others] = hash.slice(1).split('.');
  const isKey =
    others.length === 0 && demandTestIdPattern.test(id) && demandTestSecretPattern.test(secret);
  return isKey ? { id, secret } : null;
}

/** Whether an anchor begins as an owner's link does but is none: cut off or changed on its way. */
export function isBrokenOwnerHash(hash: string): boolean {
  const [id = ''] = hash.slice(1).split('.');
  return demandTestIdPattern.test(id) && parseOwnerHash(hash) === null;
}
