import { type ProfilePath, parseProfilePath } from './profile-path.ts';
import type { ProfilePlatform } from './profile-platforms.ts';

export type ProfileLink = ProfilePath & {
  /** False when the text named no platform and YouTube was assumed (specification §5). */
  isPlatformStated: boolean;
};

/**
 * Why a text is not a link to a profile:
 *
 * - `unclear`: no URL and no handle, or several.
 * - `other-site`: a URL outside the three platforms.
 * - `video`, `post`, `page`: on a platform, but a video, a post or one of its own pages.
 * - `unsafe`: a URL that hides its target or points to a machine instead of a site.
 */
export type ProfileLinkCode =
  | 'empty'
  | 'unclear'
  | 'other-site'
  | 'video'
  | 'post'
  | 'page'
  | 'unsafe';

export type ProfileLinkResult =
  | { ok: true; link: ProfileLink }
  | { ok: false; code: ProfileLinkCode };

const maxTextLength = 2048;

/**
 * Parses the profile from pasted text: its URL with or without scheme, "www." and "m.", a share
 * link of the app (also within a share message), "@name" with or without the platform. Accepts any
 * text and never throws.
 */
export function parseProfileLink(text: string): ProfileLinkResult {
  if (text.length > maxTextLength) return failure('unclear');
  const words = text
    .replace(/\btik tok\b/gi, 'tiktok')
    .replace(/\byou tube\b/gi, 'youtube')
    .split(/\s+/)
    .map(stripWrapping)
    .filter((word) => word !== '');
  if (words.length === 0) return failure('empty');

  const [first = ''] = words;
  if (words.length === 1 && isAddress(first)) return parseAddress(first);
  const addresses = words.filter(looksLikeAddress);
  if (addresses.length === 1) return parseAddress(addresses.join());
  return addresses.length > 1 ? failure('unclear') : parseHandle(words);
}

/** Exactly these hosts; a subdomain that is not listed may be anything. */
const hosts = new Map<string, ProfilePlatform>([
  ['tiktok.com', 'TikTok'],
  ['www.tiktok.com', 'TikTok'],
  ['m.tiktok.com', 'TikTok'],
  ['vm.tiktok.com', 'TikTok'],
  ['vt.tiktok.com', 'TikTok'],
  ['instagram.com', 'Instagram'],
  ['www.instagram.com', 'Instagram'],
  ['m.instagram.com', 'Instagram'],
  ['instagr.am', 'Instagram'],
  ['www.instagr.am', 'Instagram'],
  ['youtube.com', 'YouTube'],
  ['www.youtube.com', 'YouTube'],
  ['m.youtube.com', 'YouTube'],
  ['music.youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['www.youtu.be', 'YouTube'],
]);

const platformWords = new Map<string, ProfilePlatform>([
  ['tiktok', 'TikTok'],
  ['tt', 'TikTok'],
  ['instagram', 'Instagram'],
  ['insta', 'Instagram'],
  ['ig', 'Instagram'],
  ['youtube', 'YouTube'],
  ['yt', 'YouTube'],
]);

const fillers = new Set(['on', 'my', 'is', 'im', "i'm", 'the', 'profile', 'handle', 'channel']);

/** Characters that are invisible or change the direction of the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\ufffd]/u;

function failure(code: ProfileLinkCode): ProfileLinkResult {
  return { ok: false, code };
}

/** Strips quotes, brackets, punctuation and zero-width characters at the ends of pasted text. */
function stripWrapping(word: string): string {
  return word
    .replace(/^[<([{"'“”„«‘\u200b-\u200f\u2060\ufeff]+/, '')
    .replace(/[>)\]}"'“”»’,;!?.:\u200b-\u200f\u2060\ufeff]+$/, '');
}

function looksLikeAddress(word: string): boolean {
  return /[/\\]/.test(word) || hosts.has(word.toLowerCase());
}

/**
 * A single word with a dot is a site if it has a known ending, unless it begins with "@": "ana.com"
 * is not "@ana.com", but "mila.bakes.sample" is a handle.
 */
function isAddress(word: string): boolean {
  if (looksLikeAddress(word)) return true;
  return !parseLabel(word) && /^[^@].*[.:@]/.test(word) && !isDottedHandle(word);
}

/** All country endings have two letters; of the longer ones, those that people link to. */
const siteEndings = new Set(
  `agency app art beauty bio biz blog care cloud club coach com company cool design dev digital
   edu email example expert family fashion fit fitness gallery games gov group guru health house
   info ink international invalid kitchen life link live local localhost ltd media mobi museum name
   net network news online org page photo photography pics pro recipes rocks school shop show site
   social solutions space store studio style systems team tech test tips today tools top travel
   vip video vlog wiki work world xyz yoga zone`
    .split(/\s+/)
    .filter(Boolean),
);

function isDottedHandle(word: string): boolean {
  const ending = /^[a-z0-9_.-]+\.([a-z0-9_]{3,})$/i.exec(word)?.[1];
  return ending !== undefined && !siteEndings.has(ending.toLowerCase()) && !/^\d+$/.test(ending);
}

/** "tiktok:ana" and "insta:@ana", which look like a scheme. */
function parseLabel(word: string): boolean {
  const label = /^(\p{L}+):(?!\/)/u.exec(word)?.[1];
  return label !== undefined && platformWords.has(label.toLowerCase());
}

function parseAddress(word: string): ProfileLinkResult {
  const remainder = withoutScheme(word);
  if (remainder === undefined || unseen.test(word)) return failure('unsafe');
  const end = remainder.search(/[/?#]/);
  const host = (end < 0 ? remainder : remainder.slice(0, end)).toLowerCase();
  // Anything but letters, digits, dots and hyphens is a password, a port, an IPv6 address, a
  // percent sign or a lookalike letter of another script.
  if (!/^[a-z0-9.-]+$/.test(host) || isNumericHost(host)) return failure('unsafe');
  const platform = hosts.get(host);
  if (platform === undefined) return failure('other-site');
  if (host.endsWith('youtu.be')) return failure('video');

  const path = end < 0 ? '' : (/^[^?#]*/.exec(remainder.slice(end))?.[0] ?? '');
  const segments = path.split('/').filter((segment) => segment !== '');
  const plain = segments.map(decodeSegment).filter((segment) => segment !== undefined);
  if (plain.length < segments.length) return failure('unsafe');
  return stated(parseProfilePath(platform, host, plain));
}

/** Undefined for a scheme other than http and https; "//host" has none. */
function withoutScheme(word: string): string | undefined {
  const web = /^(?:https?:)?\/\//i.exec(word)?.[0];
  if (web !== undefined) return word.slice(web.length);
  return /^[a-z][a-z0-9+-]*:/i.test(word) || /^[^/?#]*:\/\//.test(word) ? undefined : word;
}

/** "127.0.0.1", "2130706433", "0x7f.1": resolvers treat all of them as IP addresses. */
function isNumericHost(host: string): boolean {
  return /^(?:0x[0-9a-f]*|\d+)(?:\.(?:0x[0-9a-f]*|\d+))*\.?$/.test(host);
}

/** Decoded once; platforms never write anything that is still encoded or changes the path. */
function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment).normalize('NFC');
    const isMalformed = text === '.' || text === '..' || /[\\/%\s]/.test(text) || unseen.test(text);
    return isMalformed ? undefined : text;
  } catch {
    return undefined;
  }
}

function parseHandle(words: readonly string[]): ProfileLinkResult {
  const parts = words
    .flatMap((word) => word.split(/[:,()|]+/))
    .filter((part) => part !== '' && !fillers.has(part.toLowerCase()));
  const platforms = new Set(parts.flatMap((part) => platformWords.get(part.toLowerCase()) ?? []));
  const names = parts.filter((part) => !platformWords.has(part.toLowerCase()));
  // Among other words only "@name" is certainly the name.
  const marked = names.filter((name) => name.startsWith('@'));
  const [name, ...others] = platforms.size === 1 && marked.length === 1 ? marked : names;
  if (name === undefined || others.length > 0 || platforms.size > 1) return failure('unclear');
  if (unseen.test(name)) return failure('unsafe');

  const [platform] = platforms;
  const found = parseProfilePath(platform ?? 'YouTube', '', [`@${name.replace(/^@/, '')}`]);
  if (typeof found === 'string') return failure(found === 'unsafe' ? 'unsafe' : 'unclear');
  return { ok: true, link: { ...found, isPlatformStated: platform !== undefined } };
}

function stated(found: ProfilePath | ProfileLinkCode): ProfileLinkResult {
  if (typeof found === 'string') return failure(found);
  return { ok: true, link: { ...found, isPlatformStated: true } };
}
