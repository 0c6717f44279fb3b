import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import { filledAnswersCopy } from '../shared/filled-answers-copy.ts';

/** The texts of the comparison once it has loaded. */
export const moversScreenCopy = {
  title: 'What would you save by moving?',

  ask: {
    text: 'Every country we know, against the one you make it in today: what a piece costs in your warehouse, what the move costs once, and the month it has paid for itself. We only need the following.',
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
      missing: 'Please give whole pieces, such as 5,000.',
    },
    middle: (from: string, to: string) =>
      `The middle of your answer, ${from} to ${to} a year. Put in your own number.`,
    least: (from: string) => `The least of your answer, ${from} or more. Put in your own number.`,
    from: (source: AnswerSource) => `Filled in from ${filledAnswersCopy.sources[source]}.`,
  },

  summary: {
    saves: (from: string, to: string, piece: string, year: string, units: string) =>
      `Moving from ${from} to ${to} saves about ${piece} a piece, ${year} a year on ${units} pieces.`,
    paysBack: (costs: string, payback: string) =>
      `Samples, pilot and double running cost about ${costs}: paid back in ${payback}.`,
    tooSlow: (costs: string) =>
      `Samples, pilot and double running cost about ${costs}, which takes more than five years to earn back.`,
    range: (low: string, high: string) => `Between ${low} and ${high} a piece.`,
    worst: (payback: string) => `At worst it is paid back in ${payback}.`,
    worstSlow: 'At worst that takes more than five years to earn back.',
    worstNothing: 'At worst it saves nothing, and the move is never paid back.',
    none: (from: string) => `No country we compare lands cheaper than ${from} for this product.`,
    nearest: (country: string, more: string) =>
      ` The closest is ${country}, at ${more} more a piece`,
    wouldFrom: (fob: string) => `; it would win with a factory price (FOB) below ${fob}.`,
  },

  facts: {
    line: (yearly: string, plural: string, today: string, units: string) =>
      `${yearly} ${plural} a year, made in ${today} today, ${units} to an order.`,
    fob: {
      own: (usd: string) => `You pay ${usd} FOB today.`,
      usual: (usd: string) => `Today’s FOB price is our usual one, ${usd}.`,
    },
    filled: (sources: string) => `Known from ${sources}.`,
    change: 'Change these',
    product: 'Product',
    today: 'Made today in',
    yearlyUnits: 'Pieces a year',
    units: 'Pieces in one order',
    unitsHint: 'Until you enter it, we assume that an order lasts half a year.',
    fobToday: (country: string) => `Your FOB price in ${country}, US dollars`,
    fobHint: 'From an invoice, if you have one. Without it, we use the usual range.',
    lineOpen: 'Not decided: show duty as a range',
    usmca: 'Claim USMCA origin in Mexico',
    usmcaHint: 'Needs a certificate of origin; apparel has to be made from North American yarn.',
  },

  table: {
    title: 'Every country against today',
    columns: {
      country: 'Country',
      landed: 'Landed a piece',
      saving: 'Saves a piece',
      year: 'Saves a year',
      costs: 'Move costs',
      payback: 'Paid back in',
      breakEven: 'Break-even FOB',
      days: 'Days under way',
    },
    details: (country: string) => `Show how ${country} compares`,
    note: 'Largest saving first. Planning ranges, not quotes: open a country for the range, the parts and their sources.',
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
      `A piece from ${country} may cost up to ${usd} FOB; above that it lands dearer than today.`,
    noBreakEven: (country: string) =>
      `No price in ${country} is low enough: freight and fees alone cost more than today.`,
    quote: (country: string) => `Your quote from ${country}: FOB a piece, US dollars`,
    rangeTitle: 'From low to high',
    saving: 'Saves a piece',
    year: 'Saves a year',
    slowest: 'Paid back, at worst',
    costsTitle: 'What the move costs once',
    samples: 'Samples',
    samplesWhat: 'Sample rounds and the courier.',
    pilot: 'Pilot order',
    pilotWhat: (units: string) => `What ${units} pieces cost more than in a full order.`,
    double: 'Both places at once',
    doubleWhat: (units: string) =>
      `${units} pieces made in both places: what the dearer one costs more, and their storage.`,
    total: 'Together',
    bound: (usd: string) =>
      `The pieces made in both places also tie up about ${usd} until they are sold. That money comes back, so it is not in the total.`,
    stepsTitle: 'Where the difference comes from',
    step: 'One piece, to your warehouse',
    sources: 'Sources',
    source: (label: string, name: string, year: number) => `${label}: ${name}, ${year}.`,
    costsSource: 'Cost of the move: BrandBFF planning figures, not a measurement, 2026.',
  },

  states: {
    unknown: {
      title: (thing: string) => `We do not know “${thing}” well enough`,
      text: 'Give it a plainer name with its material, such as “cotton tote bag”.',
    },
    notMade: {
      title: (label: string) => `We do not source ${label}`,
      text: 'So there is nothing to compare.',
    },
    noLine: {
      title: (plural: string) => `We have no tariff line for ${plural} yet`,
      text: 'Without it the duty is unknown, so we compare no countries.',
    },
    failed: {
      text: 'The comparison did not come. Everything above still holds.',
      retry: 'Try again',
    },
    again: 'Compare this product',
  },
} as const;
