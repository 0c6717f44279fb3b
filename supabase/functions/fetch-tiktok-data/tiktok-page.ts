import { countOf, dig, textOf } from './json-value.ts';
import { readJsonScript, readMetaTags } from './page-metadata.ts';
import { readHandle, readLabelledCounts, readLinkedProfile, readPicture } from './page-text.ts';
import { mergeFacts, type ProfileFacts } from './profile-facts.ts';

/**
 * Reads a TikTok profile page: the data its scripts start from, in today's shape and in the one
 * before, then linked data, then the meta tags. Takes any text and never throws.
 */
export function parseTikTokPage(html: string): ProfileFacts {
  return mergeFacts(
    readUniversalData(readJsonScript(html, '__UNIVERSAL_DATA_FOR_REHYDRATION__')),
    readSigiState(readJsonScript(html, 'SIGI_STATE')),
    readLinkedProfile(html),
    readTags(readMetaTags(html)),
  );
}

function readUniversalData(data: unknown): ProfileFacts {
  const userInfo = dig(data, '__DEFAULT_SCOPE__', 'webapp.user-detail', 'userInfo');
  return readUser(dig(userInfo, 'user'), dig(userInfo, 'stats'), dig(userInfo, 'statsV2'));
}

function readSigiState(data: unknown): ProfileFacts {
  const users = dig(data, 'UserModule', 'users');
  const [key] = typeof users === 'object' && users !== null ? Object.keys(users) : [];
  if (key === undefined) return {};
  return readUser(dig(users, key), dig(data, 'UserModule', 'stats', key), undefined);
}

/**
 * The second statistics are texts and right; in the first, likes above 2^31 overflow to negative
 * numbers.
 */
function readUser(user: unknown, stats: unknown, stats2: unknown): ProfileFacts {
  const count = (...names: readonly string[]) =>
    [stats2, stats]
      .flatMap((source) => names.map((name) => countOf(dig(source, name))))
      .find((value) => value !== undefined);
  return {
    username: readHandle(dig(user, 'uniqueId')),
    displayName: textOf(dig(user, 'nickname'), 200),
    followers: count('followerCount'),
    likes: count('heartCount', 'heart'),
    posts: count('videoCount'),
    pictureUrl:
      readPicture(dig(user, 'avatarLarger')) ??
      readPicture(dig(user, 'avatarMedium')) ??
      readPicture(dig(user, 'avatarThumb')),
    bio: textOf(dig(user, 'signature')),
  };
}

/** "Ana (@ana) | TikTok" and "Ana (@ana) on TikTok | 1.2M Likes. 34.5K Followers. Bio". */
function readTags(tags: Map<string, string>): ProfileFacts {
  const description = tags.get('og:description') ?? tags.get('description') ?? '';
  const title = `${tags.get('og:title') ?? ''}\n${description}`;
  const named = /^(.{1,200}?) \(@([\w.]{2,24})\)/m.exec(title);
  if (named === null) return {};
  return {
    ...readLabelledCounts(description.slice(0, 500)),
    username: readHandle(named[2]),
    displayName: textOf(named[1], 200),
    pictureUrl: readPicture(tags.get('og:image')),
  };
}
