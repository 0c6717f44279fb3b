import { outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Fulfillment: pick, pack and ship within 24-48 hours | ${site.name}`,
  description:
    'Storage, pick and pack, branded unboxing and shipping within 24-48 hours, from $2.50 an order, with one price per order you can plan with.',
  keywords: ['fulfillment', 'pick and pack', '3PL', 'order fulfillment cost', 'shipping'],
  path: paths.fulfillment,
};

const hero: PageHeroWords = {
  label: 'Fulfillment',
  title: 'Packed with care, gone by tomorrow',
  lead: 'We store your stock, pack each order the way you would, and hand it to the carrier within 24-48 hours. You stop taping boxes and start making the next thing.',
  actions: [
    { label: 'Get Started', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
  ground: 'kraft',
  picture: {
    name: 'warehouse',
    alt: 'Warm fulfillment center aisle with tall racking full of cartons and a roller conveyor carrying colorful branded parcels',
  },
};

const benefits: TitledListWords = {
  label: 'Why hand it over',
  title: 'Your evenings back, and a better parcel',
  items: [
    {
      title: 'Shipped within 24-48 hours',
      text: 'Orders that come in today leave tomorrow, or the day after at the latest.',
    },
    {
      title: 'One rate per order',
      text: 'Up to 1,000 orders a month $4.50 each, up to 3,000 $3.50, above that $2.50.',
    },
    {
      title: 'Your box, your card, your tape',
      text: 'Branded packing is part of the job, not an exception that someone forgets.',
    },
  ],
};

const call: CallWords = {
  title: 'Send us your next hundred orders',
  text: 'Tell us your monthly orders and what a parcel holds. You get a price per order and a start date.',
  actions: [
    { label: 'Get Started', href: outsideLinks.intakeForm },
    { label: 'See how we work', href: paths.howWeWork },
  ],
};

export const fulfillmentPage = { meta, hero, benefits, call };
