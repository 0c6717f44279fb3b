export const profileFetchCopy = {
  label: 'Profile link',
  hint: 'TikTok, Instagram or YouTube. Your followers and engagement are filled in for you.',
  placeholder: 'tiktok.com/@yourname',
  fetch: 'Fetch Profile',
  fetching: 'Fetching...',
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
