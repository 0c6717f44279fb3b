import type { EngagementBasis } from '@functions/_shared/domain/profile-engagement.ts';

const bases: Readonly<Record<EngagementBasis, string>> = {
  reported: 'As reported by the profile service.',
  'average-likes-and-comments': 'From the average likes and comments of recent posts.',
  'average-likes': 'From average likes alone; comments aren’t public, so it reads a little low.',
  'total-likes-per-post':
    'Rough: all likes ever, divided by posts. One viral video inflates it, so correct it if you know better.',
};

/** The words of a loaded profile's card. */
export const profileCardCopy = {
  label: (username: string) => `Profile of @${username}`,
  pictureAlt: (username: string) => `Profile picture of @${username}`,
  followers: 'Followers',
  engagement: 'Engagement',
  unknown: 'Not public',
  unknownNote: (missing: string) =>
    `We couldn’t read your ${missing}. What you typed is still here; add what’s missing below.`,
  missing: {
    followers: 'followers',
    engagement: 'engagement rate',
    both: 'followers or engagement rate',
  },
  bases,
  sample: 'Sample profile',
  remove: 'Remove profile',
} as const;
