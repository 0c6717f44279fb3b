import { brandName } from '../_shared/domain/brand.ts';
import type { ProfilePlatform } from '../_shared/domain/profile-platforms.ts';
import { type Fetch, fetchWithLimits, ServiceError } from '../_shared/fetch-with-limits.ts';
import { isPublicAddress } from './public-address.ts';

/** A page as received after all redirects. */
export type FetchedPage = { url: string; status: number; html: string };

/** Fetches a page of a platform. Throws ServiceError, or BlockedAddressError for any other host. */
export type PageFetch = (platform: ProfilePlatform, url: string) => Promise<FetchedPage>;

/** Resolves all IP addresses of a host; returns none or throws when it has none. */
export type AddressLookup = (host: string) => Promise<readonly string[]>;

/** The URL, or one that it redirects to, is not on a permitted host. */
export class BlockedAddressError extends Error {}

export const pageLimits = { timeoutMs: 5_000, maxBytes: 2 * 1024 * 1024 };
export const maxRedirects = 5;

/** Exactly these hosts; a page may only redirect within its own platform. */
const pageHosts: Readonly<Record<ProfilePlatform, readonly string[]>> = {
  TikTok: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'],
  Instagram: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
  YouTube: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
};

const headers = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en',
  'user-agent': `Mozilla/5.0 (compatible; ${brandName}/1.0)`,
};

/**
 * Fetches over https from the platforms' own hosts only. Every hop is checked before it is
 * requested: the URL against the list of hosts, and the resolved addresses against private
 * networks. The list is the actual protection. Since fetch resolves the host again, the second
 * check only shortens the time during which a poisoned resolver could point these names to a
 * private network.
 */
export function createPageFetch(options: {
  fetch: Fetch;
  lookUp: AddressLookup;
  timeoutMs?: number;
}): PageFetch {
  const limits = { ...pageLimits, timeoutMs: options.timeoutMs ?? pageLimits.timeoutMs };
  return async function fetchPage(platform, url) {
    let finalUrl = url;
    let blocked: BlockedAddressError | undefined;

    const follow: Fetch = async (start, init) => {
      let next = start;
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        blocked = await findReasonToBlock(platform, next, options.lookUp);
        if (blocked !== undefined) throw blocked;
        finalUrl = next;
        const response = await options.fetch(next, init);
        const target = redirectTarget(response, next);
        if (target === undefined) return response;
        await response.body?.cancel();
        next = target;
      }
      blocked = new BlockedAddressError(`More than ${maxRedirects} redirects.`);
      throw blocked;
    };

    try {
      const init: RequestInit = { method: 'GET', headers, redirect: 'manual', credentials: 'omit' };
      const { status, text } = await fetchWithLimits(follow, url, init, limits);
      return { url: finalUrl, status, html: text };
    } catch (error) {
      throw error instanceof ServiceError && error.reason === 'network'
        ? (blocked ?? error)
        : error;
    }
  };
}

async function findReasonToBlock(
  platform: ProfilePlatform,
  address: string,
  lookUp: AddressLookup,
): Promise<BlockedAddressError | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return new BlockedAddressError('Not an https address.');
  // The text is checked too, because URL drops a default port and normalizes other notations of a
  // host.
  const authority = /^https:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase();
  if (authority !== url.host || !pageHosts[platform].includes(url.host)) {
    return new BlockedAddressError(`Not a host of ${platform}.`);
  }
  const addresses = await lookUp(url.hostname);
  if (addresses.length === 0) throw new ServiceError('network', 'The host has no address.');
  if (addresses.every(isPublicAddress)) return undefined;
  return new BlockedAddressError('The host has an address that is not public.');
}

/** The absolute target of a redirect; an empty or broken target is not followed. */
function redirectTarget(response: Response, base: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(response.status)) return undefined;
  const location = response.headers.get('location')?.trim() ?? '';
  if (location === '') return undefined;
  // Absolute targets are kept as written, so that their text can be checked.
  if (/^[a-z][a-z0-9+.-]*:/i.test(location)) return location;
  return URL.canParse(location, base) ? new URL(location, base).href : undefined;
}
