import { absoluteUrl, outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import { factoriesCopy } from '../factories/copy.ts';
import { reportFooterCopy } from '../report/copy.ts';
import { assumptionsCopy, figuresCopy } from '../shared/calculator-copy.ts';
import { volumeCalculatorCopy } from '../volume-calculator/copy.ts';
import { creatorResultsCopy } from './results-copy.ts';

const { scenarios, countries, sensitivity } = creatorResultsCopy;

/** Loads with the report, apart from the tool's other copy. */
export const creatorReportCopy = {
  brand: site.name,
  title: creatorResultsCopy.title,
  fileName: (product: string, date: string) => `brandbff-${product}-${date}`,
  yourProduct: 'Your product',
  madeOn: (date: string) => `Created ${date}`,
  basis: (followers: string, engagement: string, price: string, country: string) =>
    `${followers} followers, ${engagement} engagement, ${price} retail price, ${country}.`,
  madeIn: (country: string) => `made in ${country}`,
  countryOpen: 'country up to us',
  estimate:
    'An estimate, not a promise. FOB: without shipping, freight or import duties, and before marketing and tax.',
  figures: figuresCopy,
  figuresTitle: 'The figures',
  scenarios: {
    ...scenarios,
    cost: 'Cost',
    profit: 'Profit',
    row: (name: string, conversion: string) => `${name}, ${conversion}`,
    columns: ['', 'Monthly orders', 'Monthly profit', 'Yearly revenue', 'Yearly profit'],
  },
  pictures: { title: 'Your product and its box, as concepts' },
  countries,
  landedColumns: ['Per unit', 'Low', 'Likely', 'High'],
  sensitivity,
  volume: {
    ...volumeCalculatorCopy,
    title: 'Profit by order size',
    columns: ['Order', 'Cost per unit', 'Order cost', 'Profit per unit', 'Margin', 'Total profit'],
    xLabel: 'Units in one order',
    yLabel: 'Total profit when every unit is sold',
    preset: (name: string, units: string) => `${name}, ${units}`,
  },
  partners: {
    title: factoriesCopy.title,
    columns: ['Partner', 'Place', 'Minimum order', 'Lead time', 'Unit price'],
    why: (name: string, reason: string) => `${name}: ${reason}`,
    names: factoriesCopy.partnerNames,
    minOrder: factoriesCopy.minOrder,
    hidden: 'Their names are shared on your call.',
    sample: factoriesCopy.sampleNote,
    searchedInstead: factoriesCopy.alert.searchedInstead,
    figuresKept: (country: string) => `The figures in this report still use ${country}.`,
    alert: (message: string) => `${factoriesCopy.alert.title}: ${message}`,
  },
  assumptions: {
    ...assumptionsCopy,
    columns: ['What', 'Value', 'Where it comes from'],
    scenarioRule: 'Orders in the low and high case',
    scenarioValue: (low: string, high: string) => `${low} and ${high} of engaged fans`,
    volumeRule: 'Cost per unit by order size',
    volumeValue: (first: string, last: string) => `${first} of the price down to ${last}`,
  },
  next: {
    title: 'What next',
    lines: [
      'Book a free call and bring this report. We’ll tell you what it takes to make the product.',
      `Booking: ${outsideLinks.booking}`,
      `Sourcing tools: ${absoluteUrl(paths.sourcing)}`,
    ],
    thisResult: 'Change these figures:',
  },
  ...reportFooterCopy,
} as const;

export type CreatorReportCopy = typeof creatorReportCopy;
