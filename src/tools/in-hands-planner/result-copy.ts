import { routeNameInText } from '@functions/_shared/domain/in-hands/plan-words.ts';
import type { StepId } from '@functions/_shared/domain/in-hands/route-steps.ts';
import type { Route } from '@functions/_shared/domain/in-hands/routes.ts';
import { absoluteUrl, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { NoPrice } from './rules/route-price.ts';

const steps: Readonly<Record<StepId, string>> = {
  artwork: 'Artwork, proof and deposit',
  sample: 'Making the sample',
  'sample-courier': 'Sample on its way to you',
  approval: 'Your approval',
  blanks: 'Blanks to the printer',
  decoration: 'Printing',
  production: 'Production',
  inspection: 'Inspection',
  export: 'Export handling',
  freight: 'Freight',
  customs: 'Unloading and customs',
  inland: 'To your address',
  buffer: 'Buffer',
};

const noPrices: Readonly<Record<NoPrice, string>> = {
  'no-catalog-price': 'Ask us: our catalog has no price for these as printed stock.',
  'below-smallest': 'Ask us: our catalog starts at 50 pieces.',
  'no-tariff-line': 'No price: we have no tariff line for these goods.',
};

const missing: Readonly<Record<'not-stocked' | 'few-makers' | 'past-calendar', string>> = {
  'not-stocked': 'Not sold as printed stock: nobody keeps blanks of these on a shelf.',
  'few-makers': 'Few factories there make these, so we don’t plan dates.',
  'past-calendar': 'It would end after December 31, 2028, where our calendar of closures ends.',
};

const headline = {
  'in-time': (route: Route, goods: string, day: string) =>
    `${capitalized(routeNameInText(route))} has your ${goods} in hands by ${day}`,
  tight: (route: Route, goods: string, day: string) =>
    `${day} is tight: ${routeNameInText(route)} comes closest for your ${goods}`,
  late: (_route: Route, goods: string, day: string) =>
    `No route has your ${goods} in hands by ${day}`,
} as const;

/** What a plan shows. */
export const planResultCopy = {
  headline,
  none: 'None of these routes can be planned for your date.',
  lateText: (route: string, day: string) =>
    `The first to arrive is ${route}: ${day} if everything goes fast. Move the date, or ask us what can be rushed.`,
  several: {
    text: (planned: string) =>
      `You named more than one product. This plan is for the ${planned} only.`,
    plan: (product: string) => `Plan the ${product} instead`,
  },
  basis: (to: string) =>
    `To ${to}, ordered today. Days are planning ranges, not promises; holidays and factory closures are counted.`,
  anywhere: 'anywhere in the lower 48 states',
  chart: {
    title: 'When each route arrives',
    summary: (day: string) =>
      `Bars run from the earliest to the latest arrival. The line is your date, ${day}. Green and solid ends before it, yellow runs across it, red and striped comes after it.`,
    columns: ['Route', 'Earliest', 'Latest', 'Against your date'],
    tableLabel: 'See the dates as a table',
    today: 'today',
  },
  routes: {
    title: 'The routes',
    best: 'Best for your date',
    arrives: 'Arrives',
    span: (from: string, to: string) => `${from} to ${to}`,
    orderBy: 'Order by',
    safe: (day: string) => `${day}, to be safe`,
    latest: (day: string) => `${day} at the latest`,
    passed: 'These days have passed',
    safePassed: 'The safe day has passed',
    price: 'Delivered, per piece',
    total: (total: string) => `${total} total`,
    show: 'Show the days',
    showOf: (route: string) => `Show the days: ${route}`,
    minimum: (pieces: string) => `Factories usually ask for ${pieces} pieces or more.`,
  },
  missing,
  noPrices,
  prices: {
    loading: 'Prices are loading',
    failed: 'The prices didn’t load. The dates still hold.',
    retry: 'Load the prices',
    none: 'Not loaded',
    note: 'Prices are planning ranges: goods at this order size, freight, insurance, duty in force today, customs fees and broker. Receiving and storage in a warehouse are left out. Printed stock is priced as in our swag catalog, printed in one color, with US freight.',
  },
  places: {
    asia: 'Made in Asia',
    europe: 'Made in Europe',
    best: (country: string) => `Best for these goods: ${country}`,
  },
  detail: {
    title: (route: string) => `${route}, day by day`,
    intro:
      'If you order today: fast with the short days and closures, slow with the long ones. These days are our planning ranges.',
    span: (from: string, to: string) => `${from} to ${to}`,
    noDays: 'none',
    columns: ['Step', 'Takes', 'Fast', 'Slow'],
    steps,
    workdays: (range: string, where: string) => `${range} workdays ${where}`,
    days: (range: string) => `${range} days`,
    inUs: 'in the US',
    inCountry: (country: string) => `in ${country}`,
    closures: 'Closures that cost days',
    noClosures: 'No closure costs a day on this route.',
    closed: (from: string, to: string) => `at most ${from} to ${to}`,
    sources: 'Where the closures come from',
  },
  keep: {
    title: 'Keep this plan',
    text: 'The calendar file has the days to order by and every step of the chosen route, at its slowest.',
    calendar: 'Add to my calendar',
    saved: 'Saved. Open the file to add the days to your calendar.',
    print: 'Print or save as PDF',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFallback: 'Copy this link',
    fileName: (day: string) => `in-hands-${day}`,
  },
  quote: {
    label: 'Ask for a quote',
    text: (route: string) =>
      `Opens the RFQ generator with your product, pieces and date filled in, for ${route}.`,
    path: paths.sourcing,
  },
  calendar: {
    productId: `-//${site.name}//In-hands planner//EN`,
    host: new URL(absoluteUrl('/')).host,
    name: (goods: string) => `In hands: ${goods}`,
    orderSafe: (goods: string) => `Order ${goods} by today to be safe`,
    orderLatest: (goods: string) => `Last day to order ${goods}, if everything goes fast`,
    inHands: (goods: string) => `In hands: ${goods}`,
    step: (step: string, goods: string) => `${step}: ${goods}`,
    note: `Planning range by ${site.name}, not a promise.`,
  },
  states: {
    failed: {
      text: 'We couldn’t look up your product. Check your connection and try again.',
      retry: 'Try again',
    },
    notMade: {
      title: (label: string) => `We don’t source ${label}`,
      text: 'Try another product.',
    },
    unknown: {
      title: (words: string) => `We don’t know what “${words}” is`,
      text: 'Say it in other words, such as “steel tumbler” or “cotton tote bag”.',
    },
  },
} as const;

/** "500 tumblers". */
export function goodsText(pieces: string, goods: { name: string; plural: string }): string {
  return `${pieces} ${pieces === '1' ? goods.name : goods.plural}`;
}

/** A range in days: "2 to 5", "3". */
export function dayRangeText({ low, high }: { low: number; high: number }): string {
  return low === high ? `${low}` : `${low} to ${high}`;
}

/** How a row reads: "Sea from China: earliest Feb 3, latest Feb 19. In time, 12 days to spare." */
export function rowReadout(
  name: string,
  { earliest, latest }: { earliest: string; latest: string },
  verdict: string,
): string {
  return `${name}: ${earliest} to ${latest}. ${verdict}.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
