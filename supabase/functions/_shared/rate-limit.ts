import { sessionIdPattern } from './contracts/session-id.ts';
import {
  addressShareOfCalls,
  networkShareOfCalls,
  type ServiceName,
} from './external-services.assumptions.ts';
import type { Log } from './log.ts';
import { sha256Hex } from './sha256.ts';

/** A bucket of `burst` requests that fills by `perMinute`. */
export type RateLimit = { burst: number; perMinute: number };

/** How often one function may be asked. */
export type FunctionLimit = {
  /** By one address, and by one session. */
  caller: RateLimit;
  /** By one provider's block of addresses: /24 of IPv4, /48 of IPv6. */
  network: RateLimit;
  /** By all callers together. */
  global: RateLimit;
};

export type Bucket = { key: string; limit: RateLimit };

/**
 * Takes one token from each bucket, or none when one of them is empty: 0 when all had one, else the
 * seconds until the first empty one has.
 */
export type TakeTokens = (buckets: readonly Bucket[]) => Promise<number>;

/**
 * Whose buckets a request is charged to: those of its caller (session, address, network), the one
 * that all callers share, or all of them.
 */
export type Charge = 'caller' | 'global' | 'all';

/** Decides about one request: the seconds its caller has to wait, 0 to let it in. */
export type Throttle = (request: Request, log: Log, charge: Charge) => Promise<number>;

/**
 * Whether the caller may cause another call to this service today; without it the built-in engine
 * answers, where there is one. With a recipient, only what this caller sends there is counted: a burst
 * of `perDay`, which comes back over the day.
 */
export type HasQuota = (service: ServiceName, recipient?: Recipient) => Promise<boolean>;

/** Where a caller sends something; kept only as part of a digest. */
export type Recipient = { name: string; perDay: number };

/** Where the page says which visitor's session it is; see src/api/functions.ts. */
export const sessionHeader = 'x-session-id';

/**
 * What one visitor may ask of a function: several people behind one address, each pressing every
 * button, stay far below it; a script does not.
 */
export const visitorLimit = limitFor({ burst: 30, perMinute: 20 });

/** For functions that may reach a paid service: what one visitor needs, several times over. */
export const costlyVisitorLimit = limitFor({ burst: 12, perMinute: 6 });

/**
 * For functions that only our own database answers. No bill can grow behind them, so what all
 * callers share is out of reach for anything but a flood from everywhere.
 */
export const ownEngineLimit: FunctionLimit = {
  ...visitorLimit,
  global: { burst: 12_000, perMinute: 8_000 },
};

/**
 * Addresses are cheap by the thousand where they come as one block, so the block has a bucket too.
 * What all callers share takes at least ten blocks to use up.
 */
function limitFor(caller: RateLimit): FunctionLimit {
  return {
    caller,
    network: { burst: 4 * caller.burst, perMinute: 4 * caller.perMinute },
    global: { burst: 1_200, perMinute: 800 },
  };
}

/**
 * Limits the requests to one function by the caller's address, network and session, and by all callers
 * together. They are kept only as digests that change every day. Where no proxy names the address
 * (local development) and for what is no page of ours, the rest holds. A limiter that cannot be asked
 * lets the request in: it guards against floods, and a flood is no reason to turn visitors away from a
 * site whose counter is broken; what costs money has its own ceiling.
 */
export function createThrottle(options: {
  functionName: string;
  limit: FunctionLimit;
  takeTokens: TakeTokens;
  /** Keeps the digests from being looked up in a table of all addresses. */
  secret: string;
  now: () => Date;
  /** As readCallerAddress() takes it. */
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
      // Last, so that whoever is refused takes nothing from the others.
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
 * Keeps one caller from using up what all may ask of a paid service in a day: the address has a share
 * of it and its network a larger one, or the session where no proxy names the address. Where that
 * cannot be counted, the service is not asked: it could cost without end.
 */
export function createQuota(options: {
  /** Calls of a day; null where a call costs nothing. */
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
      // What is turned off is asked by nobody, and its messages wait for it.
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

/** A session can be made up, so it counts only where nothing else is known. */
function quotaOwners(callers: readonly Caller[]): readonly Caller[] {
  const places = callers.filter(({ kind }) => kind !== 'session');
  return places.length > 0 ? places : callers;
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
  return sessionIdPattern.test(session) ? `session ${session}` : null;
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
  const hop = readHop(headers, trustedProxies);
  const groups = hop === null ? null : ipv6Groups(hop);
  if (groups === null) return hop;
  return mappedIpv4(groups) ?? groups.slice(0, 4).join(':');
}

/**
 * The block that the caller's provider hands out at once, such as 203.0.113.0/24 or 2001:db8:1::/48;
 * null where the address is not known. Its parameters are those of readCallerAddress().
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

/** The eight groups of an IPv6 address, leading zeros cut off; null for anything else. */
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
 * The IPv4 address that a proxy wrote as IPv6 (::ffff:203.0.113.7), or null: all of them would
 * otherwise be one household.
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
