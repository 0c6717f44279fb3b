import type { PlanFieldError, PlanFieldName } from './rules/plan-fields.ts';

const form = {
  label: 'In-hands date planner',
  product: {
    label: 'Product',
    hint: 'In your words, such as “steel tumbler” or “embroidered cap”.',
    placeholder: 'Steel tumbler',
  },
  pieces: { label: 'Pieces', placeholder: '500' },
  inHandsOn: { label: 'In hands on', hint: 'The day you need the goods at the address.' },
  zip: {
    label: 'ZIP code (optional)',
    hint: 'Without it, we plan for anywhere in the lower 48 states.',
    fromLink: (region: string) => `From the link: ${region}. Type a ZIP code to change it.`,
    placeholder: '10001',
  },
  sample: {
    label: 'Sample first?',
    with: 'Approve a sample first',
    without: 'Skip the sample',
    risk: 'Faster, but nobody sees the goods until the whole run is made. If the color or size is wrong, it’s on you.',
    costs: 'Takes two to four weeks at a factory, and it’s the cheapest insurance there is.',
  },
  submit: 'Plan the dates',
  clear: 'Clear the form',
  unreachable:
    'The planner didn’t load. Check your connection and press “Plan the dates” again: what you typed stays.',
} as const;

const errors: Readonly<Record<PlanFieldName, Readonly<Partial<Record<PlanFieldError, string>>>>> = {
  product: { missing: 'Say what you need, in a few words.' },
  pieces: {
    missing: 'Say how many pieces you need.',
    'not-a-number': 'Type a number of pieces, such as 500.',
    'too-many': 'Type at most 10,000,000 pieces.',
  },
  inHandsOn: {
    missing: 'Choose the day you need the goods.',
    passed: 'Choose a day after today.',
    'past-calendar':
      'Choose a day up to December 31, 2028: our calendar of holidays and factory closures ends there.',
  },
  zip: {
    'unknown-zip':
      'Type a five-digit US ZIP code, or leave it blank. We don’t plan for Guam or military addresses.',
  },
};

/** The form of the planner; what a plan shows is in result-copy.ts. */
export const inHandsPlannerCopy = {
  form,
  errors,
  placeholder: {
    title: 'Your routes show up here',
    text: 'Printed stock, a truck from Mexico, air and sea from Asia, air from Europe: each with the day it arrives and the day to order by.',
  },
  loading: 'Planning the routes',
  shared: 'A plan for an in-hands date, recalculated for today.',
} as const;
