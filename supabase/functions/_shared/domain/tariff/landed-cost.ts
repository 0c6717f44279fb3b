import type { DutyStack } from './duty-types.ts';
import { type ImportFees, importFees, type TransportMode } from './import-fees.ts';

export type LandedCost = Readonly<{
  /** FOB value of the shipment, which US duty is charged on. */
  goodsUsd: number;
  freightUsd: number;
  /** With `isMinimum`, the minimum. */
  dutyUsd: number;
  fees: ImportFees;
  totalUsd: number;
  perUnit: Readonly<{
    goodsUsd: number;
    freightUsd: number;
    dutyUsd: number;
    feesUsd: number;
    totalUsd: number;
  }>;
  /** True when the duty, and so the total, is a minimum. */
  isMinimum: boolean;
}>;

/**
 * The cost of one piece on arrival: goods, freight, duty and customs fees. Freight and insurance
 * from the foreign port are not part of the customs value (19 U.S.C. 1401a(b)(4)).
 *
 * @param shipment `freightUsd` is for the whole shipment
 * @throws RangeError when the quantity is not positive
 */
export function landedCost(
  stack: Pick<DutyStack, 'totalPct' | 'minimumPct' | 'isMinimum' | 'entryDate'>,
  shipment: Readonly<{
    unitValueUsd: number;
    quantity: number;
    freightUsd: number;
    mode: TransportMode;
    isUsmca: boolean;
  }>,
): LandedCost {
  const { unitValueUsd, quantity, freightUsd, mode, isUsmca } = shipment;
  if (!(quantity > 0)) throw new RangeError('The quantity must be positive.');
  const goodsUsd = unitValueUsd * quantity;
  const dutyUsd = (goodsUsd * (stack.totalPct ?? stack.minimumPct)) / 100;
  const fees = importFees({ entryValueUsd: goodsUsd, mode, entryDate: stack.entryDate, isUsmca });
  const feesUsd = fees.mpfUsd + fees.hmfUsd;
  const totalUsd = goodsUsd + freightUsd + dutyUsd + feesUsd;
  return {
    goodsUsd,
    freightUsd,
    dutyUsd,
    fees,
    totalUsd,
    perUnit: {
      goodsUsd: unitValueUsd,
      freightUsd: freightUsd / quantity,
      dutyUsd: dutyUsd / quantity,
      feesUsd: feesUsd / quantity,
      totalUsd: totalUsd / quantity,
    },
    isMinimum: stack.isMinimum,
  };
}
