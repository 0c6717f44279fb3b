import { dig, listOf, textOf } from './json-value.ts';
import { readAssignedJson, readMetaTags } from './page-metadata.ts';
import { findPictureUrl, parseHandle, parseLinkedProfile, parseOneCount } from './page-text.ts';
import { mergeFacts, type ProfileFacts } from './profile-facts.ts';

/**
 * Parses a YouTube channel page: the initial data of its scripts in the current and the previous
 * header, then linked data and the meta tags. YouTube shows no total of likes, so there is no
 * engagement rate to compute. Accepts any text and never throws.
 */
export function parseYouTubePage(html: string): ProfileFacts {
  const data = readAssignedJson(html, 'ytInitialData');
  const channel = mergeFacts(parseMetadata(data), parsePageHeader(data), parseTabbedHeader(data));
  return mergeFacts(channel, parseLinkedProfile(html), parseTags(readMetaTags(html)));
}

function parseMetadata(data: unknown): ProfileFacts {
  const metadata = dig(data, 'metadata', 'channelMetadataRenderer');
  return {
    username: parseHandleInUrl(dig(metadata, 'vanityChannelUrl')),
    displayName: textOf(dig(metadata, 'title'), 200),
    pictureUrl: largestThumbnail(dig(metadata, 'avatar', 'thumbnails')),
    bio: textOf(dig(metadata, 'description')),
  };
}

/** Since 2024: lines of parts such as "@AnaMakes", "1.23M subscribers", "456 videos". */
function parsePageHeader(data: unknown): ProfileFacts {
  const header = dig(data, 'header', 'pageHeaderRenderer');
  const view = dig(header, 'content', 'pageHeaderViewModel');
  const rows = dig(view, 'metadata', 'contentMetadataViewModel', 'metadataRows');
  const parts = listOf(rows)
    .flatMap((row) => listOf(dig(row, 'metadataParts')))
    .flatMap((part) => textOf(dig(part, 'text', 'content'), 200) ?? []);
  const image = dig(
    view,
    'image',
    'decoratedAvatarViewModel',
    'avatar',
    'avatarViewModel',
    'image',
  );
  return {
    ...parseParts(parts),
    displayName: textOf(dig(header, 'pageTitle'), 200),
    pictureUrl: largestThumbnail(dig(image, 'sources')),
  };
}

function parseTabbedHeader(data: unknown): ProfileFacts {
  const header = dig(data, 'header', 'c4TabbedHeaderRenderer');
  const parts = ['channelHandleText', 'subscriberCountText', 'videosCountText']
    .map((name) => parseRuns(dig(header, name)))
    .filter((text) => text !== undefined);
  return {
    ...parseParts(parts),
    displayName: textOf(dig(header, 'title'), 200),
    pictureUrl: largestThumbnail(dig(header, 'avatar', 'thumbnails')),
  };
}

function parseParts(parts: readonly string[]): ProfileFacts {
  const firstCount = (name: 'followers' | 'posts') =>
    parts.map((part) => parseOneCount(name, part)).find((count) => count !== undefined);
  return {
    username: parseHandle(parts.find((part) => part.startsWith('@'))),
    followers: firstCount('followers'),
    posts: firstCount('posts'),
  };
}

/** A text is either whole or split into runs. */
function parseRuns(value: unknown): string | undefined {
  const runs = listOf(dig(value, 'runs')).map((run) => String(dig(run, 'text') ?? ''));
  return textOf(dig(value, 'simpleText'), 200) ?? textOf(runs.join(''), 200);
}

/** Thumbnails are sorted from small to large. */
function largestThumbnail(thumbnails: unknown): string | undefined {
  return findPictureUrl(dig(listOf(thumbnails).at(-1), 'url'));
}

function parseHandleInUrl(address: unknown): string | undefined {
  const encoded = /\/(@[^/?#]+)$/.exec(String(address))?.[1];
  if (encoded === undefined) return undefined;
  try {
    return parseHandle(decodeURIComponent(encoded));
  } catch {
    return undefined;
  }
}

/** The tags describe a channel only on a channel page. */
function parseTags(tags: Map<string, string>): ProfileFacts {
  if (tags.get('og:type') !== 'profile') return {};
  return {
    username: parseHandleInUrl(tags.get('og:url')),
    displayName: textOf(tags.get('og:title'), 200),
    pictureUrl: findPictureUrl(tags.get('og:image')),
    bio: textOf(tags.get('og:description')),
  };
}
