import type { AnalyzeCreatorAestheticRequest } from '../_shared/contracts/creator-aesthetic.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import {
  affirmedText,
  type ProfileTexts,
  readProfileTexts,
  wordOrigins,
} from '../_shared/domain/niches/profile-texts.ts';
import { usernameFromUrl } from '../_shared/domain/profile-username.ts';
import { parseSvgColors } from './picture-colors.ts';

/** Everything in a request that suggests a look. */
export type CreatorLook = {
  username: string | undefined;
  displayName: string | undefined;
  bio: string | undefined;
  description: string | undefined;
  texts: ProfileTexts;
  /** Colors from pictures, as hex; may be empty. */
  palette: readonly string[];
  /** Whose colors they are, as a phrase. */
  paletteOwner: 'your pictures' | 'your profile picture';
};

export function parseCreatorLook(request: AnalyzeCreatorAestheticRequest): CreatorLook {
  const { profile, profileUrl } = request;
  const username = profile?.username || usernameFromUrl(profileUrl) || undefined;
  const displayName = profile?.displayName?.trim() || undefined;
  const bio = profile?.bio?.trim() || undefined;
  const description = request.userProvidedContext?.trim() || undefined;
  const fromPage = request.palette ?? [];
  return {
    username,
    displayName,
    bio,
    description,
    texts: readProfileTexts({ username, displayName, bio, description }),
    palette: fromPage.length > 0 ? fromPage : parseSvgColors(profile?.profile_pic_url ?? ''),
    paletteOwner:
      fromPage.length > 0 && request.paletteFrom !== 'profile-picture'
        ? 'your pictures'
        : 'your profile picture',
  };
}

/** All words of a profile except those that it says "no" to, in lower case. */
export function affirmedWords({ texts }: CreatorLook): string {
  return wordOrigins.map((origin) => affirmedText(texts[origin])).join(' | ');
}

/** The parts of a profile that contained evidence: "your handle, your bio and your pictures". */
export function sourcesOf({
  username,
  displayName,
  bio,
  description,
  palette,
  paletteOwner,
}: CreatorLook): string {
  return listInWords([
    ...(username === undefined ? [] : ['your handle']),
    ...(displayName === undefined ? [] : ['your name']),
    ...(bio === undefined ? [] : ['your bio']),
    ...(description === undefined ? [] : ['your description']),
    ...(palette.length === 0 ? [] : [`the colors of ${paletteOwner}`]),
  ]);
}
