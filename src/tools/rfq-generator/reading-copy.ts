/** What we take the product for, and what is usual for it. */
export const rfqReadingCopy = {
  title: (name: string) => `We read this as: ${name}`,
  text: 'Usual figures to plan with. Only a supplier can quote.',
  rows: {
    materials: 'Materials',
    finishes: 'Decoration',
    minimum: 'Minimum order',
    price: 'Price a piece, FOB',
    time: 'Lead time',
    origin: 'Country you named',
  },
  pieces: (units: string) => `${units} pieces`,
  price: (low: string, high: string, units: string) => `${low} to ${high} at ${units} pieces`,
  time: (sampleDays: string, productionDays: string) =>
    `Sample ${sampleDays} days, production ${productionDays} days`,
  specification: (finish: string) => `Decoration: ${finish}`,
  target: (price: string) => `${price} as the target`,
  use: (text: string) => `Use: ${text}`,
  rules: (count: number) =>
    count === 1 ? 'One US rule that may apply' : `${count} US rules that may apply`,
  source: 'Source',
  sourceOf: (label: string) => `of the rule on ${label} (opens in a new tab)`,
} as const;
