import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import type { CallWords, Figure, PriceCardsWords } from '@/content/types.ts';
import { howWeWorkQuestions } from './questions-copy.ts';

const tiers: PriceCardsWords = {
  label: 'Three ways to work with us',
  title: 'Pay for as much of us as you need',
  cards: [
    {
      name: 'Self-guided',
      price: '$0',
      text: 'Find out at your own pace whether your idea makes money.',
      includes: [
        'Revenue and brand potential calculators',
        'Country quiz, map and roadmap',
        'Factory search and RFQ generator',
      ],
      action: { label: 'Open the tools', href: paths.sourcing },
    },
    {
      name: 'Expert consultation',
      price: 'Pay-as-you-go',
      text: 'For the one question that’s holding everything up.',
      includes: [
        'The specialist you need, by the hour',
        'Design, production, fulfillment or marketing',
        'Written notes after each session',
      ],
      action: { label: 'Request an hour', href: outsideLinks.intakeForm },
    },
    {
      name: 'White-glove partnership',
      price: 'Custom pricing',
      text: 'Hand over the work and keep the decisions.',
      includes: [
        'A dedicated team of 5 specialists',
        'Everything from concept to consumer',
        'One proposal, one price, one date',
      ],
      action: { label: 'Book a Free Strategy Call', href: outsideLinks.booking },
    },
  ],
};

const whiteGlove: PriceCardsWords = {
  label: 'White-glove partnership',
  title: 'What clients invest',
  text: 'Ranges, not packages: your proposal states the price and what’s in it before you sign. At every level, a launch takes 3-6 months.',
  cards: [
    {
      name: 'Starter',
      price: '$10K-$25K',
      text: 'A first product, done right.',
      includes: [
        'One product, two or three variants',
        'Packaging and first run',
        'Stock and shipping set up',
      ],
    },
    {
      name: 'Growth',
      price: '$25K-$75K',
      text: 'A line, or one product that has to scale.',
      includes: [
        'Several products that share a look',
        'A second factory or country',
        'Launch content and email',
      ],
    },
    {
      name: 'Enterprise',
      price: '$75K+',
      text: 'Rosters, retail chains and whole catalogs.',
      includes: [
        'Many brands, one setup',
        'Retail packaging and compliance',
        'Forecasts and reorders run by us',
      ],
    },
  ],
};

export const howWeWorkFigures: Figure[] = [
  { value: '50+', label: 'creators served' },
  { value: '500+', label: 'brands served' },
  { value: '3M+', label: 'units shipped' },
  { value: '1000+', label: 'factories across 15+ countries we can reach' },
];

const call: CallWords = {
  title: 'Ask before you decide',
  text: 'Sixty minutes, no charge. Or email us, and a person will answer.',
  actions: [
    { label: 'Book a Free Strategy Call', href: outsideLinks.booking },
    { label: 'Email us', href: contactMailto('A question about working together') },
  ],
};

/** How we work, farther down: prices, figures, ten questions and a call to action. */
export const howWeWorkSections = {
  tiers,
  whiteGlove,
  figures: howWeWorkFigures,
  faq: howWeWorkQuestions,
  call,
};
