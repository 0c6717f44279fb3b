import { paths } from '@/config/paths.ts';

export const realPricingCopy = {
  label: 'Real factory pricing',
  title: 'Ready for real factory prices?',
  text: 'Tell us the product and the quantity. You get prices from factories we work with, landed cost included.',
  comparison: {
    label: 'Production time',
    ours: { name: 'With us', value: '30-45 days' },
    market: { name: 'Market average', value: '45-60 days' },
  },
  facts: ['30-50% lower sourcing cost', '90 days from concept to consumer'],
  note: 'Pricing is FOB: no shipping, freight or import duties until we add them for you.',
  action: 'Get Custom Quote',
  href: paths.sourcing,
} as const;

/** A brand's testimonial, shown beside the card. */
export const brandTestimonial = {
  quote: 'We stopped guessing what our product should cost. The margin paid for the next launch.',
  name: 'Founder of a lifestyle brand with five shops',
  resultsLabel: 'Results',
  results: [
    '40% cost reduction',
    '3x profit margins',
    'Customer retention up 60%',
    '5 locations',
    'Profitable in 6 months',
  ],
} as const;
