import { outsideLinks } from '@/config/paths.ts';
import type { CallWords, CapabilityTabsWords } from '@/content/types.ts';

const capabilities: CapabilityTabsWords = {
  label: 'Five crafts',
  title: 'Start with the one you’re missing',
  text: 'Most people come to us missing just one of these. Take that one, or hand us all five.',
  tabsLabel: 'What we build',
  handlesTitle: 'What we handle',
  tabs: [
    {
      id: 'product-development',
      label: 'Product development',
      title: 'A sample you’d buy yourself',
      text: 'We turn the sentence you keep repeating into drawings, materials and a price, then into something you can drop, wash and send back until it’s right.',
      project: {
        label: 'Nail brand',
        caption: 'The shades her followers asked for by name, in one line of bottles.',
      },
      figure: { value: '3-5', label: 'prototypes to hold, wash and send back' },
      handles: [
        'A brief a factory can quote without guessing',
        'Drawings, measurements and a bill of materials',
        'Materials chosen by feel, price and the rules they have to meet',
        '3-5 prototypes, with notes after each',
        'A target cost we hold to from the first drawing',
      ],
      partner: { label: 'Partner on product development', href: outsideLinks.intakeForm },
    },
    {
      id: 'packaging-design',
      label: 'Packaging design',
      title: 'A box that survives the mail and deserves a photo',
      text: 'Packaging is the first thing people touch and the last thing most brands think about. We design it alongside the product, so nothing rattles and nothing gets glued on later.',
      project: {
        label: 'Studio sample',
        caption: 'A mailer that says hello from inside the lid, tissue paper included.',
      },
      figure: { value: '15+', label: 'concepts before one is cut in board' },
      handles: [
        'Box, label, insert and tape, designed as a set',
        'A structure built for the carrier that ships it',
        'Barcodes, warnings and origin where the law requires them',
        'Print proofs and a color-accurate sample',
        'Carton sizes that fill a pallet, not the air above it',
      ],
      partner: { label: 'Partner on packaging design', href: outsideLinks.intakeForm },
    },
    {
      id: 'manufacturing',
      label: 'Manufacturing',
      title: 'The right factory, and a contract you understand',
      text: 'We know which factories make your kind of product well, in your quantity, and which only say they do. You get a shortlist with reasons, prices you can compare, and a date.',
      project: {
        label: 'Kids fashion brand',
        caption: 'Fabric and trims tested before production instead of after.',
      },
      figure: { value: '30-45', label: 'days of production' },
      handles: [
        'A shortlist of vetted factories, with reasons',
        'Quotes on the same terms, side by side',
        'Samples from the line that will run your order',
        'Order quantity, payment terms and who owns the molds',
        'A production calendar that ends on launch day',
      ],
      partner: { label: 'Partner on manufacturing', href: outsideLinks.intakeForm },
    },
    {
      id: 'supply-chain',
      label: 'Supply chain',
      title: 'Parts, freight and stock that meet on the same day',
      text: 'A product is late when one of its parts is. We plan components, duty, freight and storage as one chain, and keep a backup route ready for the day the first one closes.',
      project: {
        label: 'Talent agency partner',
        caption: 'One production and fulfillment setup for every creator on the roster.',
      },
      figure: { value: '22', label: 'countries to choose from' },
      handles: [
        'Components ordered by counting back from launch',
        'Landed cost: factory, duty, freight and the last mile',
        'Customs paperwork and tariff lines checked before shipping',
        'Air for the first cartons, sea for the rest, where it pays',
        'A second country for the riskiest parts',
      ],
      partner: { label: 'Partner on supply chain', href: outsideLinks.intakeForm },
    },
    {
      id: 'quality-assurance',
      label: 'Quality assurance',
      title: 'Checked on the line, before you pay',
      text: 'Quality is cheap to fix while the machines are running and expensive once the container has left. We agree on what good means, check during the run and show you photos.',
      project: {
        label: 'Travel-center pet apparel line',
        caption: 'Sizes that fit without a try-on, for a store that never closes.',
      },
      figure: { value: '2', label: 'inspections: during the run, and before loading' },
      handles: [
        'A golden sample, sealed and signed',
        'A defect list, agreed with the factory up front',
        'Inspection during the run and before loading',
        'Third-party tests for the market you sell in',
        'A photo report before you pay the balance',
      ],
      partner: { label: 'Partner on quality assurance', href: outsideLinks.intakeForm },
    },
  ],
};

const call: CallWords = {
  title: 'Show us the sketch',
  text: 'A napkin will do. We’ll tell you what it takes to make it and what it’s likely to cost.',
  actions: [
    { label: 'Partner with us', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
};

/** Build it, below the first screen. */
export const buildItSections = { capabilities, call };
