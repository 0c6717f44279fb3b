import type { EngagementBasis } from '@functions/_shared/domain/profile-engagement.ts';

const bases: Readonly<Record<EngagementBasis, string>> = {
  reported: 'As the profile service reports it.',
  'average-likes-and-comments': 'From the average likes and comments of recent posts.',
  'average-likes': 'From average likes alone; comments are not public, so it reads a little low.',
  'total-likes-per-post':
    'Rough: all likes ever, divided by posts. One viral video lifts it, so correct it if you know better.',
};

export const profileFetchCopy = {
  label: 'Profile link',
  hint: 'TikTok, Instagram or YouTube. Your followers and engagement are filled in for you.',
  placeholder: 'tiktok.com/@yourname',
  fetch: 'Fetch Profile',
  fetching: 'Fetching...',
  card: {
    label: (username: string) => `Profile of @${username}`,
    pictureAlt: (username: string) => `Profile picture of @${username}`,
    followers: 'Followers',
    engagement: 'Engagement',
    unknown: 'Not public',
    unknownNote: (missing: string) =>
      `We could not read your ${missing}. What you typed stays; add what is missing below.`,
    missing: {
      followers: 'followers',
      engagement: 'engagement rate',
      both: 'followers or engagement rate',
    },
    bases,
    sample: 'Sample profile',
    remove: 'Remove profile',
  },
  failed: "This profile didn't load. Check the link, or type your numbers below.",
  toasts: {
    urlRequired: {
      title: 'URL Required',
      text: 'Please enter a TikTok, Instagram, or YouTube profile URL',
    },
    loaded: {
      title: 'Profile Loaded!',
      text: (username: string) => `Fetched data for @${username}`,
    },
    failed: {
      title: 'Fetch Failed',
      text: "Couldn't load profile. You can still enter data manually.",
    },
  },
} as const;
