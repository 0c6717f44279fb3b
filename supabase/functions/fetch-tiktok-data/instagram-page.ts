import { textOf } from './json-value.ts';
import { readMetaTags } from './page-metadata.ts';
import {
  findPictureUrl,
  parseHandle,
  parseLabeledCounts,
  parseLinkedProfile,
} from './page-text.ts';
import { mergeFacts, type ProfileFacts } from './profile-facts.ts';

/**
 * Parses an Instagram profile page: its linked data, then its meta tags. Instagram shows no total
 * of likes, so there is no engagement rate to compute. Accepts any text and never throws.
 */
export function parseInstagramPage(html: string): ProfileFacts {
  const tags = readMetaTags(html);
  return mergeFacts(parseLinkedProfile(html), parseTitle(tags), parseDescriptions(tags));
}

/** "Ana Lima (@ana_makes) • Instagram photos and videos"; a login page has no "(@name)". */
function parseTitle(tags: Map<string, string>): ProfileFacts {
  const title = tags.get('og:title') ?? tags.get('twitter:title') ?? '';
  const named = /^(?:(.{1,200}?) )?\(?@([\w.]{1,30})\)?(?= |$)/.exec(title);
  if (named === null) return {};
  return {
    username: parseHandle(named[2]),
    displayName: textOf(named[1], 200),
    pictureUrl: findPictureUrl(tags.get('og:image')),
  };
}

/**
 * "12.3K Followers, 345 Following, 67 Posts - See Instagram photos and videos from Ana (@ana)";
 * the plain description may end in `on Instagram: "bio"` instead.
 */
function parseDescriptions(tags: Map<string, string>): ProfileFacts {
  const texts = [tags.get('og:description') ?? '', tags.get('description') ?? ''];
  const counts = texts.map((text) => parseLabeledCounts(text.split(/ [-–—] /)[0] ?? ''));
  const about = texts.map((text) => /(?: [-–—] |from )([^(]{0,200})\(@([\w.]{1,30})\)/.exec(text));
  const found = about.find((match) => match !== null);
  const bio = texts.map((text) =>
    /\bInstagram: ["“]([\s\S]+)$/.exec(text.trimEnd())?.[1]?.replace(/["”]$/, ''),
  );
  return mergeFacts(...counts, {
    username: parseHandle(found?.[2]),
    displayName: textOf(found?.[1]?.replace(/^.* from /, ''), 200),
    bio: textOf(bio.find((text) => text !== undefined)),
  });
}
