import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, Figure, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Product sourcing and manufacturing for e-commerce | ${site.name}`,
  description:
    'Find the right country and factory for your product: vetted factories in 12 countries, negotiated prices, quality control and delivery to your door.',
  keywords: ['product sourcing', 'manufacturing', 'factory search', 'RFQ', 'tariff calculator'],
  path: paths.sourcing,
};

const hero: PageHeroWords = {
  label: 'Sourcing · for e-commerce',
  title: 'The right factory, in the right country',
  lead: 'We match your product with factories we have vetted ourselves, negotiate the price, watch the production line and bring the goods to your warehouse. COGS can be cut by up to 35%.',
  actions: [
    { label: 'Book a sourcing call', href: outsideLinks.booking },
    { label: 'Search factories', href: paths.factorySearch },
  ],
  ground: 'sky',
  picture: {
    name: 'tote',
    alt: 'Natural canvas tote with a red flower smiley and "YOUR BRAND"',
  },
};

const figures: Figure[] = [
  { value: '50+', label: 'factories in 12 countries' },
  { value: '500+', label: 'brands served' },
  { value: '48 h', label: 'average quote response' },
  { value: '$1.2M+', label: 'tariff savings' },
];

const tiles: TitledListWords = {
  label: 'What you get',
  title: 'One team between you and the factory floor',
  items: [
    {
      title: 'Product Dev',
      text: 'Drawings, materials and samples that a factory can quote without guessing.',
    },
    {
      title: 'Cost Optimization',
      text: 'Materials, packing, duty and freight looked at together, not one after the other.',
    },
    {
      title: 'Global Network',
      text: 'More than one country for the same product, so that a new tariff is an inconvenience.',
    },
  ],
};

const steps: TitledListWords = {
  label: 'How it works',
  title: 'Five steps from idea to delivery',
  items: [
    {
      title: 'Discovery & Assessment',
      text: 'Your product, volumes, target price and the rules it must meet.',
    },
    { title: 'Supplier Matching', text: 'A short list of vetted factories, with reasons.' },
    { title: 'Negotiation & Setup', text: 'Price, terms, samples and a contract you understand.' },
    { title: 'Production & QC', text: 'Inspections during the run, not after the container left.' },
    { title: 'Logistics & Delivery', text: 'Freight, customs and the last mile in one quote.' },
  ],
};

const call: CallWords = {
  title: 'Bring us a product, leave with a plan',
  text: 'A sourcing assessment takes 15 minutes. To do each one properly, we take 5 per month.',
  actions: [
    { label: 'Book a call', href: outsideLinks.booking },
    {
      label: 'Request the capabilities deck',
      href: contactMailto('Capabilities deck, please', 'My product: '),
    },
  ],
};

export const sourcingPage = { meta, hero, figures, tiles, steps, call };
