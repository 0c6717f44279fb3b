/** What stands on the page before the comparison has loaded. */
export const moversCopy = {
  loading: 'Working out what a move saves',
} as const;
