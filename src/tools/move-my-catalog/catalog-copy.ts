import type { RowFault } from './rules/catalog-product.ts';
import type { CatalogRoute } from './rules/catalog-routes.ts';
import type { KindSource } from './rules/classify-product.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** The texts of the results. */
export const catalogCopy = {
  total: {
    title: 'What your catalog saves',
    caption: 'Saves a year',
    range: (low: string, high: string) => `${low} to ${high}`,
    over: (counted: string, products: string) => `across ${counted} of ${products} products`,
    moves: 'Products worth moving',
    movesNote: 'Their move pays for itself within five years.',
    costs: 'One-time cost',
    costsNote: 'Samples, pilot orders and running two factories at first.',
    payback: 'Paid back in',
    none: 'Among the products we can compare, none is cheaper to make in another country.',
    nothingYet:
      'No product has all its numbers yet. Answer the questions below, and the total appears here.',
    estimate:
      'Planning figures, not quotes: US duties of today, usual freight, and usual factory prices by country.',
    withUsmca: (usd: string) => `With USMCA claims in Mexico, it’d be ${usd}.`,
    countUsmca: 'Count Mexico with USMCA',
    countUsmcaHint:
      'Needs a certificate of origin for each product; apparel has to be made from North American yarn.',
  },

  questions: {
    title: (count: number) => plural(count, 'One question is open', `${count} questions are open`),
    text: (products: string) =>
      `They decide the tariff line for ${products}. Each answer counts for all similar products.`,
    of: (goods: string, products: number) =>
      `${goods}: ${products} ${plural(products, 'product', 'products')}`,
    more: (count: number) => `Show ${count} more`,
    fallback: 'Which of these is it?',
    unsure: 'Products with an open question aren’t in the totals.',
  },

  list: {
    title: 'Your products',
    sorted: 'Biggest savings first.',
    search: 'Search products',
    searchPlaceholder: 'Name, SKU, kind or code',
    filter: 'Show',
    filters: {
      all: 'All',
      move: 'Worth moving',
      stay: 'Better where they are',
      ask: 'Open question',
      unknown: 'Not recognized',
      other: 'Left out',
    },
    more: (count: number) => `Show ${count} more`,
    empty: 'No product matches. Clear the search or choose another filter.',
    clear: 'Clear',
    shown: (shown: string, all: string) => `${shown} of ${all} products`,
  },

  row: {
    variants: (count: number) => `${count} variants`,
    made: (country: string, units: string) => `made in ${country}, ${units} a year`,
    year: (usd: string) => `${usd} a year`,
    to: (country: string, payback: string) => `${country}, paid back in ${payback}`,
    stays: 'Cheapest where it is now',
    noPayback: 'No move pays off within five years',
    range: (low: string, high: string) => `${low} to ${high}`,
    dutyToday: (duty: string) => `${duty} duty today`,
    open: 'Compare countries',
    compare: (title: string) => `Compare countries: ${title}`,
    sources: {
      title: '',
      type: 'from its type in your file',
      'own-words': 'in your words',
    } satisfies Record<KindSource, string>,
    ask: {
      alike: (count: number) =>
        count === 1 ? 'Decides this product' : `Counts for ${count} products`,
    },
    unknown: {
      text: 'We don’t know what this is, so it has no number.',
      thing: (thing: string) => `We don’t know a “${thing}”, so it has no number.`,
      label: 'What is it, in plain words?',
      placeholder: 'Such as cotton tote bag',
      submit: 'Use these words',
    },
    notMade: (label: string) => `We don’t source ${label}, so we don’t compare it.`,
    noToday: 'Where is it made today?',
    noUnits: 'How many pieces a year?',
    dutyOpen:
      'Its duty depends on more than the tariff line, such as quantity or contents, so it has no number.',
    costTooLow:
      'Its landed cost is below what freight and fees alone come to. Check the cost in your file.',
    unlike: (own: string, low: string, high: string, goods: string) =>
      `You pay ${own}; ${goods} usually cost ${low} to ${high} FOB. Check that this is the right kind.`,
    orders:
      'Antidumping and countervailing duties aren’t in these figures: they’re open amounts that depend on the producer.',
    notIt: 'Not it? Say what it is',
  },

  detail: {
    columns: {
      country: 'Country',
      duty: 'Duty',
      fob: 'FOB used',
      landed: 'Landed cost',
      saving: 'Saves a piece',
      year: 'Saves a year',
      costs: 'Move costs',
      payback: 'Paid back in',
      breakEven: 'Break-even FOB',
    },
    today: 'made here today',
    fewFactories: 'few factories for it',
    same: 'the same',
    more: (usd: string) => `${usd} more`,
    never: 'never',
    breakEven: (country: string, usd: string) => `${country} wins below ${usd} FOB.`,
    noBreakEven: (country: string) =>
      `No price makes ${country} cheaper: freight and fees cost too much.`,
    costs: (samples: string, pilot: string, double: string) =>
      `The move: samples ${samples}, pilot order ${pilot}, running both factories ${double}.`,
    order: (units: string) =>
      `Worked out for orders of ${units}: half a year’s pieces, at least the usual minimum.`,
    ownFob:
      'We know your cost, so we set other countries above or below it by their usual difference.',
    usualFob: 'Your cost isn’t in the file, so every country has its usual price range.',
    edit: 'Change this product',
    today2: 'Made in',
    units: 'Pieces a year',
    cost: 'Cost per piece, US dollars',
    line: 'Tariff line',
    openLine: 'Not sure yet',
  },

  routes: {
    'mexico-usmca': 'Mexico with USMCA',
  } satisfies Partial<Record<CatalogRoute, string>>,

  bad: {
    title: (count: number) => plural(count, 'One row can’t be used', `${count} rows can’t be used`),
    text: 'They aren’t in any total. Fix them in your file and add it again.',
    line: (line: number) => `Line ${line}`,
    faults: {
      'no-title': (text: string) =>
        text === '' ? 'No product name.' : `No product name (${text}).`,
      'open-quote': () => 'A quotation mark opens here and never closes.',
      cost: (text: string) => `The cost “${text}” isn’t a number.`,
      'cost-currency': (text: string) => `The cost “${text}” isn’t in US dollars.`,
      units: (text: string) => `“${text}” isn’t a whole number of pieces.`,
      'origin-unknown': (text: string) => `We don’t know the country “${text}”.`,
      'origin-not-compared': (text: string) =>
        `We have no freight and prices for ${text} yet, so we can’t compare it.`,
      duplicate: (text: string) => `${text} is listed twice; we count the first.`,
    } satisfies Record<RowFault, (text: string) => string>,
    more: (count: number) => `and ${count} more`,
    archived: (count: number) =>
      plural(count, 'One archived row is left out.', `${count} archived rows are left out.`),
    above: (count: string) =>
      `We compare the first 5,000 rows. ${count} more are left out: split the file and add the rest on its own.`,
  },

  next: {
    title: (count: number) =>
      count === 1 ? 'Start with this one' : `Start with these ${count === 2 ? 'two' : 'three'}`,
    text: (count: number) =>
      count === 1 ? 'The move that saves most.' : 'The moves that save most.',
    roadmap: 'Plan the move',
    roadmapNamed: (title: string) => `Plan the move: ${title}`,
    rfq: 'Write an RFQ',
    rfqNamed: (title: string) => `Write an RFQ: ${title}`,
    to: (from: string, to: string) => `${from} to ${to}`,
  },

  keep: {
    title: 'Keep this',
    text: 'The CSV and the PDF hold your products. A link holds only your settings: your catalog is private.',
    savePdf: 'Save as PDF',
    saving: 'Making the PDF',
    paperLabel: 'Paper size',
    csv: 'Save as CSV',
    copyLink: 'Copy link to these settings',
    copied: 'Copied',
    copyFallback: 'Copy this link',
  },
} as const;
