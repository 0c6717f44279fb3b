import {
  type FactOrigin,
  type GeopoliticalRisk,
  type SourcingCategory,
  sourcingCategoryLabels,
} from '@functions/_shared/domain/country-profiles.ts';
import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import { dutyBasis } from '@functions/_shared/domain/tariff/duty-basis.ts';
import type { SampleDutyLayer } from '@functions/_shared/domain/tariff/sample-duties.ts';
import { sampleProductNames } from '@functions/_shared/domain/tariff/sample-products.ts';
import type { MapColoring } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { formatPct1 } from '@/lib/format.ts';
import { defaultDutyCategory } from './rules/map-scale.ts';

const sampleProduct = (category: SourcingCategory | null) =>
  sampleProductNames[category ?? defaultDutyCategory];

const allCategories = 'All Categories';

const categoryLabel = (category: SourcingCategory | null) =>
  category === null ? allCategories : sourcingCategoryLabels[category];

const names = new Intl.ListFormat('en-US');

const ratingWords = ['Weak', 'Limited', 'Capable', 'Strong', 'World leader'] as const;

const ratingWord = (rating: number) => ratingWords[Math.round(rating) - 1] ?? '';

const rating = (value: number) => `${Number.isInteger(value) ? value : value.toFixed(1)} of 5`;

const pct = (value: number) => (Number.isInteger(value) ? `${value}%` : formatPct1(value));

const source = (origin: FactOrigin) =>
  origin === 'our estimate' ? 'our estimate' : `${origin.name}, ${origin.year}`;

/** What a coloring is called, how its values read, and what each step of its scale means. */
const colorings: Readonly<
  Record<
    MapColoring,
    {
      label: string;
      title: (category: SourcingCategory | null) => string;
      value: (value: number) => string;
      /** Short enough for a pin on the map. */
      short: (value: number) => string;
      steps: readonly string[];
    }
  >
> = {
  rating: {
    label: 'Rating',
    title: (category) =>
      category === null
        ? 'Manufacturing strength, average of the five categories'
        : `Manufacturing strength in ${categoryLabel(category)}`,
    value: rating,
    short: (value) => `${Number.isInteger(value) ? value : value.toFixed(1)}/5`,
    steps: ratingWords.map((word, index) => `${index + 1} ${word}`),
  },
  'lead-time': {
    label: 'Lead time',
    title: (category) =>
      `Longest usual bulk lead time for ${sourcingCategoryLabels[category ?? 'apparel'].toLowerCase()}`,
    value: (days) => `up to ${days} days`,
    short: (days) => `${days} d`,
    steps: ['Fast, to 45 days', 'Medium, 46-60', 'Slow, 61-75', 'Very slow, over 75'],
  },
  duty: {
    label: 'US duty',
    title: (category) => `US duty on a ${sampleProduct(category)}`,
    value: pct,
    short: pct,
    steps: ['Low, to 10%', 'Moderate, to 20%', 'High, to 30%', 'Very high, over 30%'],
  },
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const mapExplorerCopy = {
  title: 'Where could it be made?',
  intro: `${capitalized(mapCountryCount)} manufacturing countries, with what they’re good at, how long they take and what US duty costs. Choose a category, then a country on the map or in the list.`,
  categoriesLabel: 'Category',
  allCategories,
  categoryLabel,
  coloringLabel: 'Color the map by',
  colorings,
  highlightPrompt: 'Choose a category to highlight the countries that are strong in it.',
  highlighted: (strong: number, category: string, leaders: readonly string[], best: number) =>
    `${strong} ${strong === 1 ? 'country is' : 'countries are'} strong in ${category}. ${names.format(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} with ${rating(best)}.`,
  /** Where several countries share the best rating. */
  leaderOrder: (means: readonly { name: string; mean: number }[]) =>
    `Ratings are rounded. Before rounding, averaged over all kinds of goods in the category: ${means.map(({ name, mean }) => `${name} ${Number(mean.toFixed(2))}`).join(', ')}.`,
  strong: (category: string) => ({ short: 'Strong', rest: ` in ${category}` }),
  map: {
    label: 'World map',
    loading: 'Loading the map',
    help: 'Ctrl + scroll or pinch to zoom, drag to move. With the focus on the map: arrow keys move, + and − zoom, 0 resets.',
    touchHelp: 'Pinch to zoom; two fingers move the map. The list has everything too.',
    wheelHint: 'Hold Ctrl (or ⌘) while you scroll to zoom the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Reset view',
    scaleNote: 'From yellow (worst for you) to dark green (best).',
    noData: 'No data (hatched)',
  },
  list: {
    title: 'Countries',
    compare: (country: string) => `Compare ${country}`,
    compareShort: 'Compare',
    prompt: 'Everything on the map is in this list too, best first.',
  },
  /** What differs from the day an old link was made. */
  changed: { duty: (change: string) => `duty ${change}` },
  sharedText: (country: string) =>
    `${country} on our map: its duty, lead times, risks and certifications.`,
  panel: {
    copyLink: 'Copy link',
    close: 'Close, back to the list',
    estimateMark: 'est.',
    estimateNote: '“est.” means our own estimate. All sources are at the end of this panel.',
    bestFor: 'Best for',
    strengths: 'Manufacturing strengths',
    rating,
    ratingWord,
    why: 'Why this country',
    general: 'General information',
    leadTime: 'Typical lead time',
    shipping: 'Shipping to US',
    language: 'Language barrier',
    timezone: 'Timezone difference',
    minimumOrder: 'Usual smallest order',
    units: (from: string, to: string, category: SourcingCategory) =>
      `${from}-${to} units per ${category === 'apparel' ? 'style' : 'product'}`,
    forCategory: (category: SourcingCategory) =>
      `for ${sourcingCategoryLabels[category].toLowerCase()}`,
    noBrands: (category: SourcingCategory) =>
      `None that we know of in ${sourcingCategoryLabels[category].toLowerCase()}.`,
    certifications: 'Certifications',
    brands: 'Notable brands',
    trade: 'Trade agreements',
    risk: 'Risk assessment',
    geopolitical: 'Geopolitical risk',
    maturity: 'Supply chain maturity',
    considerations: 'Considerations',
    addToComparison: 'Add to comparison',
    inComparison: 'In comparison',
    /** The accessible name, which begins with the label. */
    comparisonOf: (label: string, country: string) => `${label}: ${country}`,
    makeHere: 'Make it here',
    madeHere: 'Your product is made here',
    writeRfq: (country: string) => `Write an RFQ for ${country}`,
    sources: 'Sources',
    ratingsSource: 'our estimate, read from trade patterns',
    source,
  },
  risks: { low: 'Low', medium: 'Medium', high: 'High' } satisfies Record<GeopoliticalRisk, string>,
  duty: {
    title: (category: SourcingCategory | null) => `US duty on a ${sampleProduct(category)}`,
    code: (htsCode: string) => `HTS ${htsCode}`,
    total: 'Total duty',
    pct,
    layer: ({ kind, label }: SampleDutyLayer) =>
      kind === 'forced-labor-301' ? 'Section 301, forced labor' : label,
    heading: ({ heading, effectiveFrom }: SampleDutyLayer) =>
      effectiveFrom === null ? heading : `${heading}, since ${formatLongDate(effectiveFrom)}`,
    usmca: (totalPct: number) => `${pct(totalPct)} if it qualifies under USMCA`,
    basis: dutyBasis,
    note: 'Without antidumping duties, product exclusions and customs fees; your own product may fall under another code. The forced-labor duty is being challenged in court.',
  },
  compare: {
    title: 'Side by side',
    prompt: (missing: number) =>
      missing === 2
        ? 'Choose two or three countries with Compare to see them side by side.'
        : 'Choose one more country to see them side by side.',
    full: 'Three countries is the maximum. Remove one to add another.',
    remove: (country: string) => `Remove ${country} from the comparison`,
    clear: 'Clear comparison',
    field: 'Field',
    rating: (category: string) => `Rating, ${category}`,
    daysToDoor: 'Approved sample to East Coast',
    days: ({ from, to }: { from: number; to: number }) => `${from}-${to} days`,
  },
  introForm: {
    open: (country: string) => `Request ${country} Supplier Intro`,
    title: (country: string) => `Supplier intro in ${country}`,
    email: 'Email',
    requirements: 'Requirements',
    requirementsHint: 'Optional: product, quantity, target price, certifications.',
    maxRequirements: 5000,
    submit: 'Submit Request',
    sending: 'Sending',
    cancel: 'Cancel',
    invalidEmail: {
      title: 'Valid email required',
      description: 'Please enter a valid email address',
    },
    failed: {
      title: 'Error sending request',
      descriptions: {
        waiting: 'Nothing you typed is lost. We’ll keep trying, or you can send it again.',
        refused: 'Nothing you typed is lost. Please check it and try again.',
      },
    },
    sent: {
      title: 'Request sent!',
      description: "We'll be in touch with supplier recommendations soon.",
    },
  },
} as const;
