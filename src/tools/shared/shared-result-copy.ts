export const sharedResultCopy = {
  title: 'Someone shared this result with you.',
  makeOwn: 'Make your own',
} as const;

/** For a copied link whose result cannot be read. */
export const damagedLinkCopy = {
  title: 'We can’t read the result in this link',
  description: 'Part of the link may be missing. Ask for it again, or start your own here.',
} as const;
