import { outsideLinks, paths } from '@/config/paths.ts';
import {
  candleAlt,
  mugAlt,
  skincareAlt,
  swagAlt,
  toteAlt,
  tumblerAlt,
} from '@/content/picture-alts.ts';
import { candle, mugCut, skincare, swag, tote, tumbler } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { CallWords, CapabilityTabsWords, PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Grow it: keep customers and sell the second product | ${site.name}`,
  description:
    'Customer experience, community, email and retention, analytics and growth strategy for brands that have launched.',
  keywords: ['brand growth', 'customer retention', 'community building', 'email marketing'],
  path: paths.growIt,
  service: 'Customer retention and growth',
};

const hero: PageHeroWords = {
  label: 'Grow it',
  title: 'The second order is what counts',
  lead: 'A launch sells to people who already follow you. Growth comes from what happens after the parcel is opened, and that can be designed as carefully as the box.',
  actions: [
    { label: 'Partner with us', href: outsideLinks.intakeForm },
    { label: 'See how we work', href: paths.howWeWork },
  ],
  ground: 'sky',
  picture: { name: 'mug-cut', file: mugCut, alt: mugAlt },
};

const capabilities: CapabilityTabsWords = {
  label: 'Five ways to be bought again',
  title: 'Start where it leaks',
  text: 'Every brand loses customers at one of these five places first. Find yours, and we begin there.',
  tabsLabel: 'What we grow',
  handlesTitle: 'What we handle',
  tabs: [
    {
      id: 'customer-experience',
      label: 'Customer experience',
      title: 'A parcel people tell each other about',
      text: 'From the order email to the card in the box to the answer when something breaks: every moment either makes a customer or loses one. We write and pack them all in one voice.',
      project: {
        label: 'Studio sample',
        caption: 'A tote that says thanks for the first order and carries the second.',
        picture: { name: 'tote', file: tote, alt: toteAlt },
      },
      handles: [
        'The unboxing, from tape to thank-you card',
        'Order and shipping emails that sound like you',
        'Support answers, with who may decide what',
        'Returns that leave people better disposed than before',
        'Reviews asked for when the product has been used',
      ],
      partner: { label: 'Partner on customer experience', href: outsideLinks.intakeForm },
    },
    {
      id: 'community-building',
      label: 'Community building',
      title: 'A place for the people who already recommend you',
      text: 'Your best salespeople are already talking. We give them somewhere to meet, something to try first, and a reason to bring a friend that is not a discount.',
      project: {
        label: 'Studio sample',
        caption: 'A welcome kit for members: notebook, pen, stickers, mug and tumbler.',
        picture: { name: 'swag', file: swag, alt: swagAlt },
      },
      handles: [
        'Where the community lives, and who keeps the door',
        'Early access and votes on what comes next',
        'Referral rewards people are proud to show',
        'Small runs for members only',
        'Events, online and around a real table',
      ],
      partner: { label: 'Partner on community building', href: outsideLinks.intakeForm },
    },
    {
      id: 'email-and-retention',
      label: 'Email and retention',
      title: 'Email that comes when it is useful, and stops when it is not',
      text: 'The list is the one audience that no platform can take from you. We time each message by what was bought and when it will run out, and write fewer of them.',
      project: {
        label: 'Studio sample',
        caption: 'A candle burns for weeks; the refill offer waits until it is nearly gone.',
        picture: { name: 'candle', file: candle, alt: candleAlt },
      },
      handles: [
        'Welcome, after-purchase and win-back series',
        'Refill reminders by how fast the product is used',
        'Text messages for the few things that are urgent',
        'Subscriptions that are easy to pause',
        'A list kept clean, with consent on record',
      ],
      partner: { label: 'Partner on email and retention', href: outsideLinks.intakeForm },
    },
    {
      id: 'analytics',
      label: 'Analytics',
      title: 'The few numbers that tell you what to make next',
      text: 'Dashboards are easy to build and hard to act on. We agree on the handful of figures that would change your mind, and read them with you every month.',
      project: {
        label: 'Studio sample',
        caption: 'Two colors of one tumbler, made to learn which to reorder.',
        picture: { name: 'tumbler', file: tumbler, alt: tumblerAlt },
      },
      handles: [
        'Margin by product, after returns and postage',
        'Repeat purchases by the month people joined',
        'What a new customer costs, channel by channel',
        'Stock cover and the day to reorder',
        'One page a month, in plain words',
      ],
      partner: { label: 'Partner on analytics', href: outsideLinks.intakeForm },
    },
    {
      id: 'growth-strategy',
      label: 'Growth strategy',
      title: 'New products, channels and countries in a sane order',
      text: 'Everything could be next; one thing should be. We look at margin, stock and what your customers ask for, then plan the next two moves and leave the rest on the list.',
      project: {
        label: 'Studio sample',
        caption: 'A serum to begin with, a cream and a hand cream to follow.',
        picture: { name: 'skincare', file: skincare, alt: skincareAlt },
      },
      handles: [
        'The second product, tested on the first one’s buyers',
        'Marketplaces and retail, with the margin they leave',
        'Wholesale terms and a line sheet',
        'A second country, with duty and labels checked',
        'A twelve-month plan with the cash it needs',
      ],
      partner: { label: 'Partner on growth strategy', href: outsideLinks.intakeForm },
    },
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
