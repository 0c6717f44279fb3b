/** What stands on the page before the landed view has loaded. */
export const landedViewCopy = {
  loading: 'Working out freight, duty and fees',
} as const;
