export type Platform = 'TikTok' | 'Instagram' | 'YouTube';

/**
 * The idea flow's rule (specification §5): the address contains a platform's domain, else
 * 'Unknown'. An address with several, such as a link with a link inside, goes to the first of
 * Instagram, TikTok, YouTube.
 */
export function platformForIdeas(url: string): Platform | 'Unknown' {
  if (mentions(url, domains.Instagram)) return 'Instagram';
  if (mentions(url, domains.TikTok)) return 'TikTok';
  if (mentions(url, domains.YouTube)) return 'YouTube';
  return 'Unknown';
}

/** The profile fetch's rule (specification §5): TikTok, then Instagram, everything else YouTube. */
export function platformForProfileFetch(url: string): Platform {
  if (mentions(url, domains.TikTok)) return 'TikTok';
  if (mentions(url, domains.Instagram)) return 'Instagram';
  return 'YouTube';
}

/**
 * The username in what people paste: a profile's address with or without scheme, "www." or "m.",
 * "@name", or the bare name. Without the "@"; letter case as pasted.
 *
 * Null when there is none: a share link with a code, a post, a video, a platform's own page.
 */
export function usernameFromUrl(text: string): string | null {
  const trimmed = text.trim();
  const bare = /^@?([\p{L}\p{N}._-]{1,100})$/u.exec(trimmed)?.[1];
  if (bare && !looksLikeHost(bare)) return bare;

  const url = asUrl(trimmed);
  if (!url) return null;
  const segments = url.pathname.split('/').filter(Boolean).map(decode);
  const handle = segments.find((segment) => /^@./.test(segment));
  if (handle) return plausible(handle.slice(1));

  const [first, second] = segments;
  if (first === undefined) return null;
  if (isOn(url, domains.YouTube)) {
    if (['c', 'channel', 'user'].includes(first.toLowerCase())) return plausible(second);
    return youtubePages.has(first.toLowerCase()) || isShortLink(url) ? null : plausible(first);
  }
  if (isOn(url, domains.Instagram)) {
    if (first.toLowerCase() === 'stories') return plausible(second);
    return instagramPages.has(first.toLowerCase()) ? null : plausible(first);
  }
  // TikTok writes every profile as "@name", so a segment without it is a share code or a page.
  return isOn(url, domains.TikTok) ? null : plausible(first);
}

const domains: Readonly<Record<Platform, readonly string[]>> = {
  TikTok: ['tiktok.com'],
  Instagram: ['instagram.com'],
  YouTube: ['youtube.com', 'youtu.be'],
};

/** First segments that are no profile. */
const instagramPages = new Set(['p', 'reel', 'reels', 'tv', 'explore', 'accounts', 'share', 's']);
const youtubePages = new Set([
  'watch',
  'shorts',
  'playlist',
  'live',
  'feed',
  'results',
  'embed',
  'hashtag',
  'clip',
  'post',
]);

function mentions(url: string, names: readonly string[]): boolean {
  const lower = url.toLowerCase();
  return names.some((name) => lower.includes(name));
}

function isOn(url: URL, names: readonly string[]): boolean {
  return names.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`));
}

/** youtu.be holds videos only. */
function isShortLink(url: URL): boolean {
  return isOn(url, ['youtu.be']);
}

/** "tiktok.com" alone is a host, "ana.makes" is a name. */
function looksLikeHost(text: string): boolean {
  return Object.values(domains)
    .flat()
    .some((name) => text.toLowerCase().endsWith(name));
}

function asUrl(text: string): URL | null {
  try {
    return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Letters of any script (YouTube allows them), digits and ". _ -"; anything else is no username. */
function plausible(name: string | undefined): string | null {
  return name !== undefined && /^[\p{L}\p{N}._-]{1,100}$/u.test(name) ? name : null;
}
