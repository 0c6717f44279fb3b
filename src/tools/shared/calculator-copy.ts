/** The copy that both calculators share with a result: figures, and what these rest on. */

export const estimateCopy = {
  estimate: 'An estimate, not a promise.',
  announced: (yearlyRevenue: string, yearlyProfit: string) =>
    `Estimate ready: ${yearlyRevenue} revenue and ${yearlyProfit} profit a year.`,
} as const;

/** Before there is a result. */
export const exampleCopy = {
  label: 'Example',
  own: 'Your numbers so far',
  basis: (followers: string, engagement: string, price: string) =>
    `${followers} followers, ${engagement} engaged, one product at ${price}.`,
} as const;

export const profitRangeCopy = {
  ifOrder: (pct: string) => `If ${pct} order`,
} as const;

export const figuresCopy = {
  /** Over all the figures but the profit, where a bar opens them. */
  all: 'What makes up the profit',
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
} as const;

export const confidenceCopy = {
  labels: { high: 'High Confidence', medium: 'Medium Confidence', low: 'Low Confidence' },
  score: (score: number) => `${score} of 90`,
  why: 'How sure is this?',
  reasons: {
    revenue: 'Revenue above zero',
    factories: 'Factories found',
    feasible: 'Your country makes this well',
    ordering: 'How many fans order',
  },
  ordering: (visitors: string) =>
    `measured with ${visitors} visitors to a demand test; votes aren’t orders, so the points stay the same`,
  revenue: { met: 'yes', none: 'no, no orders yet' },
  factories: {
    met: 'yes',
    samples: 'we have sample profiles only, so this adds nothing yet',
    none: 'the search found none',
    unknown: 'no search result for this country yet',
  },
  feasible: {
    met: 'yes',
    samples: 'no real factory backs it up yet, so this adds nothing',
    none: 'the search says no',
    unknown: 'no search result for this country yet',
  },
  searched: (goods: string) => `We searched for: ${goods}.`,
  note: 'It grows when the factory search finds real partners who can make your product.',
} as const;

/** Where a demand test takes the place of the assumed ordering rate. */
export const measuredCopy = {
  used: (pct: string, visitors: string, assumed: string) =>
    `${pct} of engaged fans order each month: measured with ${visitors} visitors to a demand test, counting a quarter of those who said they’d buy. Without a test we assume ${assumed}.`,
  available: (pct: string, assumed: string) =>
    `These figures assume that ${assumed} of engaged fans order. Your demand test measured ${pct}.`,
  toAssumed: (assumed: string) => `Go back to ${assumed}`,
  toMeasured: 'Use the measured rate',
} as const;

/** What differs from the day an old link was made, such as "duty +2.5 points". */
export const changedCopy = {
  yearlyProfit: (change: string) => `profit ${change} a year`,
  duty: (change: string) => `duty ${change}`,
  landedProfit: (change: string) => `what you keep ${change} a unit`,
} as const;

export const yearPlotCopy = {
  title: 'Your first year',
  summary: (revenue: string, cost: string, profit: string) =>
    `After twelve months: ${revenue} revenue, ${cost} cost and ${profit} profit, added up month by month.`,
  loading: 'Drawing your year',
  series: { revenue: 'Revenue', cost: 'Cost', profit: 'Profit' },
  month: 'Month',
  monthName: (month: number) => `Month ${month}`,
  tableLabel: 'See the twelve months as a table',
} as const;

export const assumptionsCopy = {
  title: 'What we assumed',
  rules: {
    conversion: 'Engaged fans who order each month',
    unitCost: (country: string) => `Unit cost, made in ${country}`,
    unitCostChosen: 'Unit cost, as you chose it',
    unitCostOpen: 'Unit cost, country not chosen',
    shareOfPrice: (share: string, price: string) => `${share} of your ${price} price`,
    engagement: 'Engagement rate',
    engagementNote: 'You left this blank, so we used a mid-range rate.',
    incoterm: 'Price basis',
    fob: 'FOB',
    fobNote: 'Without shipping, freight or import duties',
    months: 'The year',
    monthsValue: '12 equal months',
    monthsNote: 'No growth, no seasons: real months vary',
  },
  source: (source: string, year: number) => `${source}, ${year}`,
  whyTwo: 'Why the landed view uses a different unit cost',
  measure: 'Ask your followers instead of assuming: set up a demand test',
  formulaTitle: 'The math',
  conversionMeasured: (visitors: string) =>
    `Measured with ${visitors} visitors to a demand test, a quarter of those who said they’d buy`,
  formulas: (conversion: string) => [
    'Engaged fans = audience size × engagement rate',
    `Monthly orders = engaged fans × ${conversion}`,
    'Monthly revenue = orders × average order value',
    'Monthly costs = orders × cost per unit',
    'Monthly profit = revenue − costs',
  ],
} as const;
