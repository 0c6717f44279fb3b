import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { outsideLinks } from '@/config/paths.ts';

export const factoriesCopy = {
  title: 'Recommended Manufacturing Partners',
  intro: 'Matched to your product description, category and country.',
  /** In place of the intro where nobody found makes the product itself. */
  sameTradeIntro: 'None of these makes exactly this, but they’re in the same trade.',
  understood: (goods: string) => `We read this as: ${goods}.`,
  loading: 'Searching our verified manufacturing network...',
  empty: {
    text: "We're expanding our network for this product category",
    action: 'Book a Call to Discuss Custom Sourcing',
  },
  failed: {
    text: 'The factory search isn’t responding. Your figures aren’t affected.',
    action: 'Search again',
  },
  /** On the bar that opens the list on phones. */
  open: 'See who can make it',
  listLabel: 'Recommended Manufacturing Partners',
  previous: 'Previous partner',
  next: 'Next partner',
  position: (position: number, count: number) => `Partner ${position} of ${count}`,
  partnerNames: ['Premium Partner A', 'Premium Partner B', 'Premium Partner C'],
  hiddenName: 'Name shared on your call',
  /** In place of a name: there is none to share. */
  sample: 'Sample profile',
  sampleNote:
    'These are sample profiles that show the kind of partner we match you with. Book a call to hear about real ones.',
  minOrderLabel: 'Minimum order',
  minOrder: (units: string) => `${units} units`,
  leadTimeLabel: 'Lead time',
  priceRangeLabel: 'Typical unit price',
  certificationsLabel: 'Certifications',
  noCertifications: 'Not confirmed yet',
  specialtiesLabel: 'Specialties',
  /** The visitor's own figures beside those of a factory. */
  yourNumbersLabel: 'Next to your numbers',
  unitPrice: (yours: string, theirs: string) =>
    `Your estimate is ${yours}; they usually charge ${theirs}.`,
  range: (min: string, max: string) => (min === max ? min : `${min} to ${max}`),
  stock: (orders: string, minOrder: string, duration: string) =>
    `At ${orders} a month, their minimum of ${minOrder} lasts ${duration}.`,
  orders: (count: string) => (count === '1' ? '1 order' : `${count} orders`),
  duration: {
    underOneMonth: 'less than a month',
    months: (count: number) => (count === 1 ? 'about a month' : `about ${count} months`),
    years: (count: number) => `about ${count} years`,
    tooLong: 'more than ten years',
  },
  others: {
    title: (goods: string) => `These make other ${goods}, not yours`,
    makes: (goods: string) => `Makes ${goods}.`,
    facts: (minOrder: string, leadTime: string) => `From ${minOrder} units, ${leadTime}`,
    goods: {
      apparel: 'apparel',
      accessories: 'accessories',
      'home-goods': 'home goods',
      beauty: 'beauty products',
      fitness: 'fitness gear',
      tech: 'tech products',
      music: 'music gear',
      gaming: 'gaming gear',
      food: 'food products',
      pets: 'pet products',
    } satisfies Record<ProductCategory, string>,
    goodsUnknown: 'products in this category',
  },
  unlock: 'Unlock with a call',
  unlockLabel: (partner: string) => `Unlock with a call: ${partner}`,
  opensInNewTab: 'opens in a new tab',
  bookingUrl: outsideLinks.booking,
  alert: {
    title: 'Manufacturing Alert',
    suggestionsLabel: 'Search another country',
    searchCountry: (country: string) => `Search ${country}`,
    searching: (country: string) => `Searching ${country}...`,
    searchedInstead: (country: string) => `Showing partners in ${country}.`,
    figuresKept: (country: string) => `Your figures above still use ${country}.`,
    /** Where the form offers the searched country. */
    compare: 'Change "Made in" to compare.',
    failed: (country: string) => `The search in ${country} isn’t responding. Please try again.`,
  },
} as const;

/** What differs between the tools: what the partners were matched to, and what to do next. */
export type FactorySectionCopy = {
  title: string;
  intro: string;
  failed: { text: string; action: string };
  alert: { figuresKept: (country: string) => string; compare: string };
};
