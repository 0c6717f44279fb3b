import { type ReadText, readNiches } from './find-niches.ts';
import { wordsOfHandle } from './handle-words.ts';
import { withoutAddresses } from './text-words.ts';

/** The part of a profile that words come from, those that count most first. */
export const wordOrigins = ['description', 'bio', 'name', 'handle'] as const;
export type WordOrigin = (typeof wordOrigins)[number];

/** One text of a profile with the niches that it names. */
export type ProfileText = ReadText & { text: string };

export type ProfileTexts = Readonly<Record<WordOrigin, ProfileText>>;

/** A profile's own words; undefined or empty where it has none. */
export type ProfileWords = {
  /** What the visitor says about their content. */
  description?: string | null | undefined;
  bio?: string | null | undefined;
  displayName?: string | null | undefined;
  username?: string | null | undefined;
};

/** Reads each text of a profile by itself; the handle is split into its words. */
export function readProfileTexts({
  bio,
  description,
  displayName,
  username,
}: ProfileWords): ProfileTexts {
  return {
    description: readText(description ?? ''),
    bio: readText(bio ?? ''),
    name: readText(displayName ?? ''),
    handle: readText(wordsOfHandle(username ?? '').join(' ')),
  };
}

/** A text in lower case without links, addresses and the words that it says "no" to. */
export function affirmedText({ denied, text, words }: ProfileText): string {
  let affirmed = withoutAddresses(text);
  for (const [place, { end, start }] of words.entries()) {
    if (!denied[place]) continue;
    affirmed = affirmed.slice(0, start) + ' '.repeat(end - start) + affirmed.slice(end);
  }
  return affirmed.toLowerCase().replace(/\s+/g, ' ').trim();
}

function readText(text: string): ProfileText {
  return { text, ...readNiches(text) };
}
