import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, Story, TitledListWords } from './types.ts';

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
  picture: {
    name: 'mailer',
    alt: 'Open red mailer box printed "YOUR BRAND" with a pink "hello!" lid, tissue paper, a sky-blue mug and a dropper bottle',
  },
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
    picture: {
      name: 'nailpolish',
      alt: 'Three nail polish bottles, yellow, red on a plinth, pink',
    },
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
    picture: {
      name: 'swag',
      alt: 'Green notebook with yellow elastic, pen, sticker sheet, loose stickers, yellow mug and pale-blue tumbler',
    },
  },
  {
    id: 'travel-center-pets',
    title: 'Pet apparel for people on the road',
    client: 'Travel-center pet apparel line',
    industry: 'Pets and retail',
    challenge: 'Travelers stop with their dogs, and the shelf had nothing made for them.',
    solution: 'A line sized, packed and labeled for a shelf that sells around the clock.',
    results: ['Retail-ready packaging', 'Sizes that fit without trying on'],
    picture: {
      name: 'pets',
      alt: '"good dog" bowl with kibble, pink bone, green striped collar with a tag, and a ball',
    },
  },
  {
    id: 'kids-fashion',
    title: 'Kids fashion that passes every test',
    client: 'Kids fashion brand',
    industry: 'Baby and kids',
    challenge: 'Prints parents fell for, and safety rules that stopped the first samples.',
    solution: 'New fabric and trims, tested before production instead of after it.',
    results: ['Tested materials throughout', 'A second collection on the same patterns'],
    picture: {
      name: 'kids',
      alt: 'Wooden blocks, a rainbow ring stacker and a yellow wooden car',
    },
  },
];

const storiesHeading = {
  label: 'Success stories',
  title: 'Four brands, four very different boxes',
};

const process: TitledListWords = {
  label: 'How a product comes about',
  title: 'Four phases, each with something to hold',
  items: [
    {
      title: 'Discovery',
      text: '2 weeks on your audience, your budget and the products they already buy.',
    },
    { title: 'Concepts', text: '15+ concepts on paper, so that the choice is a real one.' },
    { title: 'Prototypes', text: '3-5 prototypes to touch, wash, drop and send back.' },
    { title: 'Launch', text: 'Production, packaging and a date that is in your calendar.' },
  ],
};

const call: CallWords = {
  title: 'Tell us what you would make',
  text: 'The first call is free and takes 60 minutes. You leave it with an honest answer on whether the product can be made at your price.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Write to us', href: contactMailto('I have a product in mind') },
  ],
};

export const aboutPage = { meta, hero, storiesHeading, stories, process, call };
