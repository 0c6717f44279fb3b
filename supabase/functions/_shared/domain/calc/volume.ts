import { nonNegativeOr } from './input-number.ts';
import { largestVolumeUnitCostSharePct, volumeTiers } from './volume.assumptions.ts';

export const volumeSlider = { minUnits: 500, maxUnits: 5000, stepUnits: 500, defaultUnits: 1000 };

export const volumePresets = [
  { id: 'starter', units: 500 },
  { id: 'growth', units: 1000 },
  { id: 'scale', units: 3000 },
  { id: 'enterprise', units: 5000 },
] as const;

/** The slider's quantity nearest to this one; of two that are as near, the larger. */
export function nearestSliderUnits(units: number): number {
  const { minUnits, maxUnits, stepUnits } = volumeSlider;
  const onStep = minUnits + Math.round((units - minUnits) / stepUnits) * stepUnits;
  return Math.min(Math.max(onStep, minUnits), maxUnits);
}

export type VolumeInput = {
  /** Units of one order, not limited to the slider's range. */
  quantityUnits: number;
  retailPriceUsd: number;
};

/** Not rounded. */
export type VolumeResult = {
  quantityUnits: number;
  unitCostSharePct: number;
  unitCostUsd: number;
  totalCostUsd: number;
  totalRevenueUsd: number;
  profitPerUnitUsd: number;
  /** Percent of the retail price; 0 if the price is 0. */
  marginPct: number;
  totalProfitUsd: number;
};

/**
 * Cost and profit of selling one whole order at the retail price (specification §9). Total: numbers
 * that are absent, negative or not finite count as 0.
 */
export function calculateVolume(input: VolumeInput): VolumeResult {
  const quantityUnits = nonNegativeOr(0, input.quantityUnits);
  const retailPriceUsd = nonNegativeOr(0, input.retailPriceUsd);
  const unitCostSharePct = volumeUnitCostSharePct(quantityUnits);
  const unitCostUsd = (retailPriceUsd * unitCostSharePct) / 100;
  const profitPerUnitUsd = retailPriceUsd - unitCostUsd;

  return {
    quantityUnits,
    unitCostSharePct,
    unitCostUsd,
    totalCostUsd: quantityUnits * unitCostUsd,
    totalRevenueUsd: quantityUnits * retailPriceUsd,
    profitPerUnitUsd,
    marginPct: retailPriceUsd > 0 ? (profitPerUnitUsd / retailPriceUsd) * 100 : 0,
    totalProfitUsd: quantityUnits * profitPerUnitUsd,
  };
}

/** The unit cost in an order of this size, in percent of the retail price. */
export function volumeUnitCostSharePct(quantityUnits: number): number {
  const tier = volumeTiers.value.find(({ upToUnits }) => quantityUnits <= upToUnits);
  return tier?.unitCostSharePct ?? largestVolumeUnitCostSharePct.value;
}

/** A range of quantities (whole units) for which a larger order costs less in total. */
export type CostCliff = {
  fromUnits: number;
  toUnits: number;
  /**
   * The first quantity of the next tier, which costs less in total than any quantity in the range.
   */
  orderInsteadUnits: number;
};

/**
 * The quantities at which a slightly larger order costs less in total, whatever the price. At a
 * tier's end the unit cost drops by more than the extra units cost: 501 units cost less than 480.
 */
export function costCliffs(): CostCliff[] {
  return volumeTiers.value.map(({ upToUnits, unitCostSharePct }) => {
    const orderInsteadUnits = upToUnits + 1;
    const nextSharePct = volumeUnitCostSharePct(orderInsteadUnits);
    // Multiplied before divided, so that a quantity with exactly the same cost is excluded.
    const equalUnits = (orderInsteadUnits * nextSharePct) / unitCostSharePct;
    return { fromUnits: Math.floor(equalUnits) + 1, toUnits: upToUnits, orderInsteadUnits };
  });
}

export type CheaperOrder = { quantityUnits: number; savingUsd: number };

/** The larger order that costs less in total than this one, or null if there is none. */
export function cheaperLargerOrder(input: VolumeInput): CheaperOrder | null {
  const now = calculateVolume(input);
  const cliff = costCliffs().find(
    ({ orderInsteadUnits, toUnits }) =>
      now.quantityUnits <= toUnits &&
      calculateVolume({ ...input, quantityUnits: orderInsteadUnits }).totalCostUsd <
        now.totalCostUsd,
  );
  if (!cliff) return null;
  const instead = calculateVolume({ ...input, quantityUnits: cliff.orderInsteadUnits });
  return {
    quantityUnits: instead.quantityUnits,
    savingUsd: now.totalCostUsd - instead.totalCostUsd,
  };
}

/**
 * Results over the slider's range for a plot: every slider step, and the first quantity after each
 * tier's end, so that the cost's jump is drawn as a jump rather than a slope.
 */
export function volumeCurve(retailPriceUsd: number): VolumeResult[] {
  const { minUnits, maxUnits, stepUnits } = volumeSlider;
  const steps = Array.from(
    { length: (maxUnits - minUnits) / stepUnits + 1 },
    (_, index) => minUnits + index * stepUnits,
  );
  const jumps = volumeTiers.value.map(({ upToUnits }) => upToUnits + 1);
  return [...steps, ...jumps]
    .sort((a, b) => a - b)
    .map((quantityUnits) => calculateVolume({ quantityUnits, retailPriceUsd }));
}
