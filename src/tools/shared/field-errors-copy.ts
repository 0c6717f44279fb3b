/** What the fields of both calculators say of what is wrong with them. */
export const fieldErrorsCopy = {
  /** What a field says in its own words; for any other reason it says what `any` says. */
  field: {
    followers: {
      required: 'Enter how many followers you have, such as 12,500.',
      'not-whole': 'Enter whole followers, with three digits after a comma, such as 12,500.',
      'too-large': 'Enter 2 billion followers or fewer.',
    },
    engagementRate: {
      'not-a-number': 'Enter a percentage, such as 3.5.',
      'over-100': 'Enter a percentage from 0 to 100.',
    },
    price: {
      required: 'Enter the price of one product, such as 24.99.',
      'not-a-number': 'Enter a price, such as 24.99.',
      'too-large': 'Enter 1,000,000 dollars or less.',
    },
    country: { required: 'Choose a country, or "You Choose" to leave it to us.' },
  },
  any: {
    required: 'Fill this in.',
    'not-a-number': 'Enter a number, such as 12,500 or 12.5k.',
    'not-whole': 'Enter a whole number.',
    'other-currency': 'Enter the amount in US dollars.',
    negative: 'Enter 0 or more.',
    'too-large': 'Enter a smaller number.',
    'over-100': 'Enter 100 or less.',
    'unknown-option': 'Choose one from the list.',
    'too-many': 'Choose fewer.',
    'too-long': 'Shorten this.',
  },
  summary: (count: number) =>
    count === 1 ? 'Please check one answer.' : `Please check ${count} answers.`,
} as const;
