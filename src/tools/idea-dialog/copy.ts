export const ideaMessagesCopy = {
  toasts: {
    missing: { title: 'Missing Information', text: 'Please fill in all fields' },
    invalidEmail: { title: 'Invalid Email', text: 'Please enter a valid email address' },
    generated: { title: 'Ideas Generated!', text: 'Pick the product that excites you most' },
    failed: { title: 'Generation Failed', text: 'Please try again or contact support' },
    selected: {
      title: 'Idea Selected!',
      text: (product: string) => `Let's see the numbers for ${product}`,
    },
  },
  /** For a failure without a message of its own. */
  failure: 'Failed to generate product ideas',
} as const;
