import type {
  CompetitorId,
  CompetitorLineId,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import type { MethodId } from '@functions/_shared/domain/calc/fulfillment/cost-curve.ts';
import type { CostBasis } from '@functions/_shared/domain/calc/fulfillment/cost-line.ts';
import type { CurrentMethod } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { outsideLinks } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import { stillNeeded } from '../shared/still-needed.ts';

const methodNames: Record<MethodId, string> = {
  provider: site.name,
  current: 'Your current method',
  pietra: 'Pietra',
  shipbob: 'ShipBob',
  'fulfillment-by-amazon': 'Fulfillment by Amazon',
};

/** Where there is room for a dozen characters. */
const shortMethodNames: Record<MethodId, string> = {
  ...methodNames,
  current: 'You today',
  'fulfillment-by-amazon': 'Amazon FBA',
};

/** In the middle of a sentence. */
const methodNamesInText: Record<MethodId, string> = {
  ...methodNames,
  current: 'your current method',
};

const form = {
  label: 'Fulfillment cost calculator',
  monthlyOrders: {
    label: 'Monthly orders',
    short: 'monthly orders',
    hint: 'How many parcels leave in a usual month, such as 500 or 1.2k.',
    placeholder: '500',
  },
  currentMethod: {
    label: 'Current method',
    short: 'current method',
    placeholder: 'How you ship today',
    options: {
      diy: 'DIY: we pack ourselves',
      '3pl': '3PL: a warehouse does it',
      dropship: 'Dropship: the supplier does it',
    } satisfies Record<CurrentMethod, string>,
  },
  currentCostPerOrder: {
    label: 'Current cost per order, US dollars',
    short: 'current cost per order',
    hint: 'Picking, packing, boxes and storage. Leave postage out: you pay it either way.',
    placeholder: '6.00',
  },
  competitorComparison: { label: 'Compare with (optional)', none: 'No comparison' },
  countsAsZero: (text: string) => `“${text}” isn’t a number, so it counts as 0.`,
  belowZero: (text: string) => `“${text}” is below zero, so it counts as 0.`,
  submit: 'Calculate',
  clear: 'Clear the form',
  missing: stillNeeded,
};

const figures = {
  pickPackCost: `${site.name} per month`,
  rate: (rate: string) => `${rate} per order, picked and packed`,
  currentTotalCost: 'Your cost today per month',
  monthlySavings: 'Monthly savings',
  yearlySavings: 'Yearly savings',
  timeSaved: 'Time saved per month',
  timeNote: (minutes: number) => `${minutes} minutes per order`,
  competitorCost: (name: string) => `${name} per month`,
  competitorSavings: (name: string) => `Savings over ${name}`,
  perMonthNote: 'a month',
  competitorCheaper: (name: string, amount: string) =>
    `${name} costs ${amount} less at this volume`,
};

const verdict = {
  saves: (saving: string) => `You would save ${saving} a month`,
  costsMore: 'Your current method costs less',
  same: 'Both ways cost the same',
  noOrders: 'No orders, nothing to save yet',
  basis: (orders: string, cost: string) => `${orders} orders a month at ${cost} each today.`,
  dearer: (more: string) =>
    `At this volume we’d cost ${more} more a month, so your savings are $0. The chart shows where that changes.`,
  estimate: 'An estimate from your orders and one cost. It doesn’t know your products.',
};

/** Beside the savings: what the compared amounts do not have in common. */
const likeForLike = {
  title: 'Not an apples-to-apples comparison',
  ours: 'Our rate is picking and packing only. It leaves out storage, receiving, packing materials and postage.',
  current:
    'Your cost today includes whatever you counted in, even boxes and storage. Take those out before you compare.',
  competitors: {
    pietra:
      'The estimate for Pietra also includes kitting, shipping materials, setup, receiving, weekly processing and storage.',
    shipbob:
      'The estimate for ShipBob also includes storage, special handling, onboarding and receiving.',
    'fulfillment-by-amazon':
      'The estimate for Amazon includes delivery in its fulfillment fee, plus prep and storage; our rate includes none of these.',
  } satisfies Record<CompetitorId, string>,
  amazonStorage: (amount: string) =>
    `${amount} of Amazon’s monthly cost is long-term storage and removal, which the estimate charges on every order. Amazon charges these only on stock that stays too long.`,
  all: 'The estimates for Pietra, ShipBob and Amazon include some of these. Amazon’s fee includes delivery, and its long-term storage and removal are charged on every order here.',
};

const plot = {
  title: 'Monthly cost over orders',
  summary: (orders: string, cheapest: string, cost: string) =>
    `At ${orders} orders a month ${cheapest} costs the least: ${cost}. Our rate drops after 1,000 orders and after 3,000, for every order that month.`,
  xLabel: 'orders a month',
  tableLabel: 'See the costs as a table',
  loading: 'Drawing the lines',
  rangeLabel: 'Show up to',
  range: (orders: string) => `${orders} orders`,
  crossingsTitle: 'Where the lines cross',
  noCrossings: (orders: string) => `None of these lines cross up to ${orders} orders a month.`,
  crossing: {
    meeting: (orders: string, after: string, before: string) =>
      `From ${orders} orders a month, ${after} costs less than ${before}`,
    step: (orders: string, after: string, before: string) =>
      `From ${orders} orders, our rate drops and ${after} costs less than ${before}`,
  },
  crossingCost: (cost: string) => `about ${cost} a month`,
};

const table = {
  title: 'Side by side',
  caption: (orders: string) => `All options at ${orders} orders a month.`,
  columns: {
    method: 'Method',
    month: 'A month',
    each: 'Each order',
    year: 'A year',
    against: `Compared with ${site.name}`,
  },
  parts: (perOrder: string, perMonth: string) => `${perOrder} per order + ${perMonth} per month`,
  perOrderOnly: (perOrder: string) => `${perOrder} per order`,
  lowest: 'lowest',
  chosen: 'compared',
  more: (amount: string) => `+${amount}`,
};

const lineNames: Record<CompetitorLineId, string> = {
  'pick-pack': 'Pick and pack',
  kitting: 'Kitting',
  'shipping-materials': 'Shipping materials',
  setup: 'Setup',
  receiving: 'Receiving',
  'weekly-processing': 'Weekly processing',
  'small-bin-storage': 'Small-bin storage',
  storage: 'Storage',
  'special-handling': 'Special handling',
  onboarding: 'Onboarding',
  fulfillment: 'Fulfillment fee',
  'long-term-storage': 'Long-term storage',
  removal: 'Removal',
  prep: 'Prep',
  'monthly-storage': 'Monthly storage',
};

/** What visitors can check for themselves. */
const published: Record<CompetitorId, string> = {
  pietra:
    'Pietra publishes no full warehouse price list. Its help pages list $1.50 for pick and pack ($1.15 on the Business plan) and no charge for receiving goods that follow its guidelines.',
  shipbob: 'ShipBob publishes no rate table; its pages ask you to request a quote.',
  'fulfillment-by-amazon':
    'Amazon publishes its fees by size, weight and price. In the US table of January 15, 2026 a standard-size item sold at $10 to $50 pays $3.32 to $6.97, more above 3 lb. Long-term storage and removal fall only on stock that stays too long: set them to 0 if yours sells.',
};

const parts = {
  title: 'What each cost is made of',
  text: 'Have an invoice or a quote handy? Enter its amounts, and the chart, table and savings update.',
  columns: { line: 'Line', amount: 'Amount', month: 'A month' },
  lines: lineNames,
  basis: {
    'per-order': 'per order',
    'per-month': 'per month',
    once: 'one-time, spread over 12 months',
  } satisfies Record<CostBasis, string>,
  amountLabel: (line: string, basis: string, name: string) =>
    `${name}: ${line}, US dollars ${basis}`,
  total: 'A month',
  formulaLabel: 'Formula',
  source: (source: string, comparedOn: string, name: string) =>
    `${source}, compared on ${comparedOn} with what ${name} publishes. It isn’t ${name}’s price list: edit any line.`,
  published,
  edited: 'edited',
  reset: 'Back to the estimate',
  resetOf: (name: string) => `Back to the estimate for ${name}`,
  provider: {
    upTo: (orders: string) => `Up to ${orders} orders`,
    above: (orders: string) => `Above ${orders} orders`,
    perOrder: (rate: string) => `${rate} per order`,
    yours: 'your orders',
    note: 'Every order in the month pays its row’s rate. Nothing else is added here.',
  },
  current: {
    note: (method: string) => `${method}. The one figure you gave; change it in the form.`,
    line: 'Cost per order',
  },
  postage:
    'Postage is left out, because carriers bill it by parcel whoever packs. Amazon is the exception: its fulfillment fee includes delivery.',
};

const keep = {
  title: 'Keep this comparison',
  text: 'The link holds your inputs and every line you edited, and nothing about you.',
  print: 'Print',
  copyLink: 'Copy link',
  copied: 'Copied',
  copyFallback: 'Link to this comparison',
};

const call = {
  title: 'Get a quote for your own rate',
  text: 'Bring this comparison to a free call. We look at your parcels and storage and quote your rate.',
  book: 'Book a Free Call',
  bookingUrl: outsideLinks.booking,
  opensInNewTab: 'opens in a new tab',
};

export const fulfillmentCalculatorCopy = {
  /** Above somebody else's result. */
  shared: 'What a month of orders costs to fulfill, with us or another way.',
  /** What differs from the day an old link was made. */
  changed: {
    rate: (change: string) => `our rate ${change} per order`,
    savings: (change: string) => `savings ${change} a month`,
  },
  methodNames,
  shortMethodNames,
  methodNamesInText,
  form,
  placeholder: {
    title: 'Your comparison appears here',
    text: 'Three answers are enough. No sign-up, no email.',
  },
  results: {
    likeForLike,
    verdict,
    figures,
    days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
    hours: (hours: string) => (hours === '1' ? '1 hour' : `${hours} hours`),
  },
  plot,
  table,
  parts,
  keep,
  call,
};
