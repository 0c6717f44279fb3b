export const sharedResultCopy = {
  title: 'Someone shared this result with you.',
  makeOwn: 'Make your own',
} as const;
