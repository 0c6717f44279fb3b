import { countOf, dig, textOf } from './json-value.ts';
import { readJsonScript, readMetaTags } from './page-metadata.ts';
import {
  findPictureUrl,
  parseHandle,
  parseLabeledCounts,
  parseLinkedProfile,
} from './page-text.ts';
import { mergeFacts, type ProfileFacts } from './profile-facts.ts';

/**
 * Parses a TikTok profile page: the initial data of its scripts in the current and the previous
 * shape, then linked data, then the meta tags. Accepts any text and never throws.
 */
export function parseTikTokPage(html: string): ProfileFacts {
  return mergeFacts(
    parseUniversalData(readJsonScript(html, '__UNIVERSAL_DATA_FOR_REHYDRATION__')),
    parseSigiState(readJsonScript(html, 'SIGI_STATE')),
    parseLinkedProfile(html),
    parseTags(readMetaTags(html)),
  );
}

function parseUniversalData(data: unknown): ProfileFacts {
  const userInfo = dig(data, '__DEFAULT_SCOPE__', 'webapp.user-detail', 'userInfo');
  return parseUser(dig(userInfo, 'user'), dig(userInfo, 'stats'), dig(userInfo, 'statsV2'));
}

function parseSigiState(data: unknown): ProfileFacts {
  const users = dig(data, 'UserModule', 'users');
  const [key] = typeof users === 'object' && users !== null ? Object.keys(users) : [];
  if (key === undefined) return {};
  return parseUser(dig(users, key), dig(data, 'UserModule', 'stats', key), undefined);
}

/**
 * The second set of statistics contains texts and is correct; in the first, likes above 2^31
 * overflow to negative numbers.
 */
function parseUser(user: unknown, stats: unknown, stats2: unknown): ProfileFacts {
  const count = (...names: readonly string[]) =>
    [stats2, stats]
      .flatMap((source) => names.map((name) => countOf(dig(source, name))))
      .find((value) => value !== undefined);
  return {
    username: parseHandle(dig(user, 'uniqueId')),
    displayName: textOf(dig(user, 'nickname'), 200),
    followers: count('followerCount'),
    likes: count('heartCount', 'heart'),
    posts: count('videoCount'),
    pictureUrl:
      findPictureUrl(dig(user, 'avatarLarger')) ??
      findPictureUrl(dig(user, 'avatarMedium')) ??
      findPictureUrl(dig(user, 'avatarThumb')),
    bio: textOf(dig(user, 'signature')),
  };
}

/** "Ana (@ana) | TikTok" and "Ana (@ana) on TikTok | 1.2M Likes. 34.5K Followers. Bio". */
function parseTags(tags: Map<string, string>): ProfileFacts {
  const description = tags.get('og:description') ?? tags.get('description') ?? '';
  const title = `${tags.get('og:title') ?? ''}\n${description}`;
  const named = /^(.{1,200}?) \(@([\w.]{2,24})\)/m.exec(title);
  if (named === null) return {};
  return {
    ...parseLabeledCounts(description.slice(0, 500)),
    username: parseHandle(named[2]),
    displayName: textOf(named[1], 200),
    pictureUrl: findPictureUrl(tags.get('og:image')),
  };
}
