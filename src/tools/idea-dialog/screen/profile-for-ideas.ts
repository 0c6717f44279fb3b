import type { FetchedProfile, ProfileAnswer } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import type { IdeaServices } from './idea-services.ts';

/** A profile is a help, not a condition: ideas do not wait longer for it. */
const PROFILE_LIMIT_MS = 12_000;

/**
 * The profile behind a link, for ideas to be made from. Null when it cannot be had: they are made
 * from the visitor's words then. Never rejects.
 * @param loaded what the form has loaded already; it is not fetched twice.
 */
export async function profileFor(
  url: string,
  loaded: FetchedProfile | null,
  { fetchProfile }: Pick<IdeaServices, 'fetchProfile'>,
): Promise<ProfileAnswer['data'] | null> {
  if (loaded?.profileUrl === url || loaded?.askedUrl === url) return loaded;
  try {
    return (await withTimeout(fetchProfile({ url }), PROFILE_LIMIT_MS)).data;
  } catch (error) {
    console.info('Product ideas: going on without the profile', error);
    return null;
  }
}
