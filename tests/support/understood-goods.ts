import type {
  UnderstandGoodsResponse,
  UnderstoodGoods,
} from '@functions/_shared/contracts/understand-goods.ts';

/** An answer of `understand-goods` about a mug. */
export function understoodMug(overrides: Partial<UnderstoodGoods> = {}): UnderstandGoodsResponse {
  return {
    understoodAs: {
      kindId: 'mug',
      name: 'mug',
      plural: 'mugs',
      category: 'home-goods',
      capability: { id: 'ceramics', label: 'ceramics' },
      materials: ['stoneware', 'porcelain'],
      finishes: ['decal', 'glaze'],
      unitPricesUsd: [
        { units: 100, low: 1.7, high: 4.8 },
        { units: 500, low: 1.4, high: 3.9 },
        { units: 1000, low: 1.2, high: 3.4 },
        { units: 5000, low: 1.1, high: 3 },
      ],
      minOrderUnits: 300,
      sampleDays: 14,
      productionDays: 40,
      weightG: 430,
      packedCm: [13, 11, 11],
      unitsPerCarton: 36,
      retailUsd: { low: 14, high: 36 },
      rules: [
        {
          id: 'food-contact',
          label: 'food contact',
          sentence: 'Materials that touch food must be allowed for that use by the FDA.',
          source: 'https://www.fda.gov/food/packaging-food-contact-substances-fcs',
        },
      ],
      source: 'planning range 2026',
      ...overrides,
    },
    others: [],
    unknownThing: null,
    notMade: null,
    stated: nothingStated,
  };
}

export const nothingStated: UnderstandGoodsResponse['stated'] = {
  units: null,
  minUnitPriceUsd: null,
  maxUnitPriceUsd: null,
  country: null,
};

export const nothingUnderstood: UnderstandGoodsResponse = {
  understoodAs: null,
  others: [],
  unknownThing: 'candle snuffer',
  notMade: null,
  stated: nothingStated,
};
