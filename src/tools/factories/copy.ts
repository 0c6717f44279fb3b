import { outsideLinks } from '@/config/paths.ts';

export const factoriesCopy = {
  title: 'Recommended Manufacturing Partners',
  intro: 'Matched to your product description, category and country.',
  loading: 'Searching our verified manufacturing network...',
  empty: {
    text: "We're expanding our network for this product category",
    action: 'Book a Call to Discuss Custom Sourcing',
  },
  failed: {
    text: 'The factory search did not answer. Your figures are not affected.',
    action: 'Search again',
  },
  listLabel: 'Recommended Manufacturing Partners',
  previous: 'Previous partner',
  next: 'Next partner',
  position: (position: number, count: number) => `Partner ${position} of ${count}`,
  partnerNames: ['Premium Partner A', 'Premium Partner B', 'Premium Partner C'],
  hiddenName: 'Name shared on your call',
  sample: 'Sample data',
  sampleNote:
    'These are sample profiles that show the kind of partner we match you with. Book a call to hear about real ones.',
  minOrderLabel: 'Minimum order',
  minOrder: (units: string) => `${units} units`,
  leadTimeLabel: 'Lead time',
  priceRangeLabel: 'Typical unit price',
  certificationsLabel: 'Certifications',
  noCertifications: 'Not confirmed yet',
  specialtiesLabel: 'Specialties',
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
    figuresKept: (country: string) =>
      `Your figures above still use ${country}. Change "Made in" to compare.`,
    failed: (country: string) => `The search in ${country} did not answer. Please try again.`,
  },
} as const;

/** What differs between the tools: what the partners were matched to, and what to do next. */
export type FactorySectionCopy = {
  title: string;
  intro: string;
  failed: { text: string; action: string };
  alert: { figuresKept: (country: string) => string };
};
