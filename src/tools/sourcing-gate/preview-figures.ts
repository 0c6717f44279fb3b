/**
 * What the sourcing tools answer for one example: cotton T-shirts that are made in China today. Kept
 * here so that the gate need not load the tools; tests/src/tools/sourcing-gate/preview-figures.test.ts
 * runs their rules and compares.
 */
export const previewFigures = {
  /** The three best countries. */
  quiz: [
    { country: 'Vietnam', scorePct: 60 },
    { country: 'India', scorePct: 48 },
    { country: 'Portugal', scorePct: 48 },
  ],
  /** Places in percent of the map, and the US duty. */
  map: [
    { country: 'China', xPct: 84, yPct: 39, dutyPct: 36.5 },
    { country: 'Vietnam', xPct: 87, yPct: 71, dutyPct: 29 },
    { country: 'Mexico', xPct: 10, yPct: 59, dutyPct: 26.5 },
    { country: 'Turkey', xPct: 60, yPct: 34, dutyPct: 29 },
    { country: 'India', xPct: 76, yPct: 60, dutyPct: 26.5 },
    { country: 'Pakistan', xPct: 72, yPct: 49, dutyPct: 26.5 },
    { country: 'Bangladesh', xPct: 80, yPct: 59, dutyPct: 26.5 },
    { country: 'Portugal', xPct: 45, yPct: 33, dutyPct: 16.5 },
  ],
  strategy: {
    name: 'Diversify',
    months: { min: 9, max: 12 },
    /** The longest of each phase. */
    phases: [
      { phase: 'Map your exposure', months: 2 },
      { phase: 'Qualify two new countries', months: 3 },
      { phase: 'Run two pilots', months: 3 },
      { phase: 'Scale and steer', months: 4 },
    ],
  },
  rfq: {
    product: 'Cotton T-shirts',
    quantity: '2,000',
    /** Named first what no supplier can quote without. */
    gaps: ['Destination', 'Sizes, colors and print', 'Certifications'],
    gapCount: 8,
  },
  /** The layers of the duty on T-shirts from China. */
  tariff: {
    htsCode: '6109.10.00',
    totalPct: 36.5,
    layers: [
      { label: 'Base rate', ratePct: 16.5 },
      { label: 'Section 301, China list 4A', ratePct: 7.5 },
      { label: 'Section 301, forced-labor action', ratePct: 12.5 },
    ],
  },
} as const;
