import { type FoundNiche, findNiches, wordsOfHandle } from './domain/creator-niches.ts';

/** Where a word of a profile was read. */
export type WordOrigin = 'handle' | 'name' | 'bio' | 'description';

export type ProfileTexts = {
  username: string | undefined;
  displayName: string | undefined;
  bio: string | undefined;
  /** What the visitor says about their content. */
  description: string | undefined;
};

export type ProfileWords = {
  /** What was read, by origin, in small letters; the handle taken apart into its words. */
  texts: Readonly<Record<WordOrigin, string>>;
  niches: readonly FoundNiche[];
};

/** Reads the words of a profile; what somebody says they do not do is left out. */
export function parseProfileWords(profile: ProfileTexts): ProfileWords {
  const { username, displayName, bio, description } = profile;
  const texts = {
    handle: wordsOfHandle(username ?? '').join(' '),
    name: clean(displayName ?? ''),
    bio: clean(bio ?? ''),
    description: clean(description ?? ''),
  };
  return { texts, niches: findNiches(Object.values(texts).join(' | ')) };
}

/** The first origin whose text holds the word as a whole. */
export function originOf(word: string, { texts }: ProfileWords): WordOrigin | undefined {
  const origins: WordOrigin[] = ['description', 'bio', 'name', 'handle'];
  return origins.find((origin) =>
    ` ${texts[origin].replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
      ` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
    ),
  );
}

function clean(text: string): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !isAddress(word))
    .join(' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(
      /\b(?:not|no|never|without|isn['’]t|don['’]t do)\s+(?:a |an |any |about )?[\p{L}-]+/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether a word holds an e-mail address: something, "@", something, ".", something. Looked up
 * instead of matched, since a pattern would try every "@" with every dot.
 */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
}
