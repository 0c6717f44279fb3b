import type { ProfilePlatform } from './profile-platforms.ts';

/** What the path of a platform's URL points to. */
export type ProfilePath = {
  platform: ProfilePlatform;
  /**
   * `share` is a code that the platform redirects to a profile or something else; `channel-id`,
   * `legacy-name` and `custom-name` are YouTube's older channel names.
   */
  kind: 'handle' | 'channel-id' | 'legacy-name' | 'custom-name' | 'share';
  /** The handle without "@", the id, the name or the share code. */
  name: string;
  /** The canonical URL on the platform. */
  url: string;
};

type Elsewhere = 'video' | 'post' | 'page' | 'unsafe';

/**
 * Parses the segments of a path, decoded and non-empty, on a host of the platform. "@name" is a
 * handle on every platform.
 */
export function parseProfilePath(
  platform: ProfilePlatform,
  host: string,
  segments: readonly string[],
): ProfilePath | Elsewhere {
  const found = parsers[platform](host, segments);
  if (typeof found === 'string') return found;
  return looksLikeAnother(found.name) ? 'unsafe' : found;
}

/** The URL of the profile with that handle. */
export function profileUrlOf(platform: ProfilePlatform, handle: string): string {
  switch (platform) {
    case 'TikTok':
      return `https://www.tiktok.com/@${handle}`;
    case 'Instagram':
      return `https://www.instagram.com/${handle}/`;
    case 'YouTube':
      return `https://www.youtube.com/@${encodeURIComponent(handle)}`;
  }
}

type PathParser = (host: string, segments: readonly string[]) => ProfilePath | Elsewhere;

const parsers: Readonly<Record<ProfilePlatform, PathParser>> = {
  TikTok: parseTikTok,
  Instagram: parseInstagram,
  YouTube: parseYouTube,
};

const shareCode = /^[A-Za-z0-9_-]{4,40}$/;

function parseTikTok(host: string, [first = '', second = '']: readonly string[]) {
  const isShort = host === 'vm.tiktok.com' || host === 'vt.tiktok.com';
  if (isShort && shareCode.test(first)) {
    return share('TikTok', first, `https://${host}/${first}/`);
  }
  if (first === 't' && shareCode.test(second)) {
    return share('TikTok', second, `https://www.tiktok.com/t/${second}/`);
  }
  // TikTok writes every profile as "@name"; the URL of a video contains its creator, too.
  const handle = /^@([a-z0-9_.]{2,24})$/i.exec(first)?.[1];
  if (handle !== undefined && !handle.endsWith('.'))
    return handleOn('TikTok', handle.toLowerCase());
  return first === 'v' || first === 'video' ? 'video' : 'page';
}

const instagramPosts = new Set(['p', 'reel', 'reels', 'tv']);
const instagramPages = new Set([
  ...['explore', 'accounts', 'share', 's', 'stories', 'direct', 'about', 'legal', 'developer'],
  ...['web', 'popular', 'challenge', 'emails', 'session', 'privacy', 'press', 'api', 'graphql'],
]);

function parseInstagram(_host: string, [first = '', second = '']: readonly string[]) {
  const page = first.toLowerCase();
  if (page === 'share' && shareCode.test(second) && !instagramPosts.has(second.toLowerCase())) {
    return share('Instagram', second, `https://www.instagram.com/share/${second}`);
  }
  if (page === 'share') return 'post';
  if (instagramPosts.has(page)) return 'post';
  // Stories and links of the app have the name in second place.
  const name = page === '_u' || page === 'stories' ? second : first;
  const isName = /^@?(?!\.)(?!.*\.\.)[a-z0-9_.]{1,30}(?<!\.)$/i.test(name);
  const handle = name.replace(/^@/, '').toLowerCase();
  if (!isName || handle === 'highlights' || instagramPages.has(handle)) return 'page';
  return handleOn('Instagram', handle);
}

const youTubeVideos = new Set(['watch', 'shorts', 'live', 'embed', 'v', 'clip', 'e', 'playlist']);
const youTubePages = new Set([
  ...['feed', 'results', 'hashtag', 'gaming', 'premium', 'about', 'account', 'signin', 'redirect'],
  ...['attribution_link', 'kids', 'music', 'trending', 'howyoutubeworks', 't', 'creators', 'ads'],
  ...['c', 'channel', 'user', 'select_site', 'logout', 'reporthistory', 'source', 'browse'],
]);

function parseYouTube(_host: string, [first = '', second = '']: readonly string[]) {
  const handle = /^@([\p{L}\p{M}\p{N}_.·-]{1,30})$/u.exec(first)?.[1];
  if (handle !== undefined) return handleOn('YouTube', handle);
  const page = first.toLowerCase();
  if (page === 'channel' && /^UC[\w-]{22}$/.test(second)) {
    return channel('channel-id', second, `channel/${second}`);
  }
  if (page === 'user' && isChannelName(second)) {
    return channel('legacy-name', second, `user/${encodeURIComponent(second)}`);
  }
  if (page === 'c' && isChannelName(second)) {
    return channel('custom-name', second, `c/${encodeURIComponent(second)}`);
  }
  if (youTubeVideos.has(page)) return 'video';
  if (page === 'post') return 'post';
  if (youTubePages.has(page) || !isChannelName(first)) return 'page';
  return channel('custom-name', first, encodeURIComponent(first));
}

function isChannelName(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_.-]{1,100}$/u.test(text);
}

function handleOn(platform: ProfilePlatform, name: string): ProfilePath {
  return { platform, kind: 'handle', name, url: profileUrlOf(platform, name) };
}

function share(platform: ProfilePlatform, name: string, url: string): ProfilePath {
  return { platform, kind: 'share', name, url };
}

function channel(kind: ProfilePath['kind'], name: string, path: string): ProfilePath {
  return { platform: 'YouTube', kind, name, url: `https://www.youtube.com/${path}` };
}

/** Wide or styled letters, or Latin mixed with lookalike letters, disguise a name. */
function looksLikeAnother(name: string): boolean {
  if (name.normalize('NFKC') !== name.normalize('NFC')) return true;
  return (
    /\p{Script=Latin}/u.test(name) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(name)
  );
}
