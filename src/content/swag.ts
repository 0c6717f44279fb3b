import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Corporate swag and branded merchandise people keep | ${site.name}`,
  description:
    'Branded merchandise for teams, events and customers: from the stock catalog or made from scratch, packed as kits and sent anywhere.',
  keywords: ['corporate swag', 'branded merchandise', 'company gifts', 'welcome kits'],
  path: paths.swag,
};

const hero: PageHeroWords = {
  label: 'Swag · for businesses',
  title: 'Merchandise nobody throws away',
  lead: 'Good swag is a product someone would have bought. Choose from the stock catalog when it must be quick, or have it made from scratch when it must be yours.',
  actions: [
    { label: 'Browse the stock catalog', href: outsideLinks.swagCatalog },
    { label: 'Ask for a custom quote', href: outsideLinks.intakeForm },
  ],
  ground: 'tomato',
  picture: {
    name: 'swag',
    alt: 'Green notebook with yellow elastic, pen, sticker sheet, loose stickers, yellow mug and pale-blue tumbler',
  },
};

const occasions: TitledListWords = {
  label: 'What it is for',
  title: 'Four good reasons to send a box',
  items: [
    { title: 'Welcome kits', text: 'The first day, in a box that arrives before it.' },
    { title: 'Events', text: 'Things that are still used when the lanyard is long gone.' },
    { title: 'Customer gifts', text: 'A thank-you with a size, a name and a card inside.' },
    { title: 'Shop merchandise', text: 'A line your customers pay for, stocked and shipped.' },
  ],
};

const call: CallWords = {
  title: 'How many, by when?',
  text: 'Those two answers decide what is possible. Send them, and you get three options with prices.',
  actions: [
    { label: 'Write to the swag team', href: contactMailto('Swag', 'How many: \nBy when: ') },
    { label: 'Browse the stock catalog', href: outsideLinks.swagCatalog },
  ],
};

export const swagPage = { meta, hero, occasions, call };
