import { outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Build it: product development, packaging and manufacturing | ${site.name}`,
  description:
    'From a sketch to a pallet: product development, packaging design, manufacturing, supply chain and quality assurance with one team.',
  keywords: ['product development', 'packaging design', 'manufacturing', 'quality assurance'],
  path: paths.buildIt,
};

const hero: PageHeroWords = {
  label: 'Build it',
  title: 'From a sketch to a pallet',
  lead: 'Five crafts stand between an idea and a product that can be sold. We have them under one roof, so that the packaging fits the product and the price fits both.',
  actions: [
    { label: 'Partner with us', href: outsideLinks.intakeForm },
    { label: 'See how we work', href: paths.howWeWork },
  ],
  ground: 'butter',
  picture: {
    name: 'factory',
    alt: 'Toy-like red machine with a smiley window on a conveyor, plain kraft boxes going in, branded boxes and a mug coming out',
  },
};

const capabilities: TitledListWords = {
  label: 'What we handle',
  title: 'Five crafts, one plan',
  items: [
    {
      title: 'Product development',
      text: 'Specifications, materials, samples and the changes between them.',
    },
    {
      title: 'Packaging design',
      text: 'Boxes, labels and inserts that survive the post and deserve a photo.',
    },
    { title: 'Manufacturing', text: 'The factory, the price, the contract and the schedule.' },
    { title: 'Supply chain', text: 'Components, freight and stock that meet on the same day.' },
    { title: 'Quality assurance', text: 'Checks at the line, with pictures, before you pay.' },
  ],
};

const call: CallWords = {
  title: 'Show us the sketch',
  text: 'A napkin will do. We answer with what it takes to make it, and what it is likely to cost.',
  actions: [
    { label: 'Partner with us', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
};

export const buildItPage = { meta, hero, capabilities, call };
