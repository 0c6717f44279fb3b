import { homeSection, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Brand potential calculator for creators | ${site.name}`,
  description:
    'See what your own product could earn: engaged fans, monthly orders, cost per unit and profit, with ideas and factories that fit.',
  keywords: ['creator brand calculator', 'product ideas', 'engagement rate', 'profit calculator'],
  path: paths.brandVision,
};

const hero: PageHeroWords = {
  label: 'Free tools for creators',
  title: 'What could your brand be worth?',
  lead: 'Your followers, how many of them care, and the price of one product: that is enough for a first honest estimate of orders, revenue and profit. It takes a minute and costs nothing.',
  actions: [
    { label: 'Calculate my revenue', href: homeSection('calculator') },
    { label: 'Talk it through', href: outsideLinks.booking },
  ],
  ground: 'blush',
  picture: {
    name: 'nailpolish',
    alt: 'Three nail polish bottles, yellow, red on a plinth, pink',
  },
};

const method: TitledListWords = {
  label: 'How the estimate is made',
  title: 'Four numbers, no magic',
  items: [
    {
      title: 'Engaged fans',
      text: 'Followers times engagement rate: the people who like, comment and would notice.',
    },
    {
      title: 'Orders',
      text: 'We assume that 2% of the engaged order in a month. You see the assumption.',
    },
    {
      title: 'Cost per unit',
      text: 'A share of your price that depends on the country: 20% in China, 40% in the USA.',
    },
    { title: 'Profit', text: 'What is left before shipping, duty and marketing. Pricing is FOB.' },
  ],
};

const call: CallWords = {
  title: 'Numbers look good?',
  text: 'Then the next question is which product. Bring the estimate to a free call.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Search factories', href: paths.factorySearch },
  ],
};

export const brandVisionPage = { meta, hero, method, call };
