import { outsideLinks } from '@/config/paths.ts';
import { mugAlt, shelfAlt, skincareAlt } from '@/content/picture-alts.ts';
import { mugCut, shelfCut, skincareCut } from '@/content/pictures.generated.ts';
import type { CaseStudyWords, Figure, Ground } from '@/content/types.ts';

const journey = {
  label: 'How it goes',
  title: 'Three steps to your first shipment',
  items: [
    {
      figure: '15 minutes',
      title: 'Assess',
      text: 'You describe the product and the price. We tell you whether they add up, and which path fits.',
    },
    {
      figure: '60 minutes',
      title: 'Plan',
      text: 'A strategy call on product, country, cost and timeline. The plan is yours, with or without us.',
    },
    {
      figure: '3-6 months',
      title: 'Make and launch',
      text: 'Samples, production, packaging and stock, right up to the day the first order ships.',
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
        'Years of selling other people’s products on her good name, while someone else kept the margin.',
      solution:
        'One hero cream, one serum and a carton that fits both. Five specialists, and a launch planned post by post.',
      results: ['One team from start to finish', 'Her own product in every caption'],
      metrics: [
        { value: '3x', label: 'profit margins' },
        { value: '90 days', label: 'to launch' },
      ],
      image: { name: 'skincare-cut', file: skincareCut, alt: skincareAlt },
      ground: 'blush',
    },
    {
      id: 'five-shops',
      title: 'A private label for five stores',
      client: 'Lifestyle store with five locations',
      industry: 'Retail\u00a0· consultation, then white-glove',
      challenge: 'The shelves were full of brands the store next door sold, too.',
      solution:
        'Candles first, because people bought them most often. Barcoded, shelf-ready and reordered as they sold.',
      results: ['A private label in every store', 'Reorders timed to sales'],
      metrics: [
        { value: '60%', label: 'increase in customer retention' },
        { value: '5', label: 'locations' },
      ],
      image: { name: 'shelf-cut', file: shelfCut, alt: shelfAlt },
      ground: 'butter',
    },
    {
      id: 'home-goods',
      title: 'The same mug for less',
      client: 'Home goods store',
      industry: 'E-commerce\u00a0· consultation',
      challenge: 'A best seller whose landed cost rose with every container.',
      solution:
        'We took the mug apart, cost by cost: glaze, carton, pallet, duty. Then two factories quoted the same drawing.',
      results: ['Two vetted factories', 'The savings paid for the next product'],
      metrics: [
        { value: '40%', label: 'cost reduction' },
        { value: '30-45', label: 'days of production' },
      ],
      image: { name: 'mug-cut', file: mugCut, alt: mugAlt },
      ground: 'sky',
    },
  ] satisfies (CaseStudyWords & { ground: Ground })[],
  note: 'We name clients on a call, with their permission.',
};

const callDetails = {
  label: 'The strategy call',
  title: 'An hour well spent either way',
  figures: [
    { value: 'Free', label: 'price' },
    { value: '60 min', label: 'length' },
  ] satisfies Figure[],
  agendaLabel: 'What we cover',
  agenda: [
    { title: 'Minutes 0-10', text: 'Your audience, your idea and what you’ve tried so far.' },
    {
      title: 'Minutes 10-30',
      text: 'Product, materials, country: what’s easy, what isn’t, and why.',
    },
    {
      title: 'Minutes 30-50',
      text: 'The numbers on screen: unit cost, freight, duty, margin at your price.',
    },
    {
      title: 'Minutes 50-60',
      text: 'The next step, its price and its date. You get it in writing.',
    },
  ],
  action: { label: 'Book a Free Strategy Call', href: outsideLinks.booking },
};

/** How we work, below the first screen: three steps, three case studies, the intro call. */
export const howWeWorkCases = { journey, caseStudies, callDetails };
