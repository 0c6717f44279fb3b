import type {
  GenerateProductIdeasRequest,
  SocialData,
} from '@functions/_shared/contracts/product-ideas.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import type { DesignStyle } from '@functions/_shared/domain/design-styles.ts';
import { usernameFromUrl } from '@functions/_shared/domain/profile-username.ts';
import { parseEmail } from '@/lib/email.ts';
import { platformForIdeas } from '@/lib/platform.ts';
import type { ProfileAnswer } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import type { IdeaFields } from './idea-fields.ts';

/** The look that the visitor chose elsewhere in the tool. */
export type IdeaLook = { styles: readonly DesignStyle[]; colors: readonly string[] };

/** What the surrounding form says about the audience. */
export type IdeaAudience = { followers?: number; engagementRatePct?: number };

const MAX_CONTEXT_LENGTH = 2000;
const MAX_NAME_LENGTH = 500;
/** The contracts take no more. */
export const maxColors = 8;

/**
 * The request for ideas from the answers of step 1.
 * @param profile null when it could not be loaded
 * @param shownNames products offered before, to be excluded
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
    userEmail: parseEmail(fields.email),
    socialProfileUrl: profileUrl,
    socialPlatform: platformForIdeas(profileUrl),
    form,
    ...(chosenLook !== undefined && { look: chosenLook }),
    ...(shownNames.length > 0 && { excludeProductNames: [...shownNames] }),
  };
}

/**
 * What the ideas are based on: the profile, or without one the username in the link, the audience of
 * the surrounding form and the visitor's description (specification §7.1).
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
    ...(displayName !== undefined && { displayName: cutText(displayName, MAX_NAME_LENGTH) }),
    ...(profile?.bio !== undefined && { bio: profile.bio }),
    ...(followers !== undefined && { followers }),
    ...(engagementRatePct !== undefined && { engagement_rate: engagementRatePct }),
    userProvidedContext: cutText(contentDescription.trim(), MAX_CONTEXT_LENGTH),
  };
}

/** The look, apart from the visitor's description; undefined when none was chosen. */
function lookOf({ styles, colors }: IdeaLook): GenerateProductIdeasRequest['look'] {
  if (styles.length === 0 && colors.length === 0) return undefined;
  return { styles: [...styles], colors: colors.slice(0, maxColors) };
}
