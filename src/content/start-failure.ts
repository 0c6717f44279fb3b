/** Messages for when a page's script failed to load, and after the reload that follows. */
export const startFailureContent = {
  unanswered:
    'This page isn’t ready: part of it didn’t load. Check your connection, then try again or reload the page. What you typed will still be here.',
  reloaded: {
    title: 'We reloaded this page',
    empty: 'Part of it didn’t load the first time.',
    typed: 'Part of it didn’t load the first time. What you typed is still here.',
  },
} as const;
