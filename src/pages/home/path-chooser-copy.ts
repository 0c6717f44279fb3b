import { ideasPath, outsideLinks } from '@/config/paths.ts';
import { candleAlt, skincareAlt, toteAlt, tumblerAlt } from '@/content/picture-alts.ts';
import { candleCut, skincareCut, toteCut, tumblerCut } from '@/content/pictures.generated.ts';
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
    picture: { name: 'skincare-cut', file: skincareCut, alt: skincareAlt },
    detail: {
      heading: 'Your audience, in a box with your name on it',
      valueProps: [
        {
          title: 'A product your followers asked for',
          text: 'We read your niche and your numbers before we suggest anything.',
        },
        {
          title: 'A team instead of a to-do list',
          text: 'Design, production, fulfillment, marketing and one person who keeps the date.',
        },
        {
          title: '90 days from concept to consumer',
          text: 'You keep posting. The product arrives while the audience is still asking.',
        },
      ],
      testimonial: {
        name: 'Founder of a creator beauty brand',
        quote:
          'I had been selling other people’s products for years. Now the comments are about mine, and so is the margin.',
        results: ['3x profit margins', '90 days to launch', 'One team throughout'],
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
          text: 'Nobody can compare the price of something that is sold in one place.',
        },
        {
          title: 'Shelf-ready packing',
          text: 'Barcodes, hang tags and cartons that your staff can unpack and display.',
        },
        {
          title: 'Orders in your rhythm',
          text: 'Small first runs, reorders timed by what actually sells.',
        },
      ],
      testimonial: {
        name: 'Owner of a shop with 5 locations',
        quote:
          'People used to come in for brands they could find anywhere. Now they come back for ours.',
        results: ['5 locations', 'Customer retention up 60%', 'Own label in every store'],
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
          text: 'Materials, factory, duty and freight negotiated together.',
        },
        {
          title: 'Production in 30-45 days',
          text: 'Against a market average of 45-60, with inspections during the run.',
        },
        {
          title: 'A second country ready',
          text: 'When a tariff or a port changes, your product moves instead of your price.',
        },
      ],
      testimonial: {
        name: 'Founder of a home goods store',
        quote:
          'They took the product apart, cost by cost. What we saved paid for the next product.',
        results: ['40% cost reduction', '30-45 days of production', 'Two vetted factories'],
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
      heading: 'An idea is enough to begin with',
      valueProps: [
        {
          title: 'Plain answers first',
          text: 'What it costs, how long it takes and whether it can earn, before you spend anything.',
        },
        {
          title: 'Samples before commitments',
          text: '3-5 prototypes to hold, test and improve before the first order.',
        },
        {
          title: 'Small, real steps',
          text: 'Each one has a price and an end. You can stop after any of them.',
        },
      ],
      testimonial: {
        name: 'First-time founder',
        quote:
          'I came with a drawing and a lot of fear. I left the first call with a plan that fit on one page.',
        results: ['Profitable in 6 months', 'Prototype before first order', 'A plan on one page'],
      },
      cta: 'Turn My Idea Into Reality',
    },
  },
];

export const pathChooser = {
  title: 'Who are you building for?',
  text: 'Choose the one that sounds like you, and see what we would do first.',
  cards,
  ctaHref: outsideLinks.intakeForm,
  resultsLabel: 'Results',
  unsure: 'None of these, or two at once?',
  booking: { label: 'Book a Free Call', href: outsideLinks.booking } satisfies ContentLink,
};

export type PathChooserWords = typeof pathChooser;
