import type { Specialist } from '@/components/sections/launch-offer.tsx';
import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import {
  cartonsAlt,
  checklistAlt,
  factoryAlt,
  mailerAlt,
  nailrangeAlt,
  swatchesAlt,
  teeAlt,
} from '@/content/picture-alts.ts';
import {
  cartonsCut,
  checklistCut,
  factoryCut,
  mailerCut,
  nailrangeCut,
  swatchesCut,
  teeCut,
} from '@/content/pictures.generated.ts';
import type {
  CaseStudyWords,
  ContentLink,
  ContentPicture,
  Figure,
  TitledListWords,
  TitledText,
} from '@/content/types.ts';

export type LinkedText = TitledText & { href: string };

const journey = {
  label: 'The journey in five stops',
  steps: [
    { title: 'Your Idea', text: 'A sentence, a sketch or a product you wish existed.' },
    { title: 'Design', text: 'Shape, materials and the box it comes in.' },
    { title: 'Production', text: '30-45 days. The market average is 45-60 days.' },
    { title: 'Launch', text: 'Stock in the warehouse, photos online, a date set.' },
    { title: 'Success', text: 'Orders out, results in, next product under way.' },
  ] satisfies TitledText[],
  picture: { name: 'factory-cut', file: factoryCut, alt: factoryAlt } satisfies ContentPicture,
};

const caseStudy = {
  label: 'Case study',
  title: 'A nail brand, from comments to carton',
  part: 'What we did',
  client: 'Nail brand',
  industry: 'Beauty',
  challenge:
    'Followers asked for her shades by name in every comment. She had no bottle, no formula and no time to figure them out.',
  solution:
    'We turned the most requested colors into a first line, found the factory to make it and designed one carton that fits every shade.',
  results: ['Formula, bottle and brush', 'Carton and card', 'Stock and shipping'],
  metrics: [
    { value: '15+', label: 'concepts' },
    { value: '3-5', label: 'prototypes in hand' },
    { value: '90 days', label: 'concept to consumer' },
  ],
  link: { label: 'Read all four stories', href: paths.about },
  image: {
    name: 'nailrange-cut',
    file: nailrangeCut,
    alt: nailrangeAlt,
  },
} satisfies Omit<CaseStudyWords, 'id'> & { label: string; part: string; link: ContentLink };

const audiences = {
  title: 'Who we serve',
  items: [
    {
      title: 'Creators',
      text: 'You’ve earned the trust. We make a product that lives up to it.',
      href: paths.brandVision,
    },
    {
      title: 'Growing brands',
      text: 'Better prices, a second country, orders that ship on time.',
      href: paths.sourcing,
    },
    {
      title: 'Entrepreneurs',
      text: 'From just an idea to something you can sell.',
      href: paths.howWeWork,
    },
    {
      title: 'Agencies',
      text: 'Merch and launches for the talent you represent.',
      href: paths.swag,
    },
    {
      title: 'Private clients',
      text: 'Quiet work for well-known names, by referral only.',
      href: paths.privateClients,
    },
  ] satisfies LinkedText[],
};

const team = {
  label: 'What our team brings',
  title: 'Everything between a good idea and a ringing doorbell',
  items: [
    {
      title: 'Brand strategy',
      text: 'What to make first, who it’s for, and the price that still leaves a profit.',
    },
    {
      title: 'Sourcing and development',
      text: '100+ vetted factories, and people who know which one fits you.',
    },
    {
      title: 'Supply chain and 3PL',
      text: 'Freight, duty, storage and stock, planned before the first unit is made.',
    },
    {
      title: 'Content and growth',
      text: 'Photos, the launch and the emails that bring people back.',
    },
  ] satisfies TitledText[],
  figures: [
    { value: '50+', label: 'creators served' },
    { value: '22', label: 'countries we make in or ship to' },
  ] satisfies Figure[],
  picture: {
    name: 'mailer-cut',
    file: mailerCut,
    alt: mailerAlt,
  } satisfies ContentPicture,
};

const launchOffer = {
  label: 'The creator launch offer',
  title: 'From audience to empire in 90 days',
  text: 'A dedicated team of 5 specialists takes your product from the first conversation to the first order. You make the calls. They do the work.',
  specialists: [
    {
      title: 'Design Lead',
      text: 'Turns your taste into drawings, samples and a box.',
      ground: 'blush',
      brings: { name: 'swatches-cut', file: swatchesCut, alt: swatchesAlt },
    },
    {
      title: 'Production Lead',
      text: 'Finds the factory and stays with the run until it’s right.',
      ground: 'sky',
      brings: { name: 'checklist-cut', file: checklistCut, alt: checklistAlt },
    },
    {
      title: 'Fulfillment Lead',
      text: 'Takes in your stock and ships orders within 24-48 hours.',
      ground: 'kraft',
      brings: { name: 'cartons-cut', file: cartonsCut, alt: cartonsAlt },
    },
    {
      title: 'Marketing Lead',
      text: 'Plans the launch with you, post by post.',
      ground: 'butter',
      brings: { name: 'tee-cut', file: teeCut, alt: teeAlt },
    },
    {
      title: 'Project Manager',
      text: 'Keeps the date, the budget and your inbox under control.',
      ground: 'paper',
      brings: { figure: '90', unit: 'days, one calendar' },
    },
  ] satisfies Specialist[],
  action: { label: 'Start Your Brand', href: outsideLinks.intakeForm } satisfies ContentLink,
};

const stages = {
  label: 'Four stages',
  title: 'Dream it. Build it. Launch it. Grow it.',
  items: [
    {
      title: 'Dream It',
      text: 'Test the idea against your audience and your numbers. It’s free.',
      href: paths.brandVision,
    },
    {
      title: 'Build It',
      text: 'Develop, sample, package and produce it with one team.',
      href: paths.buildIt,
    },
    {
      title: 'Launch It',
      text: 'Stock it, ship it and show it off from day one.',
      href: paths.fulfillment,
    },
    {
      title: 'Grow It',
      text: 'Keep your customers, then make what they want next.',
      href: paths.growIt,
    },
  ] satisfies LinkedText[],
};

const capabilities = {
  label: 'Capabilities',
  title: 'Six things we do all day',
  items: [
    {
      title: 'Sourcing',
      text: 'Factories, prices, duties and quality control. Costs cut by 30-50%.',
      href: paths.sourcing,
    },
    {
      title: 'Development',
      text: 'From a sketch to a sample a factory can repeat.',
      href: paths.buildIt,
    },
    {
      title: 'Fulfillment',
      text: 'Storage, pick and pack, and orders shipped within 24-48 hours.',
      href: paths.fulfillment,
    },
    {
      title: 'Media',
      text: 'Photos and videos made alongside the product.',
      href: paths.media,
    },
    {
      title: 'Swag',
      text: 'Branded merch for teams, events and customers.',
      href: paths.swag,
    },
    {
      title: 'Growth',
      text: 'Community, email and the numbers worth watching.',
      href: paths.growIt,
    },
  ] satisfies LinkedText[],
};

const contact = {
  title: 'You’re three conversations from a product',
  steps: [
    {
      title: 'Free 15-minute brand assessment',
      text: 'You tell us the idea. We tell you whether it can be made at your price.',
    },
    {
      title: '60-minute strategy call',
      text: 'Product, country, cost and timeline, with the numbers on screen. Also free.',
    },
    {
      title: 'Custom proposal',
      text: 'Scope, price and dates in writing. Take your time deciding.',
    },
  ],
  actions: [
    { label: 'Start Your Brand', href: outsideLinks.intakeForm },
    { label: 'Email us', href: contactMailto('A product idea') },
  ],
} satisfies Omit<TitledListWords, 'items'> & { steps: TitledText[]; actions: ContentLink[] };

/** The home page below its first screens. */
export const homeSections = {
  journey,
  caseStudy,
  audiences,
  team,
  launchOffer,
  stages,
  capabilities,
  contact,
};

/** The copy above the free revenue calculator, shown before the tool itself is loaded. */
export const calculatorSection = {
  eyebrow: 'Free revenue calculator',
  title: 'What could your own product earn?',
  intro:
    'A few answers, no sign-up. See your numbers right away. Add your email only if you want product pictures, factory matches and the report.',
  loading: 'Loading the calculator',
} as const;
