import { outsideLinks, paths } from '@/config/paths.ts';
import {
  factoryAlt,
  kidsAlt,
  mailerAlt,
  nailpolishAlt,
  petsAlt,
  warehouseAlt,
} from '@/content/picture-alts.ts';
import {
  factoryCut,
  kids,
  mailer,
  nailpolish,
  pets,
  warehouse,
} from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { CallWords, CapabilityTabsWords, PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Build it: product development, packaging and manufacturing | ${site.name}`,
  description:
    'From a sketch to a pallet: product development, packaging design, manufacturing, supply chain and quality assurance with one team.',
  keywords: ['product development', 'packaging design', 'manufacturing', 'quality assurance'],
  path: paths.buildIt,
  service: 'Product development and manufacturing',
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
  picture: { name: 'factory-cut', file: factoryCut, alt: factoryAlt },
};

const capabilities: CapabilityTabsWords = {
  label: 'Five crafts',
  title: 'Choose the one you lack',
  text: 'Most people come with one of these missing. Take that one, or hand us the whole row.',
  tabsLabel: 'What we build',
  handlesTitle: 'What we handle',
  tabs: [
    {
      id: 'product-development',
      label: 'Product development',
      title: 'A sample you would buy yourself',
      text: 'We turn the sentence you keep repeating into drawings, materials and a price, then into something that can be dropped, washed and sent back until it is right.',
      project: {
        label: 'Nail brand',
        caption: 'The shades her followers asked for by name, as one range of bottles.',
        picture: { name: 'nailpolish', file: nailpolish, alt: nailpolishAlt },
      },
      handles: [
        'A brief that a factory can quote without guessing',
        'Drawings, measurements and a bill of materials',
        'Material choice by feel, price and the rules it must meet',
        '3-5 prototypes, with notes after each',
        'The target cost, kept in sight from the first drawing',
      ],
      partner: { label: 'Partner on product development', href: outsideLinks.intakeForm },
    },
    {
      id: 'packaging-design',
      label: 'Packaging design',
      title: 'A box that survives the post and deserves a photo',
      text: 'Packaging is the first thing people touch and the last thing most brands think about. We draw it beside the product, so that nothing rattles and nothing is glued on later.',
      project: {
        label: 'Studio sample',
        caption: 'A mailer that says hello from inside its lid, tissue paper included.',
        picture: { name: 'mailer', file: mailer, alt: mailerAlt },
      },
      handles: [
        'Box, label, insert and tape as one family',
        'Structure drawn for the carrier that carries it',
        'Barcodes, warnings and origin where the law wants them',
        'Print proofs and a color-true sample',
        'Carton sizes that fill a pallet, not the air above it',
      ],
      partner: { label: 'Partner on packaging design', href: outsideLinks.intakeForm },
    },
    {
      id: 'manufacturing',
      label: 'Manufacturing',
      title: 'The right factory, and a contract you understand',
      text: 'We know which factories make your kind of product well, in your quantity, and which only say so. You get a short list with reasons, one price that can be compared, and a date.',
      project: {
        label: 'Kids fashion brand',
        caption: 'Fabric and trims tested before production instead of after it.',
        picture: { name: 'kids', file: kids, alt: kidsAlt },
      },
      handles: [
        'A short list of vetted factories, with reasons',
        'Quotes on the same terms, side by side',
        'Samples from the line that will make the run',
        'Order quantity, payment terms and ownership of molds',
        'A production calendar with your launch at its end',
      ],
      partner: { label: 'Partner on manufacturing', href: outsideLinks.intakeForm },
    },
    {
      id: 'supply-chain',
      label: 'Supply chain',
      title: 'Parts, freight and stock that meet on the same day',
      text: 'A product is late when one of its parts is. We plan components, duty, freight and storage as one chain and keep a second way ready for the day the first one closes.',
      project: {
        label: 'Talent agency partner',
        caption: 'One production and fulfillment set-up for every creator on the roster.',
        picture: { name: 'warehouse', file: warehouse, alt: warehouseAlt },
      },
      handles: [
        'Components ordered backwards from the launch',
        'Landed cost: factory, duty, freight and the last mile',
        'Customs papers and tariff lines checked before shipping',
        'Air for the first cartons, sea for the rest, where it pays',
        'A second country for the parts that carry the risk',
      ],
      partner: { label: 'Partner on supply chain', href: outsideLinks.intakeForm },
    },
    {
      id: 'quality-assurance',
      label: 'Quality assurance',
      title: 'Checked at the line, before you pay',
      text: 'Quality is cheap while the machines still run and expensive once the container has left. We agree on what good means, look during the run, and show you pictures.',
      project: {
        label: 'Travel-center pet apparel line',
        caption: 'Sizes that fit without trying on, for a shelf that sells around the clock.',
        picture: { name: 'pets', file: pets, alt: petsAlt },
      },
      handles: [
        'A golden sample, sealed and signed',
        'A list of defects, agreed with the factory beforehand',
        'Inspection during the run and before loading',
        'Third-party tests for the market you sell in',
        'A report with pictures, before the balance is paid',
      ],
      partner: { label: 'Partner on quality assurance', href: outsideLinks.intakeForm },
    },
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
