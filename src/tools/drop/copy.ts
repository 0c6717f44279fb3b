export const dropCopy = {
  loading: 'Loading the page',
  states: {
    incomplete: {
      title: 'This link isn’t complete',
      text: 'Ask whoever sent it for the whole link.',
    },
    gone: {
      title: 'This page isn’t there anymore',
      text: 'Whoever made it has taken it down, or it ended a while ago.',
    },
    failed: {
      text: 'We couldn’t load the page. Check your connection and try again.',
      retry: 'Try again',
    },
  },
  by: (creator: string) => `From ${creator}`,
  picture: (thing: string) => `A drawing of the product: ${thing}`,
  notForSale:
    'Nothing is for sale here yet, and you don’t order anything. Your vote helps decide whether this gets made.',
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
    hint: 'Press the highest price you’d pay. One vote each; you can change it.',
    option: (price: string) => `I’d buy at ${price}`,
    sending: 'Sending your vote',
    counted: (price: string) =>
      `Your vote counts: you’d buy at ${price}. Press another price to change it.`,
    own: 'This is your own test, so your visit isn’t counted and you can’t vote.',
    ownLink: 'See the results',
    failed: 'Your vote didn’t get through. Check your connection and press the price again.',
    withdraw: 'Take my vote back',
    withdrawn: 'Your vote is gone, and so is your address if you gave one.',
    withdrawFailed: 'That didn’t work. Try again in a moment.',
  },
  email: {
    title: 'Optional: want to know when you can buy it?',
    label: 'Email',
    placeholder: 'you@example.com',
    consent: (creator: string) =>
      `Yes, BrandBFF may write to me once when this product can be bought. ${creator} doesn’t see my address.`,
    submit: 'Tell me',
    needsConsent: 'Check the box, or leave the address out.',
    invalid: {
      title: 'That address looks wrong',
      text: 'Write an email address, such as you@example.com.',
    },
    done: 'Thanks! We’ll write once, if it gets made.',
    failed: 'Your address didn’t get through. It’s still in the field: try again in a moment.',
  },
  privacy: {
    title: 'What we keep',
    text: 'Your vote and your visit, under a code that belongs to this page only, and your address if you gave one. Two months after the vote ends all of it is deleted with the next monthly cleanup; only totals stay.',
    uncounted:
      'If your browser asks not to be tracked, your visit isn’t counted; your vote is, if you send one.',
  },
  report: {
    label: 'Report this page',
    subject: (id: string) => `Report page ${id}`,
    body: (url: string) => `What is wrong with ${url}:\n\n`,
  },
  madeWith: 'Made with the free demand test of BrandBFF',
} as const;
