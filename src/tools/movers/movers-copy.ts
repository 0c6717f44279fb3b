import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { filledAnswersCopy } from '../shared/filled-answers-copy.ts';

/** The texts of the comparison once it has loaded. */
export const moversScreenCopy = {
  title: 'What would you save by moving?',

  ask: {
    text: 'We compare every country we know with the one you make it in today: what a piece costs in your warehouse, the one-time cost of the move, and how soon it pays for itself. We only need the following.',
    submit: 'Show what a move saves',
    product: {
      label: 'What is the product?',
      hint: 'With its material, such as “cotton T-shirt”.',
      missing: 'Please name the product.',
    },
    today: {
      label: 'Where is it made today?',
      placeholder: 'Choose a country',
      missing: 'Please choose a country.',
    },
    yearlyUnits: {
      label: 'Pieces a year',
      hint: 'What you sell in a year, or plan to.',
      missing: 'Please enter whole pieces, such as 5,000.',
    },
    middle: (from: string, to: string) =>
      `The middle of your answer, ${from} to ${to} a year. Enter your own number if you know it.`,
    least: (from: string) =>
      `The low end of your answer, ${from} or more. Enter your own number if you know it.`,
    from: (source: AnswerSource) => `Filled in from ${filledAnswersCopy.sources[source]}.`,
  },

  summary: {
    saves: (from: string, to: string, piece: string, year: string, units: string) =>
      `Moving from ${from} to ${to} saves about ${piece} a piece, ${year} a year on ${units} pieces.`,
    paysBack: (costs: string, payback: string) =>
      `Samples, the pilot order and running both factories at first cost about ${costs}, paid back in ${payback}.`,
    tooSlow: (costs: string) =>
      `Samples, the pilot order and running both factories at first cost about ${costs}, which takes more than five years to earn back.`,
    range: (low: string, high: string) => `The range is ${low} to ${high} a piece.`,
    worst: (payback: string) => `At worst, the move is paid back in ${payback}.`,
    worstSlow: 'At worst, that takes more than five years to earn back.',
    worstNothing: 'At worst, it saves nothing, and the move is never paid back.',
    none: (from: string) =>
      `No country we compare has a lower landed cost than ${from} for this product.`,
    nearest: (country: string, more: string) =>
      ` The closest is ${country}, at ${more} more a piece`,
    wouldFrom: (fob: string) => `; it would win with a factory price (FOB) below ${fob}.`,
  },

  facts: {
    line: (yearly: string, plural: string, today: string, units: string) =>
      `${yearly} ${plural} a year, made in ${today} today, ${units} per order.`,
    fob: {
      own: (usd: string) => `You pay ${usd} FOB today.`,
      usual: (usd: string) => `For today’s FOB price we use the usual one, ${usd}.`,
    },
    filled: (sources: string) => `Filled in from ${sources}.`,
    change: 'Change these',
    product: 'Product',
    today: 'Made today in',
    yearlyUnits: 'Pieces a year',
    units: 'Pieces in one order',
    unitsHint: 'Until you enter a number, we assume an order lasts half a year.',
    fobToday: (country: string) => `Your FOB price in ${country}, US dollars`,
    fobHint: 'From an invoice, if you have one. Without one, we use the usual range.',
    lineOpen: 'Not sure: show duty as a range',
    usmca: 'Claim USMCA origin in Mexico',
    usmcaHint: 'Needs a certificate of origin; apparel has to be made from North American yarn.',
  },

  table: {
    title: 'Every country compared with today',
    columns: {
      country: 'Country',
      landed: 'Landed cost a piece',
      saving: 'Saves a piece',
      year: 'Saves a year',
      costs: 'Move costs',
      payback: 'Paid back in',
      breakEven: 'Break-even FOB',
      days: 'Transit days',
    },
    details: (country: string) => `Show how ${country} compares`,
    note: 'Largest saving first. These are planning figures, not quotes: open a country for the range, the parts and their sources.',
  },
  row: {
    today: 'made here today',
    marked: 'shown here',
    chosen: 'your choice',
    same: 'the same',
    more: (usd: string) => `${usd} more`,
    nothing: 'saves nothing',
    year: (usd: string) => `${usd} a year`,
    paid: (payback: string) => `paid back in ${payback}`,
    use: 'Use this country',
    takeNamed: (country: string) => `Use this country: ${country}`,
    used: 'In use',
    usedNamed: (country: string) => `In use: ${country}`,
    rfq: 'Write an RFQ',
    rfqNamed: (country: string) => `Write an RFQ for ${country}`,
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  days: (from: number, to: number) => `${from} to ${to}`,
  payback: {
    never: 'never',
    tooSlow: 'over 5 years',
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  },

  detail: {
    breakEven: (country: string, usd: string) =>
      `A piece from ${country} can cost up to ${usd} FOB; above that, its landed cost is higher than today’s.`,
    noBreakEven: (country: string) =>
      `No price in ${country} is low enough: freight and fees alone come to more than today’s landed cost.`,
    quote: (country: string) => `Your quote from ${country}: FOB price a piece, US dollars`,
    rangeTitle: 'From low to high',
    saving: 'Saves a piece',
    year: 'Saves a year',
    slowest: 'Paid back in, at worst',
    costsTitle: 'One-time cost of the move',
    samples: 'Samples',
    samplesWhat: 'Sample rounds and the courier.',
    pilot: 'Pilot order',
    pilotWhat: (units: string) =>
      `The extra cost of making ${units} pieces as a pilot rather than in a full order.`,
    double: 'Running both factories',
    doubleWhat: (units: string) =>
      `${units} pieces made in both places: the extra cost of the more expensive one, plus storage.`,
    total: 'Total',
    bound: (usd: string) =>
      `The pieces made in both places also tie up about ${usd} until they’re sold. That money comes back, so it’s not in the total.`,
    stepsTitle: 'Where the difference comes from',
    step: 'One piece, to your warehouse',
    sources: 'Sources',
    source: (label: string, name: string, year: number) => `${label}: ${name}, ${year}.`,
    costsSource: 'Cost of the move: BrandBFF planning figures, not measurements, 2026.',
  },

  states: {
    unknown: {
      title: (thing: string) => `We’re not sure what “${thing}” is`,
      text: 'Give it a plainer name with its material, such as “cotton tote bag”.',
    },
    notMade: {
      title: (label: string) => `We don’t source ${label}`,
      text: 'So there is nothing to compare.',
    },
    noLine: {
      title: (plural: string) => `We have no tariff line for ${plural} yet`,
      text: 'Without one, the duty is unknown, so we can’t compare countries.',
    },
    failed: {
      text: 'The comparison didn’t load. Everything above still holds.',
      retry: 'Try again',
    },
    again: 'Compare this product',
  },
} as const;
