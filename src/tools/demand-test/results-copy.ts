import type { DemandVerdict } from '@functions/_shared/domain/demand/demand-verdict.ts';

type WithOrders = Extract<DemandVerdict, { orders: unknown }>['is'];

export const resultsCopy = {
  title: (product: string) => `Results for ${product}`,
  states: {
    gone: {
      title: 'There’s no test at this link',
      text: 'It may have been taken down, or the link is incomplete. Open the link exactly as you saved it.',
      action: 'Make a new test',
    },
    failed: {
      text: 'We couldn’t load your results. Your votes are safe: try again in a moment.',
      retry: 'Try again',
    },
  },
  head: {
    running: (left: string) => `Running, ${left} left`,
    ended: (day: string) => `Ended on ${day}`,
    share: 'Copy the link for your followers',
    shareHint: 'Post this one.',
    open: 'View the page',
    owner: 'Copy your private link',
    ownerHint:
      'Keep this one to yourself: anyone who has it can see these results and take the page down. Without it, nobody can.',
    copied: 'Copied',
    fallback: 'Your link',
    keep: 'Keep this test on this device',
    kept: 'This test is kept on this device.',
    refresh: 'Refresh',
    refreshing: 'Refreshing',
  },
  left: {
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
  figures: {
    label: 'What was counted',
    visitors: 'Visitors',
    visits: (count: string) => `${count} visits, at most one a day for each visitor`,
    votes: 'Votes',
    uncounted: (count: number) =>
      count === 1
        ? 'and 1 from a browser that asked not to be counted'
        : `and ${count} from browsers that asked not to be counted`,
    share: (price: string) => `Would buy at ${price}`,
    interval: (low: string, high: string) => `likely between ${low} and ${high}`,
    addresses: 'Want to hear from us',
    addressesNote:
      'Tell us when you launch, and we’ll email them once. You only see how many there are.',
  },
  curve: {
    title: 'Who would buy at each price',
    summary:
      'Anyone who’d pay a price would also pay less, so each price includes the votes for higher ones. The line marks the 95% range (Wilson interval).',
    columns: {
      price: 'Price',
      votes: 'Chose it',
      buyers: 'Would buy',
      share: 'Share of visitors',
      range: '95% interval',
    },
    range: (low: string, high: string) => `${low} to ${high}`,
    empty: 'Nobody has opened your page yet. Post the link, then come back.',
  },
  verdict: {
    title: 'Enough for a minimum order?',
    tooFew: {
      title: (visitors: string) => `No verdict yet: ${visitors} of 100 visitors`,
      text: (missing: number) =>
        missing === 1
          ? 'One more visitor and we can give a verdict. With fewer than 100, it’s mostly chance.'
          : `${missing} more visitors and we can give a verdict. With fewer than 100, it’s mostly chance.`,
    },
    nobody: {
      title: (price: string) => `Nobody would buy at ${price}`,
      text: 'Try a lower price or another product before you order anything.',
    },
    noMinimum: {
      title: (pct: string) => `About ${pct} of your visitors would really buy`,
      text: 'Fill in the minimum order, and we’ll work out how many fans it takes.',
    },
    noAudience: {
      title: (fans: string) => `It takes about ${fans} engaged fans`,
      text: (units: string) =>
        `That’s how many have to see your drop to fill a minimum order of ${units} pieces. Fill in your followers, and we’ll show how close you are.`,
    },
    orders: {
      met: (orders: string, units: string) => `${orders} orders expected, ${units} needed`,
      likely: (orders: string, units: string) => `${orders} orders expected, ${units} needed`,
      open: (orders: string, units: string) => `${orders} of ${units} within reach`,
      missed: (orders: string, units: string) => `${orders} of ${units} within reach`,
    } satisfies Record<WithOrders, (orders: string, units: string) => string>,
    meaning: {
      met: 'Even our lowest estimate covers the minimum order.',
      likely: 'The likely figure covers the minimum order; the lowest one doesn’t.',
      open: 'Only the highest estimate covers the minimum order. Grow the audience, or start with a smaller run.',
      missed:
        'Even the highest estimate doesn’t cover the minimum order. Sell from stock, or print on demand first.',
    } satisfies Record<WithOrders, string>,
    range: (low: string, high: string) => `Planning range: ${low} to ${high} orders.`,
    basis: (price: string, stated: string, buying: string) =>
      `At ${price}, ${stated} of your visitors said they’d buy. Saying so isn’t buying, so we plan on a quarter of them (range: 10 to 50 in 100): ${buying}.`,
    reach: (followers: string, rate: string, fans: string) =>
      `Your drop reaches your engaged fans: ${followers} followers × ${rate} = ${fans}.`,
    source: 'Where the 10 to 50 in 100 comes from',
    assumedRate: 'You gave no engagement rate, so we used a mid-range one.',
    fields: {
      price: 'Price',
      followers: 'Followers',
      engagement: 'Engagement rate, percent',
      minOrder: 'Minimum order, pieces',
      minOrderHint: (kind: string) => `Usual for ${kind}, a planning figure of ours.`,
    },
  },
  best: {
    title: 'Which price earns most',
    text: (country: string, units: string) =>
      `What you keep from a thousand engaged fans after goods, freight, duty, fulfillment and returns, for ${units} pieces made in ${country}.`,
    earned: (usd: string) => `${usd} from a thousand fans`,
    range: (low: string, high: string) => `${low} to ${high}`,
    best: (price: string) => `${price} earns most`,
    close: 'Another price may do as well: the ranges overlap.',
    none: 'None of these prices leaves you anything after costs. Ask for a lower unit cost, or test higher prices.',
    unknown: 'We don’t know this product’s costs, so we can’t say which price earns most.',
    loading: 'Working out the costs',
    failed: 'We couldn’t work out the costs.',
    country: 'Made in',
    chooseCountry: 'Choose a country',
    columns: { price: 'Price', earned: 'Left for you', range: 'Planning range' },
  },
  plan: {
    title: 'In the calculators',
    measured: (pct: string, visitors: string) =>
      `On this device both calculators now use your measured rate in place of 2%: ${pct} of engaged fans, from ${visitors} visitors. Each one says so and lets you switch back.`,
    assumed: 'On this device both calculators use the assumed 2%.',
    notYet: 'Once you have 100 visitors, your measured rate replaces the 2% in both calculators.',
    notKept: 'Keep this test on this device, and your measured rate replaces the 2% there.',
    toMeasured: 'Use the measured rate',
    toAssumed: 'Go back to 2%',
    planWith: (price: string) => `Plan with ${price}`,
    priceTaken: (price: string) => `Your tools now plan with ${price}.`,
    open: 'Open the brand potential calculator',
  },
  export: {
    csv: 'Save as CSV',
    print: 'Print',
    fileName: 'demand-test',
  },
  manage: {
    title: 'End or take down',
    end: 'End the vote now',
    endQuestion: 'End the vote? Nobody can vote after that, and it can’t be opened again.',
    endYes: 'End it',
    remove: 'Take the page down',
    removeQuestion:
      'Take the page down? Its votes and addresses are deleted for good, and these results with them.',
    removeYes: 'Take it down',
    removed: 'Your page is down, and its votes and addresses are deleted.',
    no: 'Cancel',
    ended: 'The vote has ended.',
    failed: 'That didn’t work. Try again in a moment.',
    retention:
      'Once the vote has been over for two months, the next monthly cleanup deletes votes and email addresses. The totals stay for about a year, then the test is gone.',
  },
} as const;
