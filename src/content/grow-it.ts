import { outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Grow it: keep customers and sell the second product | ${site.name}`,
  description:
    'Customer experience, community, email and retention, analytics and growth strategy for brands that have launched.',
  keywords: ['brand growth', 'customer retention', 'community building', 'email marketing'],
  path: paths.growIt,
};

const hero: PageHeroWords = {
  label: 'Grow it',
  title: 'The second order is the one that counts',
  lead: 'A launch sells to people who already follow you. Growth comes from what happens after the parcel is opened, and that can be designed as carefully as the box.',
  actions: [
    { label: 'Partner with us', href: outsideLinks.intakeForm },
    { label: 'See how we work', href: paths.howWeWork },
  ],
  ground: 'sky',
  picture: { name: 'mug', alt: 'Glazed red mug with a yellow smiley and "hello!"' },
};

const capabilities: TitledListWords = {
  label: 'What we handle',
  title: 'Five ways to be bought again',
  items: [
    {
      title: 'Customer experience',
      text: 'Unboxing, support and returns that leave people better disposed than before.',
    },
    {
      title: 'Community building',
      text: 'A place for the people who already recommend you, and reasons to stay.',
    },
    {
      title: 'Email and retention',
      text: 'Messages that come when they are useful, and stop when they are not.',
    },
    { title: 'Analytics', text: 'The few numbers that tell you what to make next.' },
    { title: 'Growth strategy', text: 'New products, channels and countries in a sane order.' },
  ],
};

const call: CallWords = {
  title: 'Already selling?',
  text: 'Bring your numbers to a free 60-minute call and leave with the one thing to change first.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Partner with us', href: outsideLinks.intakeForm },
  ],
};

export const growItPage = { meta, hero, capabilities, call };
