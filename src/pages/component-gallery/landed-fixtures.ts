import type { CountryDuty, LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';

function duty(hts8: string, ratePct: number, basePct: number): CountryDuty {
  return {
    hts8,
    ratePct,
    minimumPct: ratePct,
    rateText: `${ratePct}%`,
    layers: [
      { label: 'General rate', heading: null, rateText: `${basePct}%`, effectiveFrom: null },
    ],
    orders: [],
    warnings: [],
  };
}

/** Rates for looking at, not for importing. */
function duties(extraPct: number): CountryDuty[] {
  return [duty('6109.10.00', 16.5 + extraPct, 16.5), duty('6109.90.10', 32 + extraPct, 32)];
}

/** An answer about T-shirts, of which cotton and man-made fibers enter under two lines. */
export const landedTee: LandedCostResponse = {
  goods: {
    kindId: 't-shirt',
    name: 'T-shirt',
    plural: 'T-shirts',
    category: 'apparel',
    capability: { id: 'jersey-and-fleece', label: 'tees, hoodies and fleece' },
    materials: ['cotton'],
    finishes: ['screen print'],
    unitPricesUsd: [
      { units: 100, low: 3.5, high: 7.7 },
      { units: 500, low: 2.8, high: 6.1 },
      { units: 1000, low: 2.5, high: 5.5 },
      { units: 5000, low: 2.2, high: 4.8 },
    ],
    minOrderUnits: 100,
    sampleDays: 10,
    productionDays: 30,
    weightG: 200,
    packedCm: [28, 22, 2],
    unitsPerCarton: 72,
    retailUsd: { low: 24, high: 45 },
    rules: [],
    source: 'planning range 2026',
  },
  unknownThing: null,
  notMade: null,
  entryDate: '2026-11-29',
  lines: [
    { hts8: '6109.10.00', when: 'cotton', description: 'T-shirts of cotton' },
    { hts8: '6109.90.10', when: 'man-made fibers', description: 'T-shirts of man-made fibers' },
  ],
  lineQuestion: 'What fiber is it mostly made of?',
  countries: [
    { country: 'china', duties: duties(20), usmca: null },
    { country: 'vietnam', duties: duties(10), usmca: null },
    {
      country: 'mexico',
      duties: duties(10),
      usmca: [duty('6109.10.00', 0, 0), duty('6109.90.10', 0, 0)],
    },
    { country: 'usa', duties: [], usmca: null },
  ],
};

const nothing = { lines: [], lineQuestion: '', countries: [], entryDate: '2026-11-29' };

export const landedUnknown: LandedCostResponse = {
  goods: null,
  unknownThing: 'candle snuffer',
  notMade: null,
  ...nothing,
};

export const landedNotMade: LandedCostResponse = {
  goods: null,
  unknownThing: null,
  notMade: 'weapons and explosives',
  ...nothing,
};
