import type {
  GenerateProductIdeasRequest,
  SocialData,
} from '@functions/_shared/contracts/product-ideas.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import type { DesignStyle } from '@functions/_shared/domain/design-styles.ts';
import { usernameFromUrl } from '@functions/_shared/domain/profile-username.ts';
import { readEmail } from '@/lib/email.ts';
import { platformForIdeas } from '@/lib/platform.ts';
import type { ProfileAnswer } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import type { IdeaFields } from './idea-fields.ts';

/** The look a visitor has shown elsewhere in the tool. */
export type IdeaLook = { styles: readonly DesignStyle[]; colors: readonly string[] };

/** What the form around the dialog says of the audience; undefined where it says nothing. */
export type IdeaAudience = { followers?: number; engagementRatePct?: number };

const LONGEST_CONTEXT = 2000;
const LONGEST_NAME = 500;
const MOST_COLOURS = 8;

/**
 * The answers of step 1 as the function takes them.
 * @param profile null when it could not be loaded
 * @param shownNames products offered before, which do not come again
 */
export function ideasRequest({
  fields,
  profile,
  audience,
  look,
  shownNames,
  form,
}: {
  fields: IdeaFields;
  profile: ProfileAnswer['data'] | null;
  audience: IdeaAudience;
  look: IdeaLook;
  shownNames: readonly string[];
  form: BotSignals;
}): Omit<GenerateProductIdeasRequest, 'sessionId'> {
  const profileUrl = fields.profileUrl.trim();
  const chosenLook = lookOf(look);
  return {
    socialData: socialDataOf({ ...fields, profile, profileUrl, audience }),
    userEmail: readEmail(fields.email),
    socialProfileUrl: profileUrl,
    socialPlatform: platformForIdeas(profileUrl),
    form,
    ...(chosenLook !== undefined && { look: chosenLook }),
    ...(shownNames.length > 0 && { excludeProductNames: [...shownNames] }),
  };
}

/**
 * What the ideas are made from. Without a profile it is the username in the link, the visitor's own
 * words (specification §7.1) and the audience that the form around the dialog tells of.
 * @param profile null when it could not be loaded.
 */
function socialDataOf({
  profile,
  profileUrl,
  contentDescription,
  audience,
}: {
  profile: ProfileAnswer['data'] | null;
  profileUrl: string;
  contentDescription: string;
  audience: IdeaAudience;
}): SocialData {
  const followers = profile?.followers ?? audience.followers;
  const engagementRatePct = profile?.engagement_rate ?? audience.engagementRatePct;
  const displayName = profile?.displayName;
  return {
    username: profile?.username ?? usernameFromUrl(profileUrl) ?? null,
    ...(displayName !== undefined && { displayName: cutText(displayName, LONGEST_NAME) }),
    ...(profile?.bio !== undefined && { bio: profile.bio }),
    ...(followers !== undefined && { followers }),
    ...(engagementRatePct !== undefined && { engagement_rate: engagementRatePct }),
    userProvidedContext: cutText(contentDescription.trim(), LONGEST_CONTEXT),
  };
}

/** The look beside the visitor's words, never among them; undefined when none was chosen. */
function lookOf({ styles, colors }: IdeaLook): GenerateProductIdeasRequest['look'] {
  if (styles.length === 0 && colors.length === 0) return undefined;
  return { styles: [...styles], colors: colors.slice(0, MOST_COLOURS) };
}
