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
      text: 'For finding out whether your idea earns, at your own speed.',
      includes: [
        'Revenue and brand potential calculators',
        'Country quiz, map and roadmap',
        'Factory search and request for quotes',
      ],
      action: { label: 'Open the tools', href: paths.sourcing },
    },
    {
      name: 'Expert consultation',
      price: 'Pay-as-you-go',
      text: 'For the one question that holds everything up.',
      includes: [
        'The specialist you need, by the hour',
        'Design, production, fulfillment or marketing',
        'Notes in writing after each session',
      ],
      action: { label: 'Ask for an hour', href: outsideLinks.intakeForm },
    },
    {
      name: 'White-glove partnership',
      price: 'Custom pricing',
      text: 'For handing over the work and keeping the decisions.',
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
  text: 'Ranges, not packages: the proposal names the sum before you sign, and says what is in it. A launch takes 3-6 months in each.',
  cards: [
    {
      name: 'Starter',
      price: '$10K-$25K',
      text: 'A first product, done properly.',
      includes: [
        'One product, two or three variants',
        'Packaging and first run',
        'Stock and shipping set up',
      ],
    },
    {
      name: 'Growth',
      price: '$25K-$75K',
      text: 'A line, or a product that has to scale.',
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
        'Many brands on one set-up',
        'Retail packing and compliance',
        'Forecasts and reorders run by us',
      ],
    },
  ],
};

export const howWeWorkFigures: Figure[] = [
  { value: '50+', label: 'creators served' },
  { value: '500+', label: 'brands served' },
  { value: '3M+', label: 'units shipped' },
  { value: '1000+', label: 'factories across 15+ countries' },
];

const call: CallWords = {
  title: 'Ask before you decide',
  text: 'Sixty minutes, no charge. Or write to us, and a person answers.',
  actions: [
    { label: 'Book a Free Strategy Call', href: outsideLinks.booking },
    { label: 'Write to us', href: contactMailto('A question about working together') },
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
