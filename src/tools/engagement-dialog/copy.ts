export const engagementHelpCopy = {
  trigger: 'What is an engagement rate?',
  title: 'Engagement rate',
  text: 'The share of your followers who react to a post with a like or a comment. Most creators have 1-5%.',
  action: 'Calculate My Engagement Rate',
} as const;
