import { countPattern, parseCount } from '../_shared/domain/profile-count.ts';
import { parsePictureUrl } from '../_shared/domain/profile-normalize.ts';
import { dig, listOf, textOf } from './json-value.ts';
import { readLinkedData } from './page-metadata.ts';
import type { ProfileFacts } from './profile-facts.ts';

/** The labels of the three counts, in the languages that public pages are served in. */
const labels = {
  followers: [
    'followers?|subscribers?|seguidor(?:es|as)?|suscriptor(?:es)?|inscritos?|abonnés?|abonnent(?:en)?',
    'iscritti|obserwujących|takipçi|pengikut|подписчик\\p{L}*',
    '粉丝|粉絲|订阅者|訂閱者|フォロワー|登録者|팔로워|구독자',
  ],
  likes: ["likes?|me gusta|curtidas?|j['’]aime|gefällt mir|mi piace|beğeni|лайк\\p{L}*", '赞|讚'],
  posts: [
    'posts?|videos?|vídeos?|vidéos?|publicaciones|publicação|publicações|publications?|beiträge',
    'beitrag|gönderi|публикаци\\p{L}*|видео',
    '投稿|帖子|게시물|動画|视频|影片|동영상',
  ],
} as const;

type CountName = keyof typeof labels;

const countThenLabel = shapes((label) => `(${countPattern}\\+?)[^\\p{L}\\d.,]{0,3}${label}`);
const labelAnywhere = shapes((label) => label);

/** Parses counts that come before their labels: "12.3K Followers, 345 Following, 67 Posts". */
export function parseLabeledCounts(text: string): Pick<ProfileFacts, CountName> {
  return {
    followers: countBefore('followers', text),
    likes: countBefore('likes', text),
    posts: countBefore('posts', text),
  };
}

/** Parses one count and its label, in either order; undefined for other labels. */
export function parseOneCount(name: CountName, text: string): number | undefined {
  return labelAnywhere[name].test(text) ? parseCount(text) : undefined;
}

/** The profile in the page's linked data, if there is one. */
export function parseLinkedProfile(html: string): ProfileFacts {
  const entries = readLinkedData(html).flatMap((data) => [dig(data, 'mainEntity'), data]);
  const person = entries.find((entry) =>
    ['Person', 'Organization'].includes(String(dig(entry, '@type'))),
  );
  if (person === undefined) return {};
  const statistics = [
    ...listOf(dig(person, 'interactionStatistic')),
    dig(person, 'interactionStatistic'),
  ];
  const counted = (action: string) =>
    statistics
      .filter((entry) => interactionOf(entry).endsWith(action))
      .map((entry) => dig(entry, 'userInteractionCount'))
      .map((count) => parseCount(String(count)))
      .find((count) => count !== undefined);
  return {
    username: parseHandle(dig(person, 'alternateName')),
    displayName: textOf(dig(person, 'name'), 200),
    followers: counted('FollowAction') ?? counted('SubscribeAction'),
    likes: counted('LikeAction'),
    posts: counted('WriteAction'),
    pictureUrl: findPictureUrl(dig(person, 'image')),
    bio: textOf(dig(person, 'description')),
  };
}

/** "@name" or "name" without the "@"; undefined for anything else. */
export function parseHandle(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return /^\/?@?([\p{L}\p{M}\p{N}_.·-]{1,100})$/u.exec(value.trim())?.[1];
}

/** The URL of a picture, either plain or in an object with a `url`. */
export function findPictureUrl(value: unknown): string | undefined {
  const address =
    typeof value === 'string' ? value : (dig(value, 'contentUrl') ?? dig(value, 'url'));
  return typeof address === 'string' ? parsePictureUrl(address) : undefined;
}

function interactionOf(entry: unknown): string {
  const type = dig(entry, 'interactionType');
  return String(typeof type === 'string' ? type : (dig(type, '@type') ?? ''));
}

function countBefore(name: CountName, text: string): number | undefined {
  const count = countThenLabel[name].exec(text)?.[1];
  return count === undefined ? undefined : parseCount(count);
}

function shapes(source: (label: string) => string): Readonly<Record<CountName, RegExp>> {
  const shape = (name: CountName) =>
    new RegExp(source(`(?:${labels[name].map(asWord).join('|')})`), 'iu');
  return { followers: shape('followers'), likes: shape('likes'), posts: shape('posts') };
}

/** A label must be a whole word, except in scripts without spaces between words. */
function asWord(label: string): string {
  const isUnspaced = /^[\u3040-\u9fff\uac00-\ud7af]/.test(label);
  return isUnspaced ? label : `(?<!\\p{L})(?:${label})(?!\\p{L})`;
}
