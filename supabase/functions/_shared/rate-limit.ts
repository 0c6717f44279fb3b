import type { Log } from './log.ts';
import { addressShareOfCalls, type ServiceName } from './outside-services.assumptions.ts';
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

/**
 * Whether the caller may cause another call to this service today; without it the built-in engine
 * answers, where there is one.
 */
export type MayAsk = (service: ServiceName) => Promise<boolean>;

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
  /** As readCallerAddress() takes it. */
  trustedProxies: number | null;
}): Throttle {
  const { functionName, limit, takeTokens } = options;
  return async function throttle({ headers }, log) {
    try {
      const callers = callersOf(headers, options.trustedProxies);
      const own = await Promise.all(
        callers.map(async (caller) => ({
          key: `${functionName}:${await digestOf(caller, options)}`,
          limit,
        })),
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

const minutesOfDay = 24 * 60;

/**
 * Keeps one caller from using up what all may ask of a paid service in a day: the address has a
 * share of it, or the session where no proxy names the address. Where that cannot be counted, the
 * service is not asked: it could cost without end.
 */
export function createAllowance(options: {
  /** Calls of a day; null where a call costs nothing. */
  dailyCeilings: Readonly<Record<ServiceName, number | null>>;
  takeTokens: TakeTokens;
  secret: string;
  now: () => Date;
  trustedProxies: number | null;
}): (request: Request, log: Log) => MayAsk {
  const { dailyCeilings, takeTokens } = options;
  return ({ headers }, log) =>
    async function mayAsk(service) {
      const ceiling = dailyCeilings[service];
      const [caller] = callersOf(headers, options.trustedProxies);
      // What is turned off is asked by nobody, and its messages wait for it.
      if (ceiling === null || ceiling === 0 || caller === undefined) return true;
      const burst = Math.max(1, Math.floor(ceiling * addressShareOfCalls));
      try {
        const key = `paid:${service}:${await digestOf(caller, options)}`;
        const wait = await takeTokens([{ key, limit: { burst, perMinute: burst / minutesOfDay } }]);
        if (wait > 0) log('info', 'share of the day used up', { service });
        return wait === 0;
      } catch (error) {
        log('error', 'share not checked', { service }, error);
        return false;
      }
    };
}

/** The address first, since a session can be made up. */
function callersOf(headers: Headers, trustedProxies: number | null): string[] {
  return [readCallerAddress(headers, trustedProxies), readSession(headers)].filter(
    (caller) => caller !== null,
  );
}

/** Stands for a caller, for one day; cannot be looked up in a table of all addresses. */
async function digestOf(
  caller: string,
  { now, secret }: { now: () => Date; secret: string },
): Promise<string> {
  const day = now().toISOString().slice(0, 10);
  return (await sha256Hex(`${secret} ${day} ${caller}`)).slice(0, 32);
}

/** Null where it is not in the shape of ours. */
function readSession(headers: Headers): string | null {
  const session = headers.get(sessionHeader) ?? '';
  return /^[A-Za-z0-9_-]{16,128}$/.test(session) ? `session ${session}` : null;
}

/**
 * The caller's address, as far as a proxy that we trust says so; null where none does. What stands
 * left of our own proxies' hops in x-forwarded-for anybody may have made up. Of an IPv6 address only
 * the network of one household or server (the first 64 bits), since whoever has one has them all.
 *
 * @param trustedProxies how many proxies of ours each add a hop. Null is hosted Supabase: every
 *   request comes through Cloudflare, which writes cf-connecting-ip and lets nobody else write it
 *   (developers.cloudflare.com/fundamentals/reference/http-headers); where it is missing, the last
 *   hop counts.
 */
export function readCallerAddress(headers: Headers, trustedProxies: number | null): string | null {
  const named = trustedProxies === null ? headers.get('cf-connecting-ip') : null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  const address = (named ?? hops.at(-(trustedProxies ?? 1)))?.trim().toLowerCase();
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
