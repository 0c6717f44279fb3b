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

/** A brand's testimonial, shown beside the card: the same client as the path chooser's retailer. */
export const brandTestimonial = {
  quote: 'We stopped guessing what our own label should cost, and put it in every store.',
  name: 'Owner of a lifestyle store with 5 locations',
  resultsLabel: 'Results',
  results: ['Customer retention up 60%', '5 locations', 'A private label in every store'],
} as const;
