/** The note of what a tool filled in; the answers in words are in filled-answers-copy.ts. */
export const knownAnswersCopy = {
  label: 'Filled in for you',
  empty: 'Leave these blank',
  emptied: 'These are blank again.',
  kept: 'What you type is kept on this device and fills in our other tools.',
  forget: 'Forget what I typed',
  forgotten: 'Forgotten. Nothing is kept on this device.',
  forgottenButTests:
    'Forgotten. This device keeps only the links to your demand tests, so you can take their pages down.',
} as const;
