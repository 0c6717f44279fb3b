import { fulfillmentCalculatorAnchor, outsideLinks } from '@/config/paths.ts';
import { studioPicture } from '@/content/studio-pictures.ts';
import type { CallWords, Figure, TitledListWords } from '@/content/types.ts';
import { rates } from './rates-copy.ts';

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
      text: `Up to ${rates.smallUpTo} orders a month ${rates.small} each, up to ${rates.mediumUpTo} ${rates.medium}, above that ${rates.large}.`,
    },
    {
      title: 'Your box, your card, your tape',
      text: 'Branded packing is part of the job, not an exception that someone forgets.',
    },
  ],
};

const calculator = {
  id: fulfillmentCalculatorAnchor,
  eyebrow: 'Fulfillment cost calculator',
  title: 'What does a parcel cost you today?',
  intro:
    'Your orders and what one costs you now, beside our rate and three names you may be weighing up. Line by line, so that you can check it.',
  loading: 'Loading the fulfillment calculator',
};

const facility = {
  label: 'The facility',
  title: 'Where your product waits for its order',
  text: 'Cartons come in at one end, parcels leave at the other. In between stand the shelf with your name on it and the bench where your box is folded.',
  caption: 'A studio rendering of an aisle with its conveyor, not a photograph.',
  picture: studioPicture('warehouse'),
  figures: [
    { value: '24-48 h', label: 'from order to carrier' },
    { value: '3M+', label: 'units shipped' },
    { value: rates.large, label: 'an order, from' },
  ] satisfies Figure[],
};

const services = {
  label: 'Services',
  title: 'Everything that happens to a parcel',
  text: 'Take all of it or only what you lack. Each line is on the quote before it is on an invoice.',
  lists: [
    {
      title: 'Receive and store',
      items: [
        'Appointments with your carrier or factory',
        'Cartons counted against the packing list',
        'Damage reported with pictures',
        'Bins, shelves or pallets, by what you sell',
        'Lots and best-before dates kept apart',
      ],
    },
    {
      title: 'Pick and pack',
      items: [
        'Orders picked and scanned one by one',
        'Your box, tissue, card and tape',
        'Bundles and kits put together',
        'Gift notes printed with the order',
        'A second look before the flap closes',
      ],
    },
    {
      title: 'Ship and return',
      items: [
        'Handed over within 24-48 hours',
        'Carrier chosen by weight, zone and promise',
        'Tracking sent back to your shop',
        'Customs papers for parcels abroad',
        'Returns opened, graded and restocked',
      ],
    },
    {
      title: 'Launch and grow',
      items: [
        'Stock split by channel before a drop',
        'Extra hands for a launch day',
        'Cartons labeled for retail shelves',
        'Creator and press mailings',
        'A reorder date from what really sells',
      ],
    },
  ],
};

const call: CallWords = {
  title: 'Send us your next hundred orders',
  text: 'Tell us your monthly orders and what a parcel holds. You get a price per order and a start date.',
  actions: [
    { label: 'Get Started', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
};

/** Fulfillment, below the first screen. */
export const fulfillmentSections = { benefits, calculator, facility, services, call };
