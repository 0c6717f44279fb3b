/** What stands on the page before the landed view has loaded. */
export const landedViewCopy = {
  title: 'From your price to your profit',
  loading: 'Working out freight, duty and fees',
} as const;
