export const dropCopy = {
  loading: 'Loading the page',
  states: {
    incomplete: {
      title: 'This link is incomplete',
      text: 'Ask the person who sent it for the full link.',
    },
    gone: {
      title: 'This page is no longer here',
      text: 'Its creator took it down, or the vote ended a while ago.',
    },
    failed: {
      text: 'We couldn’t load the page. Check your connection and try again.',
      retry: 'Try again',
    },
  },
  by: (creator: string) => `From ${creator}`,
  picture: (thing: string) => `A drawing of the product: ${thing}`,
  notForSale:
    'Nothing is for sale yet, and a vote isn’t an order. It helps decide whether this gets made.',
  countdown: {
    left: (time: string) => `${time} left to vote`,
    ended: 'This vote has ended. Thanks for your interest.',
    units: {
      days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
      hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
      minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    },
  },
  vote: {
    label: 'I’d buy at',
    hint: 'Pick the highest price you’d pay. You get one vote, and you can change it.',
    option: (price: string) => `I’d buy at ${price}`,
    sending: 'Sending your vote',
    counted: (price: string) =>
      `Your vote is in: you’d buy at ${price}. Pick another price to change it.`,
    voted: (price: string) => `You voted to buy at ${price}.`,
    own: 'This is your own test, so your visit isn’t counted and you can’t vote.',
    ownLink: 'See the results',
    failed: 'Your vote didn’t get through. Check your connection and pick the price again.',
    withdraw: 'Take my vote back',
    withdrawn: 'Your vote is deleted, and so is your email address if you gave one.',
    withdrawFailed: 'That didn’t work. Try again in a moment.',
  },
  email: {
    title: 'Optional: want to know when you can buy it?',
    label: 'Email',
    placeholder: 'you@example.com',
    consent: (creator: string) =>
      `Yes, BrandBFF may email me once when this product can be bought. ${creator} won’t see my address.`,
    submit: 'Tell me',
    needsConsent: 'Check the box so we can email you.',
    invalid: {
      title: 'That address looks wrong',
      text: 'Enter an email address, such as you@example.com.',
    },
    done: 'Thanks! We’ll email you once, if it gets made.',
    failed: 'Your address didn’t get through. It’s still in the field: try again in a moment.',
  },
  privacy: {
    title: 'What we keep',
    text: 'Your vote and visit, under a code used only for this page, and your email address if you gave one. Once the vote has been over for two months, the next monthly cleanup deletes all of it. Only totals stay.',
    uncounted:
      'If your browser asks sites not to track you, we don’t count your visit, and we list your vote apart from the others.',
  },
  report: {
    label: 'Report this page',
    subject: (id: string) => `Report page ${id}`,
    body: (url: string) => `What’s wrong with ${url}:\n\n`,
  },
  madeWith: 'Made with BrandBFF’s free demand test',
} as const;
