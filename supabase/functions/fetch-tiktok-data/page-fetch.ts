import { brandName } from '../_shared/domain/brand.ts';
import type { ProfilePlatform } from '../_shared/domain/profile-platforms.ts';
import { type Fetch, fetchWithLimits, ServiceError } from '../_shared/fetch-with-limits.ts';
import { isPublicAddress } from './public-address.ts';

/** A page as it came after all redirects. */
export type FetchedPage = { url: string; status: number; html: string };

/** Fetches a page of a platform; throws ServiceError, or BlockedAddressError for any other place. */
export type PageFetch = (platform: ProfilePlatform, url: string) => Promise<FetchedPage>;

/** All IP addresses of a host; empty or thrown when it has none. */
export type AddressLookup = (host: string) => Promise<readonly string[]>;

/** The address, or one it redirects to, is not one we fetch from. */
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
 * Fetches over https from the platform's own hosts only. Every hop is checked before it is made:
 * the address against the list of hosts, and what the host resolves to against private networks.
 * The list is the real guard; the resolver is asked a second time by fetch itself, so the second
 * check only keeps a poisoned resolver from pointing these names inward for longer than a moment.
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
  // The text is checked too: URL drops a default port and resolves other ways to write a host.
  const authority = /^https:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase();
  if (authority !== url.host || !pageHosts[platform].includes(url.host)) {
    return new BlockedAddressError(`Not a host of ${platform}.`);
  }
  const addresses = await lookUp(url.hostname);
  if (addresses.length === 0) throw new ServiceError('network', 'The host has no address.');
  if (addresses.every(isPublicAddress)) return undefined;
  return new BlockedAddressError('The host has an address that is not public.');
}

/** Where a redirect leads, made absolute; an empty or broken target is not followed. */
function redirectTarget(response: Response, base: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(response.status)) return undefined;
  const location = response.headers.get('location')?.trim() ?? '';
  if (location === '') return undefined;
  // Absolute targets are kept as written, for the check of their text.
  if (/^[a-z][a-z0-9+.-]*:/i.test(location)) return location;
  return URL.canParse(location, base) ? new URL(location, base).href : undefined;
}
