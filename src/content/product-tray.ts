import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import { listInWords } from '@functions/_shared/domain/list-in-words.ts';
import {
  isMapCountry,
  type ManufacturingCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { ideasPath, paths } from '@/config/paths.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import type { OpenQuestion, ProfitSummary } from '@/lib/visitor-product/summary.ts';
import { answerSourceNames } from './answer-sources.ts';

const inWords = (sources: readonly AnswerSource[]) =>
  listInWords(sources.map((source) => answerSourceNames[source]));

/** The tray with what the visitor's tools know about their product. */
export const productTrayContent = {
  label: 'Your product',
  unnamed: 'Your product',
  empty: 'New product',
  emptyHint: 'You haven’t told us anything about it yet.',
  about:
    'What you’ve told our free tools. It stays on this device. Open any part to work on it; we’ll fill in what we already know.',
  close: 'Close',
  changeProduct: 'Change product',
  bar: {
    stillOpen: (questions: string) => `Still open: ${questions}`,
    countOpen: (count: number) => `${count} still open`,
  },
  cells: {
    price: 'Price',
    country: 'Made in',
    quantity: 'Quantity',
    audience: 'Audience',
    inHands: 'In hands',
    tariffLine: 'Tariff line',
  },
  profit: {
    fob: {
      year: 'Estimated gross profit per year, FOB',
      unit: 'Estimated gross profit per unit, FOB',
    },
    landed: {
      year: 'Estimated profit per year, landed',
      unit: 'Estimated profit per unit, landed',
    },
  } satisfies Record<ProfitSummary['basis'], Record<ProfitSummary['per'], string>>,
  /** In the sheet, below each value. */
  sources: {
    from: (sources: readonly AnswerSource[]) => `From ${inWords(sources)}`,
    name: (source: AnswerSource) => `We got the product from ${answerSourceNames[source]}.`,
    /** A profit that the tray works out itself. */
    fob: {
      year: 'From your audience, price and country; before freight and duty',
      unit: 'From your price and country; before freight and duty',
    } satisfies Record<ProfitSummary['per'], string>,
    landed: (source: AnswerSource) =>
      `After freight, duty and fulfillment; from ${answerSourceNames[source]}`,
  },
  followers: (count: string) => `${count} followers`,
  engagement: (rate: string) => `${rate} engagement`,
  inHands: (day: string) => formatLongDate(day),
  pieces: (sizes: string) => `${sizes} pieces`,
  country: (country: ManufacturingCountry) =>
    country === 'ai-choose' ? 'Up to us' : manufacturingCountryLabels[country],
  open: {
    title: 'Still open',
    names: {
      product: 'product',
      price: 'price',
      country: 'country',
      quantity: 'quantity',
      followers: 'audience',
      engagement: 'engagement rate',
      tariffLine: 'tariff line',
    } satisfies Record<OpenQuestion, string>,
    actions: {
      product: 'Find a product',
      price: 'Set a price',
      country: 'Find a country',
      quantity: 'Set a quantity',
      followers: 'Add your followers',
      engagement: 'Add your engagement rate',
      tariffLine: 'Find the tariff line',
    } satisfies Record<OpenQuestion, string>,
  },
  demandTest: 'Ask your followers: set up a demand test',
  products: {
    title: 'Your products',
    remove: {
      label: 'Delete',
      of: (name: string) => `Delete “${name}”`,
      question: (name: string) => `Delete “${name}” from this device?`,
      yes: 'Delete it',
      no: 'Keep it',
    },
    startAnother: {
      label: 'Start another product',
      question: (name: string) =>
        `This device keeps five products. Starting another one deletes the oldest, “${name}”.`,
      yes: 'Start another and delete it',
      no: 'Keep all five',
    },
    forget: {
      label: 'Forget everything',
      question:
        'Forget all products and everything you typed into our tools? Nothing will be kept on this device.',
      questionWithTests:
        'Forget all products and everything you typed into our tools? We’ll keep only the links to your demand tests, so you can take those pages down.',
      yes: 'Forget all of it',
      no: 'Keep it',
    },
  },
  done: {
    chosen: (name: string) => `Now in the tools: ${name}.`,
    removed: (name: string) => `Deleted: ${name}.`,
    started: 'The tools are blank, ready for another product.',
    forgotten: 'Forgotten. Nothing is kept on this device.',
    forgottenButTests: 'Forgotten. This device keeps only the links to your demand tests.',
  },
} as const;

const calculator = `${paths.brandVision}#calculator`;

/** Where each part of the product is worked on. */
export const productTrayLinks = {
  calculator,
  demandTest: paths.demandTest,
  quantity: `${paths.sourcing}?tool=rfq`,
  inHands: paths.inHandsPlanner,
  tariffLine: `${paths.sourcing}?tool=tariff`,
  quiz: `${paths.sourcing}?tool=quiz`,
  /** The country on the map; the quiz, where the country is left to us. */
  country: (country: ManufacturingCountry) =>
    isMapCountry(country)
      ? `${paths.sourcing}?tool=map&country=${country}`
      : `${paths.sourcing}?tool=quiz`,
} as const;

/** The tool that answers each question. */
export const openQuestionLinks: Readonly<Record<OpenQuestion, string>> = {
  product: ideasPath,
  price: calculator,
  country: productTrayLinks.quiz,
  quantity: productTrayLinks.quantity,
  followers: calculator,
  engagement: calculator,
  tariffLine: productTrayLinks.tariffLine,
};
