import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import { studioPicture } from './studio-pictures.ts';
import type { CallWords, Figure, PageHeroWords, PageMeta, Story, TitledText } from './types.ts';

const meta: PageMeta = {
  title: `About ${site.name}: the people and products behind the brands`,
  description:
    'Meet the incubator that takes creators and founders from a first idea to a product on the shelf, and see four of the brands that came out of it.',
  keywords: ['brand incubator', 'creator brands', 'product development stories', 'success stories'],
  path: paths.about,
};

const hero: PageHeroWords = {
  label: 'About and success stories',
  title: 'We make the thing you keep talking about',
  lead: 'You know your audience and what they would love to hold in their hands. Our founder built this team for everything after that sentence: the sketch, the sample, the factory, the box and the parcel at the door.',
  actions: [
    { label: 'Start Your Brand', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
  ground: 'butter',
  picture: studioPicture('mailer'),
};

export const stories: Story[] = [
  {
    id: 'nail-brand',
    title: 'A nail brand with its own colors',
    client: 'Nail brand',
    industry: 'Beauty',
    challenge: 'A following that asked for every shade by name, and no product to sell them.',
    solution:
      'We turned the most requested shades into a first range: formula, bottle, brush, carton and the card inside.',
    results: ['A range that carries her name', 'One carton size for every shade'],
    image: studioPicture('nailpolish'),
  },
  {
    id: 'talent-agency',
    title: 'A talent agency that sells products, not posts',
    client: 'Talent agency partner',
    industry: 'Creator management',
    challenge: 'Creators with loyal audiences and an income made of one-off campaigns.',
    solution:
      'One production and fulfillment set-up that every creator on the roster can launch from.',
    results: ['A shared launch plan for the roster', 'Stock and shipping in one place'],
    image: studioPicture('swag'),
  },
  {
    id: 'travel-center-pets',
    title: 'Pet apparel for people on the road',
    client: 'Travel-center pet apparel line',
    industry: 'Pets and retail',
    challenge: 'Travelers stop with their dogs, and the shelf had nothing made for them.',
    solution: 'A line sized, packed and labeled for a shelf that sells around the clock.',
    results: ['Retail-ready packaging', 'Sizes that fit without trying on'],
    image: studioPicture('pets'),
  },
  {
    id: 'kids-fashion',
    title: 'Kids fashion that passes every test',
    client: 'Kids fashion brand',
    industry: 'Baby and kids',
    challenge: 'Prints parents fell for, and safety rules that stopped the first samples.',
    solution: 'New fabric and trims, tested before production instead of after it.',
    results: ['Tested materials throughout', 'A second collection on the same patterns'],
    image: studioPicture('kids'),
  },
];

const storiesHeading = {
  label: 'Success stories',
  title: 'Four brands, four very different boxes',
};

const founder = {
  label: 'From our founder',
  title: 'Why there is a BrandBFF',
  paragraphs: [
    'Between “you should sell this” and a box on a doorstep lies work that nobody posts about. A drawing that a factory can read. A sample that is almost right, and the patience to send it back. A duty code that decides whether you earn anything at all. None of it is your job, and all of it decides what your product is worth.',
    'So I put the people who do that work into one team: design, production, fulfillment, marketing, and a project manager who keeps the date. When you build with us, those five are yours, and you know each of them by name.',
    'We would rather tell you on the first call that a product cannot be made at your price than in month four. If it can, we make it with you, and it belongs to you: your name on the box, your customers, your margin.',
  ],
  signature: {
    name: 'The founder',
    role: `${site.name}, your brand’s best friend`,
    monogram: 'BFF',
  },
  figures: [
    { value: '5', label: 'specialists on your team' },
    { value: '50+', label: 'creators served' },
  ] satisfies Figure[],
} as const;

export type FounderWords = typeof founder;

const process = {
  label: 'How a product comes about',
  title: 'Four phases, each with something to hold',
  items: [
    {
      figure: '2 weeks',
      title: 'Discovery',
      text: 'Your audience, your budget and the products they already buy. You end up with a brief.',
    },
    {
      figure: '15+',
      title: 'Concepts',
      text: 'Drawn and priced side by side, so that the choice is a real one. You take two or three on.',
    },
    {
      figure: '3-5',
      title: 'Prototypes',
      text: 'Touch them, wash them, drop them, send them back. You sign the one you would buy.',
    },
    {
      figure: '1 date',
      title: 'Launch',
      text: 'Production, packaging and stock, planned backwards from a day in your calendar.',
    },
  ] satisfies (TitledText & { figure: string })[],
};

const call: CallWords = {
  title: 'Tell us what you would make',
  text: 'The first call is free and takes 60 minutes. You leave it with an honest answer on whether the product can be made at your price.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Write to us', href: contactMailto('I have a product in mind') },
  ],
};

export const aboutPage = {
  meta,
  hero,
  founder,
  storiesHeading,
  stories,
  process,
  call,
};
