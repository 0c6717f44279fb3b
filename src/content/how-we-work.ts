import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, Figure, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `How we work: three ways to build with us, and what they cost | ${site.name}`,
  description:
    'Self-guided at $0, expert consultation as you go, or a white-glove partnership. What each includes, how long it takes and what it costs.',
  keywords: ['pricing', 'how it works', 'brand partnership', 'strategy call', 'launch timeline'],
  path: paths.howWeWork,
};

const hero: PageHeroWords = {
  label: 'How we work · and what it costs',
  title: 'On your own, or hand in hand',
  lead: 'Use our tools and guides by yourself for nothing, or have our team carry the product with you from the first sketch. Most launches take 3-6 months.',
  actions: [
    { label: 'Book a Free Strategy Call', href: outsideLinks.booking },
    { label: 'Try the free tools', href: paths.brandVision },
  ],
  ground: 'butter',
  picture: {
    name: 'candle',
    alt: 'Blush candle jar, smaller red jar with a wooden lid, and a loose lid in front',
  },
};

const tiers: TitledListWords = {
  label: 'Three ways to work with us',
  title: 'Pay for as much of us as you need',
  items: [
    {
      title: 'Self-guided, $0',
      text: 'Every calculator, the country quiz and the factory search. No card, no trial period.',
    },
    {
      title: 'Expert consultation, pay-as-you-go',
      text: 'An hour with the specialist you need: design, production, fulfillment or marketing.',
    },
    {
      title: 'White-glove partnership, custom pricing',
      text: 'A dedicated team from concept to consumer. Starter $10K-$25K, Growth $25K-$75K, Enterprise $75K+.',
    },
  ],
};

const callDetails: TitledListWords = {
  label: 'The strategy call',
  title: 'Free, 60 minutes, and useful either way',
  items: [
    { title: 'Before', text: 'You send a few lines about your audience and your idea.' },
    {
      title: 'During',
      text: 'We talk through product, price, country and timing, with the numbers on screen.',
    },
    { title: 'After', text: 'You get a written next step, whether it includes us or not.' },
  ],
};

const figures: Figure[] = [
  { value: '1000+', label: 'factories across 15+ countries' },
  { value: '50+', label: 'creators served' },
  { value: '3M+', label: 'units shipped' },
  { value: '3-6', label: 'months to launch' },
];

const call: CallWords = {
  title: 'Ask before you decide',
  text: 'Sixty minutes, no charge. Or write to us, and a person answers.',
  actions: [
    { label: 'Book a Free Strategy Call', href: outsideLinks.booking },
    { label: 'Write to us', href: contactMailto('A question about working together') },
  ],
};

export const howWeWorkPage = { meta, hero, tiers, callDetails, figures, call };
