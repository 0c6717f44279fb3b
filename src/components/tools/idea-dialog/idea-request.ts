import type { SocialData } from '@functions/_shared/contracts/product-ideas.ts';
import { type DesignStyle, designStyleLabels } from '@functions/_shared/domain/design-styles.ts';
import { usernameFromUrl } from '@/lib/platform.ts';
import type { ProfileAnswer } from '../profile-fetch/fetched-profile.ts';

/** The look a visitor has shown elsewhere in the tool. */
export type IdeaLook = { styles: readonly DesignStyle[]; colours: readonly string[] };

const LONGEST_CONTEXT = 2000;

/**
 * What the ideas are made from. Without a profile it is the username in the link and the visitor's
 * own words (specification §7.1).
 * @param profile null when it could not be loaded.
 */
export function socialDataOf({
  profile,
  profileUrl,
  contentDescription,
  look,
}: {
  profile: ProfileAnswer['data'] | null;
  profileUrl: string;
  contentDescription: string;
  look: IdeaLook;
}): SocialData {
  const userProvidedContext = contextOf(contentDescription, look);
  if (profile === null) {
    return { username: usernameFromUrl(profileUrl), userProvidedContext };
  }
  const { username, bio, followers, engagement_rate } = profile;
  return { username, bio, followers, engagement_rate, userProvidedContext };
}

function contextOf(contentDescription: string, { styles, colours }: IdeaLook): string {
  const look = [...styles.map((style) => designStyleLabels[style]), ...colours].join(', ');
  const words = contentDescription.trim();
  return (look === '' ? words : `${words}\n${look}`).slice(0, LONGEST_CONTEXT);
}
