import { sessionIdPattern } from './contracts/session-id.ts';
import {
  addressShareOfCalls,
  networkShareOfCalls,
  type ServiceName,
} from './external-services.assumptions.ts';
import type { Log } from './log.ts';
import { sha256Hex } from './sha256.ts';

/** A token bucket of `burst` requests that refills by `perMinute`. */
export type RateLimit = { burst: number; perMinute: number };

/** How often one function may be called. */
export type FunctionLimit = {
  /** Per address, and per session. */
  caller: RateLimit;
  /** Per provider's block of addresses: /24 of IPv4, /48 of IPv6. */
  network: RateLimit;
  /** For all callers together. */
  global: RateLimit;
};

export type Bucket = { key: string; limit: RateLimit };

/**
 * Takes one token from each bucket, or none when any bucket is empty. Returns 0 on success, or the
 * seconds until the first empty bucket has a token.
 */
export type TakeTokens = (buckets: readonly Bucket[]) => Promise<number>;

/**
 * The buckets that a request is charged to: the caller's own (session, address, network), the
 * global one, or all.
 */
export type Charge = 'caller' | 'global' | 'all';

/** Returns the seconds that the caller has to wait, 0 to accept the request. */
export type Throttle = (request: Request, log: Log, charge: Charge) => Promise<number>;

/**
 * Whether the caller may cause another call to this service today; otherwise the built-in engine
 * responds, if there is one. With a recipient, counts only what this caller sends there: a burst of
 * `perDay` that refills over the day.
 */
export type HasQuota = (service: ServiceName, recipient?: Recipient) => Promise<boolean>;

/** Where a caller sends something; stored only as part of a digest. */
export type Recipient = { name: string; perDay: number };

/** The header in which the page sends the visitor's session id; see src/api/functions.ts. */
export const sessionHeader = 'x-session-id';

/**
 * Requests of one visitor to a function: enough for several people behind one address who press
 * every button, but not for a script.
 */
export const visitorLimit = limitFor({ burst: 30, perMinute: 20 });

/** For functions that may call a paid service: several times what one visitor needs. */
export const costlyVisitorLimit = limitFor({ burst: 12, perMinute: 6 });

/**
 * For functions that use only our own database. They cause no cost, so the global limit is high
 * enough that only a distributed flood reaches it.
 */
export const ownEngineLimit: FunctionLimit = {
  ...visitorLimit,
  global: { burst: 12_000, perMinute: 8_000 },
};

/**
 * Addresses in one block are cheap, so the block has a bucket too. It takes at least ten blocks to
 * use up the global limit.
 */
function limitFor(caller: RateLimit): FunctionLimit {
  return {
    caller,
    network: { burst: 4 * caller.burst, perMinute: 4 * caller.perMinute },
    global: { burst: 1_200, perMinute: 800 },
  };
}

/**
 * Limits the requests to one function by address, network and session, and globally. Stores callers
 * only as digests that change every day. Without a known address (local development) or session
 * (clients other than our pages), the other limits apply. If the limiter fails, the request is
 * accepted: it protects against floods, and a broken counter is no reason to turn visitors away.
 * Paid services have their own ceiling.
 */
export function createThrottle(options: {
  functionName: string;
  limit: FunctionLimit;
  takeTokens: TakeTokens;
  /** Prevents looking the digests up in a table of all addresses. */
  secret: string;
  now: () => Date;
  /** See readCallerAddress(). */
  trustedProxies: number | null;
}): Throttle {
  const { functionName, limit, takeTokens, trustedProxies } = options;
  return async function throttle({ headers }, log, charge) {
    try {
      const callers = charge === 'global' ? [] : callersOf(headers, trustedProxies);
      const own = await Promise.all(
        callers.map(async ({ name, kind }) => ({
          key: `${functionName}:${await digestOf(name, options)}`,
          limit: kind === 'network' ? limit.network : limit.caller,
        })),
      );
      // Last, so that a refused caller takes nothing from the others.
      const shared = { key: `${functionName}:everybody`, limit: limit.global };
      const buckets = charge === 'caller' ? own : [...own, shared];
      return buckets.length === 0 ? 0 : await takeTokens(buckets);
    } catch (error) {
      log('error', 'limit not checked', {}, error);
      return 0;
    }
  };
}

const minutesOfDay = 24 * 60;

/**
 * Prevents one caller from using up the daily calls to a paid service: an address has a share of
 * them and its network a larger one; without a known address the session counts. If counting fails,
 * the service is not called, because it could cost without limit.
 */
export function createQuota(options: {
  /** Calls per day; null where a call costs nothing. */
  dailyCeilings: Readonly<Record<ServiceName, number | null>>;
  takeTokens: TakeTokens;
  secret: string;
  now: () => Date;
  trustedProxies: number | null;
}): (request: Request, log: Log) => HasQuota {
  const { dailyCeilings, takeTokens } = options;
  return ({ headers }, log) =>
    async function hasQuota(service, recipient) {
      const ceiling = dailyCeilings[service] ?? 0;
      const callers = quotaOwners(callersOf(headers, options.trustedProxies));
      // A service that is off is never called, and its messages wait.
      const isFree = recipient === undefined && ceiling === 0;
      if (isFree || callers.length === 0) return true;
      try {
        const buckets = await Promise.all(
          callers.map(async ({ name, kind }) => {
            const share = kind === 'network' ? networkShareOfCalls : addressShareOfCalls;
            const burst = recipient?.perDay ?? Math.max(1, Math.floor(ceiling * share));
            const countedName = recipient === undefined ? name : `${name} to ${recipient.name}`;
            return {
              key: `paid:${service}:${await digestOf(countedName, options)}`,
              limit: { burst, perMinute: burst / minutesOfDay },
            };
          }),
        );
        const wait = await takeTokens(buckets);
        if (wait > 0) log('info', 'share of the day used up', { service });
        return wait === 0;
      } catch (error) {
        log('error', 'share not checked', { service }, error);
        return false;
      }
    };
}

type Caller = { kind: 'address' | 'session' | 'network'; name: string };

/** From the narrowest to the widest. */
function callersOf(headers: Headers, trustedProxies: number | null): Caller[] {
  const address = readCallerAddress(headers, trustedProxies);
  const session = readSession(headers);
  const network = readCallerNetwork(headers, trustedProxies);
  return [
    ...(address === null ? [] : [{ kind: 'address' as const, name: address }]),
    ...(session === null ? [] : [{ kind: 'session' as const, name: session }]),
    ...(network === null ? [] : [{ kind: 'network' as const, name: network }]),
  ];
}

/** A session id can be invented, so it counts only when nothing else is known. */
function quotaOwners(callers: readonly Caller[]): readonly Caller[] {
  const places = callers.filter(({ kind }) => kind !== 'session');
  return places.length > 0 ? places : callers;
}

/** Identifies a caller for one day; cannot be looked up in a table of all addresses. */
async function digestOf(
  caller: string,
  { now, secret }: { now: () => Date; secret: string },
): Promise<string> {
  const day = now().toISOString().slice(0, 10);
  return (await sha256Hex(`${secret} ${day} ${caller}`)).slice(0, 32);
}

/** Null when it does not have our format. */
function readSession(headers: Headers): string | null {
  const session = headers.get(sessionHeader) ?? '';
  return sessionIdPattern.test(session) ? `session ${session}` : null;
}

/**
 * The caller's address, as far as a trusted proxy reports it; null otherwise. Hops to the left of
 * our own proxies' in x-forwarded-for may be forged. Of an IPv6 address only the network of one
 * household or server (the first 64 bits) counts, since its owner has all of them.
 *
 * @param trustedProxies how many of our own proxies each add a hop. Null means hosted Supabase:
 *   every request comes through Cloudflare, which writes cf-connecting-ip and lets nobody else
 *   write it (developers.cloudflare.com/fundamentals/reference/http-headers); if that is missing,
 *   the last hop counts.
 */
export function readCallerAddress(headers: Headers, trustedProxies: number | null): string | null {
  const hop = readHop(headers, trustedProxies);
  const groups = hop === null ? null : ipv6Groups(hop);
  if (groups === null) return hop;
  return mappedIpv4(groups) ?? groups.slice(0, 4).join(':');
}

/**
 * The block of addresses that the caller's provider assigns as a whole, such as 203.0.113.0/24 or
 * 2001:db8:1::/48; null when the address is unknown. Same parameters as readCallerAddress().
 */
export function readCallerNetwork(headers: Headers, trustedProxies: number | null): string | null {
  const hop = readHop(headers, trustedProxies);
  if (hop === null) return null;
  const groups = ipv6Groups(hop);
  const ipv4 = groups === null ? hop : mappedIpv4(groups);
  if (ipv4 !== null) return ipv4Pattern.test(ipv4) ? ipv4.replace(/\d+$/, '0/24') : null;
  return groups === null ? null : `${groups.slice(0, 3).join(':')}::/48`;
}

function readHop(headers: Headers, trustedProxies: number | null): string | null {
  const named = trustedProxies === null ? headers.get('cf-connecting-ip') : null;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  return (named ?? hops.at(-(trustedProxies ?? 1)))?.trim().toLowerCase() || null;
}

const ipv4Pattern = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/** The eight groups of an IPv6 address without leading zeros; null for anything else. */
function ipv6Groups(address: string): string[] | null {
  const [head = '', tail, ...more] = withoutDots(address).split('::');
  if (!address.includes(':') || more.length > 0) return null;
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  const isAddress = groups.length === 8 && groups.every((group) => /^[0-9a-f]{1,4}$/.test(group));
  return isAddress ? groups.map((group) => group.replace(/^0+(?=.)/, '')) : null;
}

/** ::ffff:203.0.113.7 as ::ffff:cb00:7107. */
function withoutDots(address: string): string {
  const dotted = address.slice(address.lastIndexOf(':') + 1);
  if (!ipv4Pattern.test(dotted)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
  return `${address.slice(0, -dotted.length)}${groups.join(':')}`;
}

/**
 * The IPv4 address in an IPv4-mapped IPv6 address (::ffff:203.0.113.7), or null. Without this, all
 * IPv4 callers would share one network.
 */
function mappedIpv4(groups: readonly string[]): string | null {
  const [high = '', low = ''] = groups.slice(6);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
