import { certificationLabels } from '@functions/_shared/domain/rfq-terms.ts';
import { sourcingCategoryLabels } from '@functions/_shared/domain/sourcing-categories.ts';
import { answerSourceNames } from '@/content/answer-sources.ts';

/** The answers that a tool filled in, in words, and where they came from. */
export const filledAnswersCopy = {
  filled: (parts: string) => `Filled in: ${parts}. Change anything you like.`,
  from: (answers: string, source: string) => `${answers} (from ${source})`,
  parts: {
    followers: (followers: string) => `${followers} followers`,
    engagementRatePct: (rate: string) => `${rate} engagement`,
    priceUsd: (price: string) => `${price} price`,
    fobUsd: (price: string) => `${price} FOB`,
    product: (product: string) => `“${product}”`,
    country: (country: string) => `made in ${country}`,
    countryOpen: 'country up to us',
    currentCountry: (country: string) => `made in ${country} today`,
    category: (category: string) => `${category} as the category`,
    quantities: (pieces: string) => `orders of ${pieces} pieces`,
    certifications: (names: string) => `certifications: ${names}`,
    noCertifications: 'no certifications',
    monthlyOrders: (orders: string) => `${orders} orders a month`,
    hts8: (line: string) => `tariff line ${line}`,
    originCodes: (countries: string) => `origins: ${countries}`,
    launchDay: (day: string) => `ready by ${day}`,
    profileUrl: 'your profile',
    audienceWords: 'what you post about',
    answers: 'your answers',
  },
  sources: answerSourceNames,
  categories: sourcingCategoryLabels,
  certifications: certificationLabels,
} as const;
