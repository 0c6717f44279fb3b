/** Apart from copy.ts, since the home page's calculator needs no more of it. */
export const styleTagsCopy = {
  counter: (chosen: number, most: number) => `${chosen}/${most}`,
  counterLabel: (chosen: number, most: number) => `${chosen} of ${most} styles chosen`,
  full: 'Three is the maximum. Remove one to choose another.',
} as const;
