import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  productCategories,
  productCategoryLabels,
} from '@functions/_shared/domain/product-categories.ts';
import { contactMailto, factorySearchPath, outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { ContentLink, Figure, PageHeroWords, PageMeta } from '@/content/types.ts';
import type { FactorySearchTerms } from '@/lib/factory-search.ts';

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
  lead: 'Say what you want to make in plain words: the product, the material, any must-haves.',
  actions: [],
  ground: 'kraft',
};

const form = {
  label: 'What do you want to make?',
  submit: 'Search factories',
  examples: {
    label: 'For example',
    searches: [
      { label: 'soy candles in tins', href: factorySearchPath('soy candles in tins') },
      {
        label: 'organic cotton baby socks with grips',
        href: factorySearchPath('organic cotton baby socks with grips'),
      },
      { label: 'double-wall steel tumbler', href: factorySearchPath('double-wall steel tumbler') },
    ] satisfies ContentLink[],
  },
  country: {
    label: 'Country',
    any: 'Any country',
    options: factoryCountries.map((value) => ({ value, label: factoryCountryLabels[value] })),
  },
  category: {
    label: 'Category',
    any: 'Any category',
    options: productCategories.map((value) => ({ value, label: productCategoryLabels[value] })),
  },
};

const results = {
  title: ({ query, country, category }: FactorySearchTerms) =>
    [
      query || (category === null ? '' : productCategoryLabels[category]),
      country === null ? '' : `made in ${factoryCountryLabels[country]}`,
    ]
      .filter(Boolean)
      .join(', '),
  /** The query when only a category was chosen. */
  queryForCategory: (category: FactorySearchTerms['category']) =>
    category === null ? '' : productCategoryLabels[category],
  factories: {
    title: 'Best matches',
    intro: 'Matched to your words, category and country.',
    failed: {
      text: 'The factory search isn’t responding. Try again, or email us your request below.',
      action: 'Search again',
    },
  },
};

/** Hands the search over to a person. */
const request = {
  title: 'Not the right one? Ask a person',
  text: 'Send your search to our sourcing team. They’ll look through the whole network, including factories that don’t want to be listed, and send you a shortlist. A quote takes 48 hours on average. The RFQ generator starts from your search and goes to the same team.',
  rfq: 'Ask for quotes',
  send: 'Send this request by email',
  mailto: (terms: FactorySearchTerms) =>
    contactMailto(
      `Factory search: ${results.title(terms)}`,
      `I’m looking for a factory for: ${results.title(terms)}\nQuantity: \nTarget price: \nCountry, if it matters: `,
    ),
  book: { label: 'Book a sourcing call', href: outsideLinks.booking },
};

/** What is searched, counted in our data (`data/factories/samples.csv`). */
const counts: Figure[] = [
  { value: '1,522', label: 'sample profiles to search' },
  { value: '10', label: 'countries' },
  { value: '10', label: 'product categories' },
];

export const factorySearchPage = { meta, hero, form, counts, results, request };
