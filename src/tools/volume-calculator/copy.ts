export const volumeCalculatorCopy = {
  title: 'Volume-based profit calculator',
  text: (price: string) =>
    `A larger order costs less per unit. Here’s your profit if all of it sells at ${price}.`,
  start: (known: string) => `Starts at the size closest to what you told us: ${known}.`,
  twoCosts: (cost: string, share: string, firstShare: string, lastShare: string) =>
    `This page shows two planning costs. The results use ${cost} a unit, ${share} of the price, based on the country alone. Here it’s based on order size alone, from ${firstShare} of the price for a small order down to ${lastShare} for the largest. Neither includes freight or duty, and a quote settles which is closer.`,
  sliderLabel: 'Units in one order',
  units: (units: string) => `${units} units`,
  presetsLabel: 'Order sizes',
  presets: {
    starter: 'Starter',
    growth: 'Growth',
    scale: 'Scale',
    enterprise: 'Enterprise',
  },
  figures: {
    unitCost: 'Tier cost per unit',
    unitCostNote: (share: string) => `${share} of the price`,
    profitPerUnit: 'Profit per unit',
    totalProfit: 'Total profit',
    totalProfitNote: 'When every unit is sold',
    margin: 'Margin',
    totalCost: 'Order cost, FOB',
  },
  announced: (units: string, profit: string) => `${units} units: ${profit} total profit.`,
  cheaper: (units: string, saving: string, chosen: string) =>
    `Ordering slightly more costs less: ${units} units cost ${saving} less in total than ${chosen}, because they fall into the next tier.`,
  cheaperNote:
    'The step comes from our rounded planning tiers. Ask the factory where its own price breaks are.',
  takeCheaper: (units: string) => `Calculate with ${units} units`,
  plot: {
    title: 'Profit over quantity',
    summary: (from: string, to: string) =>
      `Total profit runs from ${from} at 500 units to ${to} at 5,000, with a jump wherever a cheaper tier begins.`,
    xLabel: 'units',
    yLabel: 'total profit',
    tier: (share: string) => `${share} cost`,
    tableLabel: 'See the profits as a table',
    loading: 'Drawing the steps',
  },
  assumption: (source: string, year: number) => `Tier costs: ${source}, ${year}.`,
} as const;
