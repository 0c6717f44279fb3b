export const sharedResultCopy = {
  title: 'Somebody shared this result with you.',
  makeOwn: 'Make your own',
} as const;
