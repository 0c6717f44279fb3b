/** The platforms a profile can be read from, in the order in which a link is tried (specification §5). */
export const profilePlatforms = ['TikTok', 'Instagram', 'YouTube'] as const;
export type ProfilePlatform = (typeof profilePlatforms)[number];

/** The platform of that name, whatever the letter case; undefined for any other word. */
export function profilePlatformNamed(name: string): ProfilePlatform | undefined {
  const lower = name.toLowerCase();
  return profilePlatforms.find((platform) => platform.toLowerCase() === lower);
}
