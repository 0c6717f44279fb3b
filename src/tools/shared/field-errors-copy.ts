/** What the fields of both calculators say of what is wrong with them. */
export const fieldErrorsCopy = {
  /** What a field says in its own words; for any other reason it says what `any` says. */
  field: {
    followers: {
      required: 'Write how many followers you have, such as 12,500.',
      'not-whole': 'Write whole followers, with three digits after a comma, such as 12,500.',
      'too-large': 'Write at most 2 billion followers.',
    },
    engagementRate: {
      'not-a-number': 'Write a percentage, such as 3.5.',
      'over-100': 'Write a percentage from 0 to 100.',
    },
    price: {
      required: 'Write the price of one product, such as 24.99.',
      'not-a-number': 'Write a price, such as 24.99.',
      'too-large': 'Write at most 1,000,000 dollars.',
    },
    country: { required: 'Choose a country, or "You Choose" to leave it to us.' },
  },
  any: {
    required: 'Fill this in.',
    'not-a-number': 'Write a number, such as 12,500 or 12.5k.',
    'not-whole': 'Write a whole number.',
    'other-currency': 'Write the amount in US dollars.',
    negative: 'Write 0 or more.',
    'too-large': 'Write a smaller number.',
    'over-100': 'Write at most 100.',
    'unknown-option': 'Choose one from the list.',
    'too-many': 'Choose fewer.',
    'too-long': 'Shorten this.',
  },
  summary: (count: number) =>
    count === 1 ? 'One answer needs a look.' : `${count} answers need a look.`,
} as const;
