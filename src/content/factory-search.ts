import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { PageHeroWords, PageMeta } from './types.ts';

const meta: PageMeta = {
  title: `Factory search | ${site.name}`,
  description:
    'Search our manufacturing network by product: say what you want to make and get factories with their minimum order and lead time.',
  keywords: ['factory search', 'find a manufacturer', 'private label factories'],
  path: paths.factorySearch,
};

const hero: PageHeroWords = {
  label: 'Factory search',
  title: 'Who can make it?',
  lead: 'Say what you want to make in plain words: the product, the material, anything that must not be missing.',
  actions: [],
  ground: 'kraft',
};

const form = {
  label: 'What do you want to make?',
  hint: 'For example: soy candles in tins, organic cotton baby socks with grips',
  submit: 'Search factories',
};

/** Shown with a query in the address: a person takes it from here. */
const request = {
  title: (query: string) => `Your search: ${query}`,
  text: 'Send it to our sourcing team. They look through the whole network, including factories that do not want to be listed, and answer with a short list. A quote takes 48 hours on average.',
  send: 'Send this request by email',
  mailto: (query: string) =>
    contactMailto(
      `Factory search: ${query}`,
      `I am looking for a factory for: ${query}\nQuantity: \nTarget price: \nCountry, if it matters: `,
    ),
  book: { label: 'Book a sourcing call', href: outsideLinks.booking },
};

const tips = {
  label: 'Better answers',
  title: 'Three things that help the search',
  items: [
    {
      title: 'Name the material',
      text: '“Tumbler” finds many; “double-wall steel tumbler” finds yours.',
    },
    {
      title: 'Name the quantity',
      text: 'A factory that loves 5,000 pieces will not answer for 200.',
    },
    { title: 'Name the market', text: 'Rules for children, food and cosmetics differ by country.' },
  ],
};

export const factorySearchPage = { meta, hero, form, request, tips };
