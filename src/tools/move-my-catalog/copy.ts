/** The first part of the tool: what comes in, and how it was read. */
export const moveMyCatalogCopy = {
  loading: 'Loading the catalog tool',

  privacy:
    'Your catalog stays on this device. We read it in your browser and send none of it to us or anyone else.',

  bring: {
    title: 'Add your products',
    drop: 'Drop your product export here: a Shopify CSV or any other',
    choose: 'Choose a file',
    limits: 'Up to 5,000 rows and 10 MB.',
    pasteLabel: 'Or paste cells from a spreadsheet',
    pasteHint: 'With the header row, such as Title, Cost, Units a year, Country of origin.',
    paste: 'Read these cells',
    pasteMissing: 'Paste your cells first, or choose a file.',
    sample: 'Try it with a sample',
    another: 'Use another catalog',
    reading: 'Reading your catalog',
  },

  problems: {
    'too-large': 'This file is larger than 10 MB. Export fewer columns or fewer products.',
    empty: 'There are no rows in it. Check that the file has a header row and products below it.',
    failed:
      'We couldn’t read this file as a table. In Excel, Numbers or Google Sheets, save or download it as CSV and add that, or paste its cells.',
    unreachable: 'The part that reads catalogs didn’t load. Check your connection and try again.',
  },

  setup: {
    title: 'What we read',
    rows: (rows: string) => `${rows}.`,
    rowsFrom: (rows: string, name: string) => `${rows} from ${name}.`,
    count: (count: number, rows: string) => (count === 1 ? 'One row' : `${rows} rows`),
    above: 'We compare the first 5,000. Split the file to compare the rest.',
    noHeader: 'The first row doesn’t look like a header, so we count it as a product.',
    change: 'Change countries, pieces or columns',
    columns: 'Which column holds what',
    columnsHint: 'We matched these by name. Change any that are wrong.',
    noColumn: 'Not in my file',
    example: (values: string) => `For example: ${values}`,
    fields: {
      title: 'Product name',
      cost: 'Cost per piece',
      units: 'Pieces a year',
      origin: 'Made in',
      hsCode: 'HS or HTS code',
      sku: 'SKU',
      type: 'Product type',
      material: 'Material',
      weight: 'Weight',
    },
    titleMissing: 'Choose the column with the product names.',
    today: 'Where are they made today?',
    todayHint: 'For products whose row doesn’t say.',
    todayHintNone: 'Your file doesn’t say. You can change it for single products later.',
    todayPlaceholder: 'Choose a country',
    todayMissing: 'Choose a country.',
    units: 'Pieces of each product a year',
    unitsHint: 'For products whose row doesn’t say.',
    unitsHintNone: 'Your file doesn’t say. You can change it for single products later.',
    unitsMissing: 'Enter whole pieces, such as 1,000.',
    cost: 'The costs in my file are',
    costMeanings: {
      fob: 'Factory prices (FOB)',
      landed: 'Landed costs, with freight and duty',
    },
    costHint: 'Shopify’s “Cost per item” can be either.',
    noCost: 'Your file has no costs, so we use usual FOB price ranges.',
    groups: 'Treat the variants of a product as one product',
    claims: 'Goods made in Mexico already enter under USMCA',
    submit: 'Show what a move saves',
    from: (source: string) => `Filled in from ${source}.`,
  },

  working: {
    label: 'Comparing your products',
    count: (done: string, total: string) => `${done} of ${total}`,
    cancel: 'Cancel',
    stopped: 'Stopped. Nothing was lost.',
    resume: 'Continue',
  },

  storage: {
    kept: 'What you entered stays in this tab until you close it.',
    large:
      'This catalog is too large to keep in the tab: if you reload the page, choose the file again. Your answers stay.',
  },
} as const;
