import { sourcingCategoryLabels } from '@functions/_shared/domain/sourcing-categories.ts';
import { rfqCertificationLabels } from '../rfq-generator/certifications-copy.ts';

/** The words with which a tool offers what the visitor told another one. */
export const sharedAnswersContent = {
  label: 'Your earlier answers',
  offer: (answers: string) => `Use your earlier answers: ${answers}?`,
  parts: {
    followers: (followers: string) => `${followers} followers`,
    engagementRatePct: (rate: string) => `${rate} engagement`,
    priceUsd: (price: string) => `${price} price`,
    product: (product: string) => `“${product}”`,
    country: (country: string) => `made in ${country}`,
    countryOpen: 'country left to us',
    category: (category: string) => `${category} as the category`,
    quantities: (pieces: string) => `orders of ${pieces} pieces`,
    certifications: (names: string) => `certificates: ${names}`,
    noCertifications: 'no certificates',
  },
  categories: sourcingCategoryLabels,
  certifications: rfqCertificationLabels,
  rfq: {
    /** The line that the offered category becomes in the request's notes. */
    categoryNote: (category: string) => `Category: ${category}`,
  },
  use: 'Use',
  dismiss: 'Dismiss',
  forget: 'Forget them',
  used: 'Filled in with your earlier answers.',
  kept: 'Your answers are kept on this device, for our other tools.',
  forgetTyped: 'Forget what I typed',
  forgotten: 'Forgotten. Nothing is kept on this device.',
  where: 'Kept on this device only.',
} as const;

export type SharedAnswersContent = typeof sharedAnswersContent;
