import type { Log } from './log.ts';
import { sha256Hex } from './sha256.ts';

/** A bucket of `burst` requests that fills by `perMinute`. */
export type RateLimit = { burst: number; perMinute: number };

export type Bucket = { key: string; limit: RateLimit };

/**
 * Takes one token from each bucket, in order and up to the first that is empty: 0 when all had one,
 * else the seconds until that one has.
 */
export type TakeTokens = (buckets: readonly Bucket[]) => Promise<number>;

/** Decides about one request: the seconds its caller has to wait, 0 to let it in. */
export type Throttle = (request: Request, log: Log) => Promise<number>;

/** Where the page says which visitor's session it is; see src/api/functions.ts. */
export const sessionHeader = 'x-session-id';

/**
 * What one visitor may ask of a function: several people behind one address, each pressing every
 * button, stay far below it; a script does not.
 */
export const visitorLimit: RateLimit = { burst: 30, perMinute: 20 };

/** For functions that may reach a paid service: what one visitor needs, several times over. */
export const costlyVisitorLimit: RateLimit = { burst: 12, perMinute: 6 };

/** Addresses can be made up by the thousand, so all callers together have a bucket as well. */
const everybodyLimit: RateLimit = { burst: 600, perMinute: 600 };

/**
 * Limits the requests to one function by the caller's address, by the session, and by all callers
 * together. Addresses and sessions are kept only as digests that change every day. Where no proxy
 * names the address (local development) and for what is no page of ours, the rest holds. A limiter
 * that cannot be asked lets the request in: it guards against floods, and a flood is no reason to
 * turn visitors away from a site whose counter is broken; what costs money has its own ceiling.
 */
export function createThrottle(options: {
  functionName: string;
  limit: RateLimit;
  takeTokens: TakeTokens;
  /** Keeps the digests from being looked up in a table of all addresses. */
  secret: string;
  now: () => Date;
}): Throttle {
  const { functionName, limit, takeTokens, secret, now } = options;

  async function bucketOf(caller: string): Promise<Bucket> {
    const day = now().toISOString().slice(0, 10);
    const digest = await sha256Hex(`${secret} ${day} ${caller}`);
    return { key: `${functionName}:${digest.slice(0, 32)}`, limit };
  }

  return async function throttle({ headers }, log) {
    try {
      const callers = [readCallerAddress(headers), readSession(headers)];
      const own = await Promise.all(
        callers.flatMap((caller) => (caller ? [bucketOf(caller)] : [])),
      );
      return await takeTokens([
        ...own,
        { key: `${functionName}:everybody`, limit: everybodyLimit },
      ]);
    } catch (error) {
      log('error', 'limit not checked', {}, error);
      return 0;
    }
  };
}

/** Null where it is not in the shape of ours. */
function readSession(headers: Headers): string | null {
  const session = headers.get(sessionHeader) ?? '';
  return /^[A-Za-z0-9_-]{16,128}$/.test(session) ? `session ${session}` : null;
}

/**
 * The caller's address as the proxies in front say; null where none does. Of an IPv6 address only
 * the network of one household or server (the first 64 bits), since whoever has one has them all.
 */
export function readCallerAddress(headers: Headers): string | null {
  const forwarded = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for');
  const address = forwarded?.split(',')[0]?.trim().toLowerCase();
  if (!address) return null;
  if (!address.includes(':') || address.includes('.')) return address;
  return expandIpv6(address).slice(0, 4).join(':');
}

/** The eight groups of an IPv6 address, leading zeros cut off; a wrong one stays as it is. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
