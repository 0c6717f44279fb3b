import { sha256Hex } from './sha256.ts';

/** A bucket of `burst` requests that fills by `perMinute`. */
export type RateLimit = { burst: number; perMinute: number };

/** Takes one token from a bucket: 0 when there was one, else the seconds until there is. */
export type TakeToken = (bucketKey: string, limit: RateLimit) => Promise<number>;

/** Decides about one request: the seconds its caller has to wait, 0 to let it in. */
export type Throttle = (request: Request) => Promise<number>;

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
 * Limits the requests to one function by the caller's address, kept only as a digest that changes
 * every day, and by all callers together. Where no proxy names the address (local development)
 * only the second holds. A limiter that cannot be asked lets the request in: it guards against
 * floods, and a flood is no reason to turn visitors away from a site whose counter is broken.
 */
export function createThrottle(options: {
  functionName: string;
  limit: RateLimit;
  takeToken: TakeToken;
  /** Keeps the digests from being looked up in a table of all addresses. */
  secret: string;
  now: () => Date;
}): Throttle {
  const { functionName, limit, takeToken, secret, now } = options;
  return async function throttle(request) {
    try {
      const address = readCallerAddress(request.headers);
      if (address !== null) {
        const day = now().toISOString().slice(0, 10);
        const caller = await sha256Hex(`${secret} ${day} ${address}`);
        const wait = await takeToken(`${functionName}:${caller.slice(0, 32)}`, limit);
        if (wait > 0) return wait;
      }
      return await takeToken(`${functionName}:everybody`, everybodyLimit);
    } catch (error) {
      console.error(`${functionName}: limit not checked:`, error);
      return 0;
    }
  };
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
