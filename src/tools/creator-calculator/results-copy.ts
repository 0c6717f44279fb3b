import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { factoriesCopy } from '../factories/copy.ts';
import { estimateCopy } from '../shared/calculator-copy.ts';

/** The copy of the creator calculator's results. */
export const creatorResultsCopy = {
  /** Above somebody else's result. */
  shared: (product: string) => `What a creator could earn with this product: ${product}.`,
  /** Beside the form. */
  aside: {
    result: 'Potential yearly profit',
    resultNote: (product: string) => `An estimate, from ${product}.`,
    seeResult: 'See the whole result',
  },
  takeIdeaPrice: (price: string) => `Use ${price}, a usual price for this`,
  title: 'Your Creator Brand Revenue Potential',
  basis: (product: string, followers: string, engagement: string, price: string) =>
    `${product}: ${followers} followers, ${engagement} engaged, ${price} each.`,
  ...estimateCopy,
  zero: 'At these numbers, we don’t project any orders. Check followers, engagement and price.',
  price: {
    title: 'Try another price',
    label: 'Price slider',
    inputLabel: 'Dream product price ($)',
    hint: 'All figures update as you move it.',
    costFollows: (share: string) =>
      `We estimate the cost per unit as ${share} of the price, so your margin stays the same at any price. The chart “What moves your profit most” keeps the cost fixed, so a new price changes more there.`,
    invalid: 'Enter a price from 0 to 1,000,000, such as 24.99.',
    perUnit: (cost: string) => `Cost per unit ${cost}`,
    profit: (profit: string) => `Potential yearly profit ${profit}`,
  },
  scenarios: {
    title: 'Low, expected, high',
    text: 'Only one thing changes: the share of engaged fans who order in a month, 1%, 2% or 4%. These are our assumptions, not forecasts.',
    names: { low: 'Low', expected: 'Expected', high: 'High' },
    conversion: (pct: string) => `${pct} order`,
    orders: 'Monthly orders',
    monthlyProfit: 'Monthly profit',
    yearlyProfit: 'Yearly profit',
  },
  countries: {
    title: 'Seven countries, side by side',
    summary: (best: string, bestMargin: string, worst: string, worstMargin: string) =>
      `The same product keeps ${bestMargin} of its price when made in ${best}, and ${worstMargin} in ${worst}. Before freight and duty.`,
    openNote:
      '“You Choose” is a cautious planning figure until we know the country; the one we find may cost less.',
    chosen: (country: string) => `${country} (your choice)`,
    barLabel: 'Country',
    valueLabel: 'Profit margin',
    tableLabel: 'See the margins as a table',
  },
  sensitivity: {
    title: 'What moves your profit most',
    summary: (factor: string, swingPct: string) =>
      `${factor} moves it most. Each bar is yearly profit with one number ${swingPct} lower or higher and everything else the same; here, a new price doesn’t change the cost per unit.`,
    slider: (swingPct: string, here: string, there: string) =>
      `A price ${swingPct} higher gives ${here} here and ${there} on the price slider, because the slider moves the cost along with the price.`,
    barLabel: 'Number',
    low: (swingPct: string) => `${swingPct} lower`,
    high: (swingPct: string) => `${swingPct} higher`,
    base: 'Now',
    factors: {
      price: 'Price',
      engagement: 'Engagement rate',
      followers: 'Followers',
      'unit-cost': 'Cost per unit',
    },
    tableLabel: 'See the swings as a table',
  },
  loadingPlots: 'Drawing your plots',
  booking: {
    title: 'Turn these numbers into a product',
    text: 'Bring them to a free call. We’ll tell you what it takes to make it, 90 days from concept to consumer.',
    book: "Let's Build Your Brand",
    bookingUrl: outsideLinks.booking,
    opensInNewTab: 'opens in a new tab',
  },
  factories: {
    ...factoriesCopy,
    intro: 'Matched to your product and country.',
    alert: {
      ...factoriesCopy.alert,
      compare: 'Change the manufacturing country to compare.',
    },
  },
  findFactories: {
    text: 'See who could make this.',
    action: 'Find manufacturing partners',
  },
  quotes: {
    title: 'Get Real Supplier Quotes',
    text: (cost: string, share: string) =>
      `${cost} per unit is an estimate: ${share} of your price. To quote, a factory needs a drawing, a material and a quantity. The RFQ generator starts with these lines, asks for the rest and sends us the request.`,
    lines: {
      product: 'Product',
      quantity: 'Quantity',
      country: 'Made in',
      targetCost: 'Target cost, FOB',
    },
    quantity: (units: string) => `${units} units to start`,
    countryOpen: 'Open to any country',
    targetCost: (cost: string) => `${cost} per unit or less`,
    rfq: 'Ask for quotes',
    rfqPath: paths.sourcing,
    email: 'Ask for quotes by email',
    emailHref: (product: string, lines: readonly string[]) =>
      contactMailto(`Supplier quotes: ${product}`, lines.join('\n')),
  },
} as const;
