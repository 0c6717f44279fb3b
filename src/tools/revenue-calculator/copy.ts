import { outsideLinks, paths } from '@/config/paths.ts';
import { fieldErrorsCopy } from '../shared/field-errors-copy.ts';

const errors = {
  field: {
    ...fieldErrorsCopy.field,
    productCategory: { required: 'Choose a category.' },
    styles: { 'too-many': 'Choose at most three styles.' },
    product: { 'too-long': 'Shorten this to 300 characters.' },
  },
  any: fieldErrorsCopy.any,
} as const;

const fields = {
  followers: {
    label: 'Audience size',
    hint: 'Followers on your biggest platform, such as 12,500 or 12.5k.',
    placeholder: '12,500',
  },
  engagementRate: {
    label: 'Engagement rate',
    hint: 'Leave it blank to use 3.5%.',
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

/** The copy of the free revenue calculator. */
export const revenueCalculatorCopy = {
  form: {
    label: 'Revenue calculator',
    fields,
    errors,
    /** Over the look and the description, where a bar opens them. */
    optional: 'Look and description (optional)',
    submit: 'Calculate my revenue',
    submitting: 'Generating results + inspiration...',
    clear: 'Clear the form',
    errorSummary: fieldErrorsCopy.summary,
  },
  look: {
    label: 'Design inspiration',
    hint: 'Sets the style of your product pictures.',
    tabsLabel: 'How to describe your look',
    stylesTab: 'Style tags',
    autoTab: 'In your words',
    wordsLabel: 'Describe your look, or paste your profile link',
    wordsPlaceholder: 'Sage green and cream, soft, handmade, like a cottage garden',
    wordsHint: 'We only read what you type here; we don’t open any profile.',
    guessLabel: 'Our guess',
    guessStyles: (styles: string) => `Closest to ${styles}.`,
    guessNone: 'We couldn’t spot a style in that. Try a mood, a color or a material.',
    guessHandle: (handle: string) => `Your pictures will carry ${handle}.`,
    guessNote: 'A guess from your words alone. Pick style tags instead if it’s off.',
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
    skip: 'Skip, show my numbers',
    hideWhileRunning: 'Hide',
    goesTo: 'Report goes to',
    change: 'Change',
    askedAgain: 'We’ll ask where to send your report once your figures are ready.',
    close: 'Close',
  },
  steps: {
    title: 'What’s happening',
    names: {
      save: 'Saving your results',
      notification: 'Sending your report',
      productDesign: 'Drawing your product',
      packagingDesign: 'Drawing your packaging',
      factories: 'Searching factories',
    },
    states: { waiting: 'Waiting', running: 'In progress', done: 'Done', failed: 'Didn’t work' },
    kept: 'Saved. We’ll send it as soon as our mail service is back.',
    refused:
      'That’s today’s limit of reports for this address. Your results stay on this page, and you can copy their link or send a report to another address.',
    repeat: 'Try again',
    otherAddress: 'Use another address',
  },
  results: {
    title: 'Your revenue potential',
    basis: (audience: string, engagement: string, price: string) =>
      `${audience} followers, ${engagement} engaged, ${price} per order.`,
    searchingFactories: 'Factory search in progress',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFallback: 'The link to this result',
    seePricing: 'See supplier prices',
    zero: 'At these numbers, we don’t project any orders. Check audience size, engagement and price.',
    placeholderTitle: 'Your result appears here',
    placeholderText:
      'Revenue, cost and profit for a month and a year. Every assumption is one tap away.',
  },
  /** Above somebody else's result. */
  shared: (yearlyProfit: string) => `A revenue estimate: ${yearlyProfit} in profit a year.`,
  /** On a result whose unit cost is from the supplier prices. */
  receipt: {
    cost: (cost: string) => `Unit cost: ${cost}`,
    typical: (product: string, pieces: string) =>
      `the middle of our typical range for ${product} at ${pieces} pieces`,
    listed: (product: string, pieces: string) =>
      `the middle of the listed price for “${product}” from ${pieces} pieces`,
    estimate: (cost: string) => `the estimate would use ${cost}.`,
    useEstimate: 'Use the estimate again',
  },
  extras: {
    title: 'Get the pictures and the factories',
    text: 'Leave your email and we’ll draw your product and its packaging, and search factories for it.',
    action: 'Get pictures and factory matches',
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
      productAtSize: 'Product and order size',
      price: 'Price per piece',
    },
    range: (min: string, max: string) => `${min} to ${max}`,
    minOrder: (count: string) => `Minimum order: ${count} pieces`,
    productAt: (product: string, count: string) => `${product}, ${count} pieces`,
    middle: (price: string) => `Middle: ${price}`,
    calculate: 'Calculate with this price',
    calculateLabel: (price: string, product: string) =>
      `Calculate with this price: ${price}, ${product}`,
    abovePrice: (price: string) => `Above your price of ${price}: nothing would be left.`,
    inUse: 'In your calculation',
    yourUnitCost: (cost: string) => `Your estimate uses ${cost} per unit.`,
    chosenUnitCost: (cost: string, estimate: string) =>
      `You calculate with ${cost} per unit; the estimate would use ${estimate}.`,
    estimateNote: 'The estimate is a share of your price; these prices start from the product.',
    listedNote:
      'A listed price isn’t a quote: material, print, quantity and duties change it. A call gets you real ones.',
    none: 'We have no range for this product. Name the goods in plain words, such as “face serum” or “canvas tote bag”, and calculate again, or get a quote on a call.',
    failed: 'Supplier prices didn’t load. Please try again.',
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
      reportKept: 'Your results are ready. Your report is saved and will follow by email.',
    },
    figuresOnly: {
      title: 'Your figures are ready',
      text: 'The pictures and the report didn’t come through. You can try them again below.',
      reportRefused:
        'The pictures didn’t come through; you can try them again below. The report can’t go to this address today.',
    },
  },
} as const;
