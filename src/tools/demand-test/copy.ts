import type { DropTextCode } from '@functions/_shared/domain/demand/drop-text.ts';
import type { TestPriceCode } from '@functions/_shared/domain/demand/parse-test-prices.ts';

export const demandTestCopy = {
  loadingResults: 'Loading your results',
  form: {
    title: 'Set up your test',
    product: {
      label: 'Product',
      hint: 'What your followers will read, such as “Linen apron with pockets”.',
    },
    tagline: { label: 'One line about it', hint: 'Optional.' },
    creator: { label: 'Your name on the page', hint: 'A name or a handle your followers know.' },
    prices: {
      label: 'Three prices',
      hint: 'In US dollars. Pick prices you could really charge, not too close together.',
      each: ['Lowest price', 'Middle price', 'Highest price'],
      reordered: (prices: string) => `Your page will show them from low to high: ${prices}.`,
    },
    days: {
      label: 'How long it runs',
      option: (days: number) => `${days} days`,
    },
    public:
      'Anyone with the link can read the product, the line and your name. Search engines are told not to list the page.',
    submit: 'Put my test online',
    sending: 'Putting it online',
    textErrors: {
      required: 'Fill this in.',
      'too-long': 'Shorten this.',
      link: 'Leave out web addresses, email addresses and long numbers.',
    } satisfies Record<DropTextCode, string>,
    priceErrors: {
      required: 'Enter a price, such as 28.',
      'not-a-number': 'Enter a price, such as 28.',
      'other-currency': 'Enter the price in US dollars.',
      'not-positive': 'Enter a price above 0.',
      'too-large': 'Enter 10,000 dollars or less.',
      'too-fine': 'Use at most two decimals.',
      repeated: 'Enter a different price in each field.',
    } satisfies Record<TestPriceCode, string>,
    notMade: (what: string) => `We don’t put ${what} online. Pick a product we can help you make.`,
    failed:
      'Your test isn’t online yet: we couldn’t reach our server. What you typed is still here, so try again in a moment.',
    notStored:
      'This browser doesn’t store anything, so save the link to your results now: without it, nobody can see them or take the page down.',
  },
  broken: {
    title: 'This link is incomplete',
    text: 'A part of it got lost, so we can’t open the results. Open the link exactly as you saved it.',
    action: 'Make a new test',
  },
  list: {
    title: 'Your tests on this device',
    open: 'See the results',
    openOf: (product: string) => `See the results of ${product}`,
    ends: (day: string) => `Runs until ${day}`,
    ended: (day: string) => `Ended on ${day}`,
    remove: 'Remove from this device',
    removed: (product: string) =>
      `${product} is removed from this device. Its page is still online.`,
    removeOf: (product: string) => `Remove from this device: ${product}`,
    note: 'Removing a test from this device leaves its page online. To take the page down, open its results.',
  },
} as const;
