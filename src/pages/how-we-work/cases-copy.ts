import { outsideLinks } from '@/config/paths.ts';
import { studioPicture } from '@/content/studio-pictures.ts';
import type { CaseStudyWords, Figure, Ground } from '@/content/types.ts';

const journey = {
  label: 'The way there',
  title: 'Three steps, then there are parcels',
  items: [
    {
      figure: '15 minutes',
      title: 'Assess',
      text: 'You describe the product and the price. We say whether the two fit, and which path suits you.',
    },
    {
      figure: '60 minutes',
      title: 'Plan',
      text: 'A strategy call on product, country, cost and calendar. You keep the plan, with us or without.',
    },
    {
      figure: '3-6 months',
      title: 'Make and launch',
      text: 'Samples, production, packaging and stock, up to the day the first order leaves.',
    },
  ],
};

const caseStudies = {
  label: 'Case studies',
  title: 'Three clients, three ways of working',
  items: [
    {
      id: 'creator-beauty',
      title: 'From recommending to owning',
      client: 'Creator beauty brand',
      industry: 'Beauty\u00a0· white-glove',
      challenge:
        'Years of selling other people’s products, with trust that earned somebody else’s margin.',
      solution:
        'One hero cream, one serum and a carton that fits both. Five specialists, and a launch planned post by post.',
      results: ['One team throughout', 'Her own product in every caption'],
      metrics: [
        { value: '3x', label: 'profit margins' },
        { value: '90 days', label: 'to launch' },
      ],
      image: studioPicture('skincare-cut'),
      ground: 'blush',
    },
    {
      id: 'five-shops',
      title: 'An own label for five shops',
      client: 'Lifestyle brand with five shops',
      industry: 'Retail\u00a0· consultation, then white-glove',
      challenge: 'The shelf was full of brands that the shop next door sold as well.',
      solution:
        'A candle line first, because it was bought most often. Barcoded, shelf-ready and reordered by what sold.',
      results: ['Own label in every store', 'Profitable in 6 months'],
      metrics: [
        { value: '60%', label: 'customer retention, up by' },
        { value: '5', label: 'locations' },
      ],
      image: studioPicture('candle-cut'),
      ground: 'butter',
    },
    {
      id: 'home-goods',
      title: 'The same mug for less',
      client: 'Home goods store',
      industry: 'E-commerce\u00a0· consultation',
      challenge: 'A best seller whose landed cost rose with every container.',
      solution:
        'We took the product apart, cost by cost: glaze, carton, pallet, duty. Then two factories quoted the same drawing.',
      results: ['Two vetted factories', 'What was saved paid for the next product'],
      metrics: [
        { value: '40%', label: 'cost reduction' },
        { value: '30-45', label: 'days of production' },
      ],
      image: studioPicture('mug-cut'),
      ground: 'sky',
    },
  ] satisfies (CaseStudyWords & { ground: Ground })[],
  note: 'Clients are named on a call, with their consent.',
};

const callDetails = {
  label: 'The strategy call',
  title: 'An hour that is useful either way',
  figures: [
    { value: 'Free', label: 'price' },
    { value: '60 min', label: 'length' },
  ] satisfies Figure[],
  agendaLabel: 'What happens in it',
  agenda: [
    { title: 'Minutes 0-10', text: 'Your audience, your idea and what you have tried so far.' },
    {
      title: 'Minutes 10-30',
      text: 'Product, materials, country: what is easy, what is not, and why.',
    },
    {
      title: 'Minutes 30-50',
      text: 'The numbers on screen: unit cost, freight, duty, margin at your price.',
    },
    { title: 'Minutes 50-60', text: 'The next step, its price and its date. It comes in writing.' },
  ],
  action: { label: 'Book a Free Strategy Call', href: outsideLinks.booking },
};

/** How we work, below the first screen: three steps, three case studies, the intro call. */
export const howWeWorkCases = { journey, caseStudies, callDetails };
