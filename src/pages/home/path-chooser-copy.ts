import { ideasPath, outsideLinks } from '@/config/paths.ts';
import { candleAlt, filmingAlt, toteAlt, tumblerAlt } from '@/content/picture-alts.ts';
import { candleCut, filmingCut, toteCut, tumblerCut } from '@/content/pictures.generated.ts';
import type { ContentLink, ContentPicture, Ground, TitledText } from '@/content/types.ts';

export type PathId = 'creator' | 'retail' | 'ecommerce' | 'starter';

export type PathDetail = {
  heading: string;
  valueProps: [TitledText, TitledText, TitledText];
  testimonial: { name: string; quote: string; results: [string, string, string] };
  cta: string;
  /** A free tool to begin with. */
  tool?: ContentLink;
};

export type PathCard = {
  id: PathId;
  title: string;
  subtitle: string;
  color: Extract<Ground, 'blush' | 'butter' | 'sky' | 'kraft'>;
  picture: ContentPicture;
  detail: PathDetail;
};

const cards: PathCard[] = [
  {
    id: 'creator',
    title: 'Creator',
    subtitle: 'I have an audience and want a product of my own',
    color: 'blush',
    picture: { name: 'filming-cut', file: filmingCut, alt: filmingAlt },
    detail: {
      heading: 'Your own product, in a box with your name on it',
      valueProps: [
        {
          title: 'A product your followers asked for',
          text: 'We study your niche and your numbers before we suggest anything.',
        },
        {
          title: 'A team instead of a to-do list',
          text: 'Design, production, fulfillment, marketing, and one person who keeps it on schedule.',
        },
        {
          title: '90 days from concept to consumer',
          text: 'You keep posting. The product arrives while people are still asking for it.',
        },
      ],
      testimonial: {
        name: 'Founder of a creator beauty brand',
        quote:
          'I’d been selling other people’s products for years. Now the comments are about mine, and I keep the margin.',
        results: ['3x profit margins', '90 days to launch', 'One team from start to finish'],
      },
      cta: 'Start My Creator Brand',
      tool: { label: 'Get five product ideas', href: ideasPath },
    },
  },
  {
    id: 'retail',
    title: 'Retail or shop owner',
    subtitle: 'I have a shelf and want my own label on it',
    color: 'butter',
    picture: { name: 'candle-cut', file: candleCut, alt: candleAlt },
    detail: {
      heading: 'The best seller on your shelf could be yours',
      valueProps: [
        {
          title: 'Products only you carry',
          text: 'Nobody can price-match something that’s sold in only one place.',
        },
        {
          title: 'Shelf-ready packaging',
          text: 'Barcodes, hang tags and cartons your staff can put straight on display.',
        },
        {
          title: 'Orders at your pace',
          text: 'Small first runs, then reorders timed to what’s actually selling.',
        },
      ],
      testimonial: {
        name: 'Owner of a lifestyle store with 5 locations',
        quote:
          'People used to come in for brands they could find anywhere. Now they come back for ours.',
        results: ['5 locations', 'Customer retention up 60%', 'A private label in every store'],
      },
      cta: 'Upgrade My Retail Business',
    },
  },
  {
    id: 'ecommerce',
    title: 'E-commerce founder',
    subtitle: 'I sell online and want better costs and fewer surprises',
    color: 'sky',
    picture: { name: 'tote-cut', file: toteCut, alt: toteAlt },
    detail: {
      heading: 'Same product, better numbers',
      valueProps: [
        {
          title: 'Sourcing costs cut by 30-50%',
          text: 'Materials, factory, duty and freight, worked out together.',
        },
        {
          title: 'Production in 30-45 days',
          text: 'The market average is 45-60 days. We inspect during the run, too.',
        },
        {
          title: 'A second country on standby',
          text: 'When a tariff or a port changes, your product moves instead of your price.',
        },
      ],
      testimonial: {
        name: 'Founder of a home goods store',
        quote: 'They took the product apart, cost by cost. What we saved paid for the next one.',
        results: ['40% cost reduction', 'Production in 30-45 days', 'Two vetted factories'],
      },
      cta: 'Scale My E-Commerce',
    },
  },
  {
    id: 'starter',
    title: 'Starting from scratch',
    subtitle: 'I have an idea and no clue what comes next',
    color: 'kraft',
    picture: { name: 'tumbler-cut', file: tumblerCut, alt: tumblerAlt },
    detail: {
      heading: 'An idea is enough to start',
      valueProps: [
        {
          title: 'Plain answers first',
          text: 'What it costs, how long it takes and whether it’ll make money, before you spend any.',
        },
        {
          title: 'Samples before commitments',
          text: '3-5 prototypes to hold, test and improve before you place an order.',
        },
        {
          title: 'Small, real steps',
          text: 'Each one has a price and a finish line. You can stop after any of them.',
        },
      ],
      testimonial: {
        name: 'First-time founder',
        quote:
          'I came in with a drawing and a lot of nerves. I left the first call with a one-page plan.',
        results: [
          'Profitable in 6 months',
          'A prototype before the first order',
          'A one-page plan',
        ],
      },
      cta: 'Turn My Idea Into Reality',
    },
  },
];

export const pathChooser = {
  title: 'Who are you building for?',
  text: 'Pick the one that sounds like you and see what we’d do first.',
  cards,
  ctaHref: outsideLinks.intakeForm,
  resultsLabel: 'Results',
  unsure: 'Not sure which one is you?',
  booking: { label: 'Book a Free Call', href: outsideLinks.booking } satisfies ContentLink,
};

export type PathChooserWords = typeof pathChooser;
