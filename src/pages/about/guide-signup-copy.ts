import type { TitledText } from '@/content/types.ts';

const chapters: TitledText[] = [
  {
    title: 'Listen before you design',
    text: 'Read your last 100 comments and write down every object somebody asks for. Whatever comes up five times is a better brief than any trend report.',
  },
  {
    title: 'Do the sum on one line',
    text: 'Price, minus unit cost, minus freight and duty, minus packing and postage. If less than half is left, change the product or the price before you change anything else.',
  },
  {
    title: 'Choose one hero',
    text: 'One product, two or three variants. Every further size or color is another minimum order, another photo and another box that can run out.',
  },
  {
    title: 'Pay for samples, and be rude to them',
    text: 'Order 3-5 prototypes. Wash them, drop them, leave them in a hot car and hand them to the most honest person you know.',
  },
  {
    title: 'Build the box into the product',
    text: 'The carton is what your customer films. Decide its size with the product, because an inch too many is paid for with every parcel.',
  },
  {
    title: 'Launch with a date and a number',
    text: 'Tell your audience the day, and how many there are. Keep a fifth of the stock back for replacements and for the post that takes off in week two.',
  },
];

/**
 * The free guide: a thank-you for an email address, and the guide right away (specification §5).
 */
export const guideSignup = {
  label: 'Free guide',
  title: 'The Creator’s Brand Building Guide',
  text: 'Six short chapters on what to settle before you pay for a first order.',
  field: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Send me the guide',
  thanks: (email: string) => `Thank you! We'll send the Creator's Brand Building Guide to ${email}`,
  readNow: 'Or start reading: here are all six chapters.',
  chaptersTitle: 'In the guide',
  chapters,
} as const;

export type GuideSignupWords = typeof guideSignup;
