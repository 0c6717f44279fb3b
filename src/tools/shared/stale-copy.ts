/** Above a result that no longer belongs to the form. */
export const staleCopy = {
  text: 'You changed the form. These figures are from your earlier answers.',
  action: 'Calculate again',
} as const;
