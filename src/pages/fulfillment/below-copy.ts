import { fulfillmentCalculatorAnchor, outsideLinks } from '@/config/paths.ts';
import { warehouseAlt } from '@/content/picture-alts.ts';
import { warehouse } from '@/content/pictures.generated.ts';
import type { CallWords, ContentPicture, Figure, TitledListWords } from '@/content/types.ts';
import { rates } from './rates-copy.ts';

const benefits: TitledListWords = {
  label: 'Why hand it over',
  title: 'Your evenings back, and a better unboxing',
  items: [
    {
      title: 'Shipped within 24-48 hours',
      text: 'Orders that come in today ship tomorrow, or the day after at the latest.',
    },
    {
      title: 'One rate per order',
      text: `${rates.small} per order up to ${rates.smallUpTo} orders a month, ${rates.medium} up to ${rates.mediumUpTo}, and ${rates.large} above that.`,
    },
    {
      title: 'Your box, your card, your tape',
      text: 'Branded packaging is part of the job, not a special request someone forgets.',
    },
  ],
};

const calculator = {
  id: fulfillmentCalculatorAnchor,
  eyebrow: 'Fulfillment cost calculator',
  title: 'What does an order cost you today?',
  intro:
    'Your orders and what each one costs you now, next to our rate and three alternatives. Line by line, so you can check it.',
  loading: 'Loading the fulfillment calculator',
};

const facility = {
  label: 'The facility',
  title: 'Where your product waits for its order',
  text: 'Cartons come in one end, packages go out the other. In between are the shelf with your name on it and the bench where your box gets folded.',
  caption: 'Illustration, not a photo',
  picture: { name: 'warehouse', file: warehouse, alt: warehouseAlt } satisfies ContentPicture,
  figures: [
    { value: '24-48 h', label: 'from order to carrier' },
    { value: '3M+', label: 'units shipped' },
    { value: rates.large, label: 'per order, from' },
  ] satisfies Figure[],
};

const services = {
  label: 'Services',
  title: 'Everything that happens to an order',
  text: 'Take all of it, or only what you’re missing. Every line is on your quote before it’s on an invoice.',
  lists: [
    {
      title: 'Receive and store',
      items: [
        'Appointments with your carrier or factory',
        'Cartons counted against the packing list',
        'Damage reported with photos',
        'Bins, shelves or pallets, whatever fits',
        'Lots and best-by dates kept separate',
      ],
    },
    {
      title: 'Pick and pack',
      items: [
        'Orders picked and scanned one by one',
        'Your box, tissue, card and tape',
        'Bundles and kits put together',
        'Gift notes printed with the order',
        'A second check before the box closes',
      ],
    },
    {
      title: 'Ship and return',
      items: [
        'Handed to the carrier within 24-48 hours',
        'Carrier chosen by weight, zone and deadline',
        'Tracking sent back to your store',
        'Customs forms for orders abroad',
        'Returns opened, graded and restocked',
      ],
    },
    {
      title: 'Launch and grow',
      items: [
        'Stock split by channel before a drop',
        'Extra hands on launch day',
        'Cartons labeled for retail shelves',
        'Creator and press mailings',
        'A reorder date based on real sales',
      ],
    },
  ],
};

const call: CallWords = {
  title: 'Send us your next hundred orders',
  text: 'Tell us your monthly orders and what goes in a box. You’ll get a price per order and a start date.',
  actions: [
    { label: 'Get Started', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
};

/** Fulfillment, below the first screen. */
export const fulfillmentSections = { benefits, calculator, facility, services, call };
