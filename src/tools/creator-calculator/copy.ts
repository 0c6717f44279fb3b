import { fieldErrorsCopy } from '../shared/field-errors-copy.ts';
import { stillNeeded } from '../shared/still-needed.ts';

const { field, any } = fieldErrorsCopy;

/** The copy of the creator brand-potential calculator's form. */
export const creatorCalculatorCopy = {
  label: 'Creator brand-potential calculator',
  fields: {
    followers: {
      label: 'Total followers',
      hint: 'Such as 48,200 or 48.2k.',
      placeholder: '48,200',
      short: 'followers',
    },
    engagementRate: {
      label: 'Engagement rate (%)',
      placeholder: '3.5',
      unit: '%',
      short: 'engagement rate',
    },
    product: {
      label: 'Dream product',
      hint: 'In your own words. Factories and pictures are matched to them.',
      placeholder: 'A canvas tote with my flower',
      needIdea: 'Need an idea?',
      short: 'dream product',
    },
    price: {
      label: 'Dream product price ($)',
      placeholder: '25.00',
      short: 'price',
    },
    country: {
      label: 'Manufacturing country',
      placeholder: 'Choose a country',
      aiChooseHint: 'AI optimizes for best margin and quality',
      short: 'country',
    },
  },
  fobNote: 'Pricing is FOB: no shipping, freight or import duties.',
  errors: {
    field: {
      followers: field.followers,
      engagementRate: { ...field.engagementRate, required: 'Enter your engagement rate.' },
      product: {
        required: 'Enter what you’d like to make.',
        'too-long': 'Shorten this to 120 characters.',
      },
      price: field.price,
      country: field.country,
    },
    any,
  },
  errorSummary: fieldErrorsCopy.summary,
  submit: 'Show Me My Brand Potential',
  submitDisabled: 'Choose Plan to Continue',
  missing: stillNeeded,
  clear: {
    action: 'Clear the form',
    question: 'Clear the form and this result?',
    confirm: 'Clear everything',
    keep: 'Keep it',
  },
  cleared: 'Form cleared.',
  aside: {
    title: 'What you get',
    items: [
      'Engaged fans, orders, revenue and profit, by month and by year',
      'Seven countries side by side, and what moves your profit most',
      'Your product and its box, drawn in your colors',
      'Manufacturing partners that fit, and a report to keep',
    ],
    answers: 'Your answers',
    answered: (count: number, all: number) => `${count} of ${all}`,
  },
  loadingResults: 'Preparing your result',
  loadingVolume: 'Loading the volume calculator',
  /** Until the visitor names a price, the volume calculator needs one to show anything. */
  examplePriceUsd: 25,
} as const;
