/** Apart from copy.ts, since the dialog may load after the form that opens it. */
export const engagementDialogCopy = {
  dialog: {
    title: 'Engagement rate calculator',
    description:
      'Three numbers from your profile. Take the average of your last ten posts or so, without the one that went viral.',
    close: 'Close',
    followers: { label: 'Total followers', placeholder: '25,000' },
    averageLikes: { label: 'Average likes per post', placeholder: '900' },
    averageComments: { label: 'Average comments per post', placeholder: '35' },
    submit: 'Calculate',
    formulaTitle: 'How it’s calculated',
    formula: '(average likes + average comments) / followers × 100',
    formulaNote:
      'By followers, likes and comments only. Tools that divide by reach or views give higher rates for the same posts.',
    localOnly: 'These numbers stay on this device.',
  },
  errors: {
    missing: 'Please fill in all fields',
    failed: 'Error calculating engagement rate',
    fields: {
      missing: 'Fill this in.',
      'not-a-number': 'Enter a number, such as 1,200 or 1.2k.',
      negative: 'Enter 0 or more.',
      'zero-followers': 'Enter 1 or more: without followers, there’s nobody to react.',
    },
  },
  result: {
    title: 'Your engagement rate',
    typical: 'Most creators have 1-5%.',
    capNote: (uncappedRate: string) =>
      `Your numbers come to ${uncappedRate}. We count at most 15%, so one lucky post doesn’t inflate your plan.`,
    warnings: {
      'followers-and-likes-look-swapped':
        'More likes than followers: did you swap these two? The other way around, the numbers make sense.',
      'followers-and-comments-look-swapped':
        'More comments than followers: did you swap these two? The other way around, the numbers make sense.',
      'followers-look-misplaced':
        'Followers should be the largest of the three and comments the smallest: is each number in its own field?',
      'likes-above-followers':
        'More likes than followers can’t be an average. Please check both numbers.',
      'comments-above-followers':
        'More comments than followers can’t be an average. Please check both numbers.',
      'comments-above-likes': 'More comments than likes: did you swap these two?',
    },
    notCredible: 'Check the numbers first',
    benchmarkTitle: 'How that compares',
    tiers: {
      nano: '1,000 to 10,000 followers',
      micro: '10,000 to 50,000 followers',
      'over-a-million': 'more than a million followers',
    },
    benchmark: (tier: string, platform: string, rate: string) =>
      `${platform} creators with ${tier} reach ${rate} on average, by followers.`,
    noBenchmark: (followers: string) =>
      `We haven’t found a published benchmark for ${followers} followers that we could trace to its source.`,
    platformAverages: (averages: string) =>
      `For reference, average posts from accounts of every size: ${averages}.`,
    source: (source: string, year: number) => `${source}, ${year}`,
    use: (rate: string) => `Use ${rate}`,
    back: 'Change the numbers',
  },
  bands: {
    'below-average': 'Below average',
    average: 'Average',
    'above-average': 'Above average',
    excellent: 'Excellent',
  },
  opensInNewTab: 'opens in a new tab',
  usedToast: (rate: number) => `Using ${rate}% engagement rate`,
} as const;
