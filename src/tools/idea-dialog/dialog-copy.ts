/** Apart from copy.ts, since the dialog loads after the form that opens it. */
export const ideaDialogCopy = {
  title: 'Need Product Ideas?',
  description: 'Tell us who you are, and get five products your followers would want.',
  listDescription: 'Five ideas for your audience. Pick one, or start over for five others.',
  close: 'Close',
  promises: ['Free', 'No credit card required', 'Takes 30 seconds'],
  fields: {
    profileUrl: { label: 'Profile URL', placeholder: 'tiktok.com/@yourname' },
    contentDescription: {
      label: 'What do you make content about?',
      placeholder: 'Slow mornings, linen dresses and sourdough for people in small flats',
    },
    email: {
      label: 'Email',
      placeholder: 'you@example.com',
      hint: 'We keep it with your ideas, so you can come back to them on a call. We’ll email you the one you choose.',
    },
  },
  missing: 'Fill this in.',
  invalidEmail: 'Enter an email address, such as you@example.com.',
  submit: 'Generate My Ideas',
  phases: {
    profile: 'Analyzing your profile...',
    ideas: 'Finding sleeper opportunities...',
  },
  idea: {
    listLabel: 'Product ideas',
    price: (price: string) => `About ${price}`,
    reasoning: 'Why it fits',
    marketFit: 'Market fit',
    use: 'Use This',
    classic: 'Classic with your subject',
    keep: 'Keep',
    kept: 'Kept',
  },
  source: {
    builtin: 'Picked from our own list of product ideas.',
    live: 'Written by an AI model. Check what it claims.',
  },
  different: 'Generate Different Ideas',
  kept: {
    title: 'Your kept ideas',
    compare: (count: number) =>
      count === 1 ? 'See your kept idea' : `Compare ${count} kept ideas`,
    back: 'Back',
    remove: 'Let go',
    open: 'Open in a new tab',
    price: 'Price',
    category: 'Category',
    description: 'Side by side. Up to four stay here until you close the tab.',
  },
} as const;
