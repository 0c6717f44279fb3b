import { outsideLinks, paths } from '@/config/paths.ts';

const errors = {
  /** What a field says in its own words; for any other reason it says what `any` says. */
  field: {
    followers: {
      required: 'Write how many followers you have, such as 12,500.',
      'not-whole': 'Write whole followers, with three digits after a comma, such as 12,500.',
      'too-large': 'Write at most 2 billion followers.',
    },
    engagementRate: {
      'not-a-number': 'Write a percentage, such as 3.5.',
      'over-100': 'Write a percentage from 0 to 100.',
    },
    price: {
      required: 'Write the price of one product, such as 24.99.',
      'not-a-number': 'Write a price, such as 24.99.',
      'too-large': 'Write at most 1,000,000 dollars.',
    },
    productCategory: { required: 'Choose a category.' },
    country: { required: 'Choose a country, or "You Choose" to leave it to us.' },
    styles: { 'too-many': 'Choose at most three styles.' },
    product: { 'too-long': 'Shorten this to 300 characters.' },
  },
  any: {
    required: 'Fill this in.',
    'not-a-number': 'Write a number, such as 12,500 or 12.5k.',
    'not-whole': 'Write a whole number.',
    'other-currency': 'Write the amount in US dollars.',
    negative: 'Write 0 or more.',
    'too-large': 'Write a smaller number.',
    'over-100': 'Write at most 100.',
    'unknown-option': 'Choose one from the list.',
    'too-many': 'Choose fewer.',
    'too-long': 'Shorten this.',
  },
} as const;

const fields = {
  followers: {
    label: 'Audience size',
    hint: 'Followers on your biggest platform, such as 12,500 or 12.5k.',
    placeholder: '12,500',
  },
  engagementRate: {
    label: 'Engagement rate',
    hint: 'Leave empty to use 3.5%.',
    placeholder: '3.5',
    unit: '%',
  },
  price: {
    label: 'Average order value',
    hint: 'What one customer pays for one product, in US dollars.',
    placeholder: '25.00',
    unit: '$',
  },
  productCategory: { label: 'Product category', placeholder: 'Choose a category' },
  country: {
    label: 'Made in',
    placeholder: 'Choose a country',
    hint: 'Sets the unit cost. Prices are FOB: no shipping, freight or import duties.',
    aiChooseHint: 'AI optimizes for best margin and quality.',
  },
  product: {
    label: 'Product description',
    hint: 'What is it, what is it made of, what is printed on it? Factories and pictures are matched to these words.',
    placeholder: 'A heavy cotton tote bag with an inside pocket and my flower logo on the front',
  },
} as const;

/** The words of the free revenue calculator. */
export const revenueCalculatorContent = {
  form: {
    label: 'Revenue calculator',
    fields,
    errors,
    submit: 'Calculate my revenue',
    submitting: 'Generating results + inspiration...',
    clear: 'Clear the form',
    errorSummary: (count: number) =>
      count === 1 ? 'One answer needs a look.' : `${count} answers need a look.`,
  },
  look: {
    label: 'Design inspiration',
    hint: 'Sets the style of your product pictures.',
    tabsLabel: 'How to describe your look',
    stylesTab: 'Style tags',
    autoTab: 'In your words',
    wordsLabel: 'Describe your look, or paste your profile link',
    wordsPlaceholder: 'Sage green and cream, soft, handmade, like a cottage garden',
    wordsHint: 'We read only what you type here; no profile is opened.',
    guessLabel: 'Our guess',
    guessStyles: (styles: string) => `Closest to ${styles}.`,
    guessNone: 'Nothing in these words names a style yet. Try a mood, a color or a material.',
    guessHandle: (handle: string) => `Your pictures will carry ${handle}.`,
    guessNote: 'A guess from your words alone. Pick style tags instead if it is off.',
    colorsLabel: 'Colors',
  },
  email: {
    title: 'Where should your report go?',
    description:
      'Your figures are ready. Leave your email and we add product pictures and factory matches, and send you the report.',
    label: 'Email',
    placeholder: 'you@example.com',
    submit: 'Get my results',
    submitting: 'Generating results + inspiration...',
    privacy: 'We use it to send this report and to answer you. It never appears in a link.',
    skip: 'Just the figures',
    hideWhileRunning: 'Hide',
    goesTo: 'Report goes to',
    change: 'Change',
    askedAgain: 'We ask where your report goes once the figures are there.',
    close: 'Close',
  },
  steps: {
    title: 'What is happening',
    names: {
      save: 'Saving your results',
      notification: 'Sending your report',
      productDesign: 'Drawing your product',
      packagingDesign: 'Drawing your packaging',
      factories: 'Searching factories',
    },
    states: { waiting: 'Waiting', running: 'In progress', done: 'Done', failed: 'Did not work' },
    kept: 'Kept. It leaves by itself as soon as our mail service answers.',
    refused:
      'You have sent this address all the reports you can in a day. Your results stay on this page, and their link can be copied. A report can go to another address.',
    repeat: 'Try again',
    otherAddress: 'Use another address',
  },
  results: {
    title: 'Your revenue potential',
    basis: (audience: string, engagement: string, price: string) =>
      `${audience} followers, ${engagement} engaged, ${price} an order.`,
    announced: (yearlyRevenue: string, yearlyProfit: string) =>
      `Estimate ready: ${yearlyRevenue} revenue and ${yearlyProfit} profit a year.`,
    estimate: 'An estimate, not a promise.',
    figures: {
      engagedAudience: 'Engaged fans',
      totalOrderedUnits: 'Monthly orders',
      monthlyRevenue: 'Monthly revenue',
      yearlyRevenue: 'Yearly revenue',
      monthlyCost: 'Monthly costs',
      yearlyCost: 'Yearly costs',
      unitCost: 'Cost per unit',
      monthlyGrossProfit: 'Monthly profit',
      grossMargin: 'Profit margin',
      yearlyGrossProfit: 'Potential yearly profit',
    },
    searchingFactories: 'Factory search in progress',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFallback: 'The link to this result',
    seePricing: 'See supplier prices',
    stale: 'You changed the form. These figures belong to your earlier answers.',
    recalculate: 'Calculate again',
    zero: 'With these numbers nobody buys yet. Check audience size, engagement and price.',
    placeholderTitle: 'Your result appears here',
    placeholderText:
      'Revenue, cost and profit for a month and a year. Every assumption is one tap away.',
  },
  confidence: {
    labels: { high: 'High Confidence', medium: 'Medium Confidence', low: 'Low Confidence' },
    score: (score: number) => `${score} of 90`,
    why: 'How sure is this?',
    reasons: {
      revenue: 'Revenue above zero',
      factories: 'Factories found',
      feasible: 'Your country makes this well',
    },
    met: 'yes',
    notMet: 'not known yet',
    note: 'It grows when the factory search finds partners who can make your product.',
  },
  plot: {
    title: 'Your first year',
    summary: (revenue: string, cost: string, profit: string) =>
      `After twelve months: ${revenue} revenue, ${cost} cost and ${profit} profit, added up month by month.`,
    loading: 'Drawing your year',
    series: { revenue: 'Revenue', cost: 'Cost', profit: 'Profit' },
    month: 'Month',
    monthName: (month: number) => `Month ${month}`,
    tableLabel: 'See the twelve months as a table',
  },
  assumptions: {
    title: 'What we assumed',
    rules: {
      conversion: 'Engaged fans who order each month',
      unitCost: (country: string) => `Unit cost, made in ${country}`,
      unitCostOpen: 'Unit cost, country not chosen',
      shareOfPrice: (share: string, price: string) => `${share} of your ${price} price`,
      engagement: 'Engagement rate',
      engagementNote: 'You left this empty, so we used a middling rate.',
      incoterm: 'Price basis',
      fob: 'FOB',
      fobNote: 'Without shipping, freight or import duties',
      months: 'The year',
      monthsValue: '12 equal months',
      monthsNote: 'No growth, no season: real months differ',
    },
    source: (source: string, year: number) => `${source}, ${year}`,
    formulaTitle: 'The sums',
    formulas: [
      'Engaged fans = audience size × engagement rate',
      'Monthly orders = engaged fans × 2%',
      'Monthly revenue = orders × average order value',
      'Monthly costs = orders × cost per unit',
      'Monthly profit = revenue − costs',
    ],
  },
  extras: {
    title: 'Get the pictures and the factories',
    text: 'Leave your email and we draw your product and its packaging, and search factories for it.',
    action: 'Get pictures and factory matches',
  },
  inspiration: {
    title: 'Product inspiration',
    drawing: 'Drawing your inspiration...',
    drawn: (count: number) =>
      `${count} product inspiration ${count === 1 ? 'image' : 'images'} ready.`,
    none: 'No picture came back this time. Your figures are not affected.',
    kinds: { 'product-design': 'Product', 'packaging-design': 'Packaging' },
    alt: (depicts: string) => `Concept drawing: ${depicts}`,
    drawnBy: { builtin: 'Drawn by our built-in engine', live: 'Drawn by an AI model' },
    enlargedTitle: (kind: string, depicts: string) => `${kind}: ${depicts}`,
    enlarge: (kind: string) => `Enlarge: ${kind}`,
    save: 'Save picture',
    close: 'Close',
    concept: 'Concepts to talk about, not finished designs. Save one and bring it to your call.',
    conceptShort: 'A concept to talk about, not a finished design.',
  },
  pricing: {
    title: 'Real supplier prices',
    titleTypical: 'Typical supplier prices',
    back: 'Back to your results',
    loading: 'Looking up supplier prices...',
    product: (product: string) => `Your product: ${product}`,
    query: (product: string) => `Searched for: ${product}`,
    estimated: {
      title: 'Using estimated pricing',
      text: 'Live market data unavailable, showing typical ranges',
    },
    /** On the page; the toast has the words above. */
    typical:
      'These are our own typical ranges for this kind of product, not offers. No supplier was asked.',
    live: 'Read from a supplier marketplace just now.',
    caption: 'Supplier prices in US dollars per piece, FOB',
    captionTypical: 'Typical ranges in US dollars per piece, FOB',
    columns: {
      product: 'Product',
      price: 'Price per piece',
      moq: 'Minimum order',
    },
    range: (min: string, max: string) => `${min} to ${max}`,
    pieces: (count: string) => `${count} pieces`,
    yourUnitCost: (cost: string) => `Your estimate uses ${cost} per unit.`,
    listedNote:
      'A listed price is not a quote: material, print, quantity and duties change it. A call gets you real ones.',
    none: 'No prices came back for this product. Try a simpler product description.',
    failed: 'Supplier prices did not load. Please try again.',
    retry: 'Try again',
    source: 'Open the listing',
    opensInNewTab: 'opens in a new tab',
    quote: 'Get real quotes on a call',
  },
  callToAction: {
    title: 'Like what you see?',
    text: 'Bring these figures to a free call. We turn ideas into real products, 90 days from concept to consumer.',
    book: 'Book a Free Call',
    bookingUrl: outsideLinks.booking,
    opensInNewTab: 'opens in a new tab',
    moreTools: 'Try More Free Tools',
    moreToolsPath: paths.brandVision,
  },
  toasts: {
    invalidEmail: { title: 'Invalid Email', text: 'Please enter a valid email address' },
    saveFailed: { title: 'Error', text: 'Failed to save your results. Please try again.' },
    success: {
      title: 'Success! 🎉',
      withImages: (count: number) =>
        `Your results are ready with ${count} product inspiration ${count === 1 ? 'image' : 'images'}.`,
      withoutImages: 'Your results are ready. Check your email for a detailed report!',
      reportKept: 'Your results are ready. Your report is kept and follows by email.',
    },
    figuresOnly: {
      title: 'Your figures are ready',
      text: 'The pictures and the report did not come through. You can try them again below.',
      reportRefused:
        'The pictures did not come through; you can try them again below. The report cannot go to this address today.',
    },
  },
} as const;

export type RevenueCalculatorContent = typeof revenueCalculatorContent;
