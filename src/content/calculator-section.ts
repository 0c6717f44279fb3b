/** The words above the free revenue calculator, which are there before the tool itself is loaded. */
export const calculatorSection = {
  eyebrow: 'Free revenue calculator',
  title: 'What could your own product earn?',
  intro:
    'A few answers, no sign-up. You see the figures at once; your email only brings product pictures, factory matches and a report.',
  loading: 'Loading the calculator',
} as const;
