/** The platforms of profiles, in the order in which a link is tried (specification §5). */
export const profilePlatforms = ['TikTok', 'Instagram', 'YouTube'] as const;
export type ProfilePlatform = (typeof profilePlatforms)[number];

/** The platform with that name in any letter case; undefined for other words. */
export function profilePlatformNamed(name: string): ProfilePlatform | undefined {
  const lower = name.toLowerCase();
  return profilePlatforms.find((platform) => platform.toLowerCase() === lower);
}
