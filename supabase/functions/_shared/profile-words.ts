import { type FoundNiche, findNiches, wordsOfHandle } from './domain/creator-niches.ts';

/** The part of a profile that a word comes from. */
export type WordOrigin = 'handle' | 'name' | 'bio' | 'description';

export type ProfileTexts = {
  username: string | undefined;
  displayName: string | undefined;
  bio: string | undefined;
  /** What the visitor says about their content. */
  description: string | undefined;
};

export type ProfileWords = {
  /** The texts by origin, in lower case; the handle split into its words. */
  texts: Readonly<Record<WordOrigin, string>>;
  niches: readonly FoundNiche[];
};

/** Parses the words of a profile; leaves out what people say they do not do. */
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

/** The first origin whose text contains the whole word. */
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
 * Whether a word contains an e-mail address: something, "@", something, ".", something. Uses
 * indexOf, because a pattern would try every "@" with every dot.
 */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
}
