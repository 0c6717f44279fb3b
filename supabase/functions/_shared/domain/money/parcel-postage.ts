import { combine, type Estimate, mapEstimate } from './estimate.ts';
import { parcelPackingG } from './money-chain.assumptions.ts';
import {
  cm3PerCubicInch,
  cubicInchesPerFt3,
  cubicInchesPerLb,
  gramsPerLb,
  postageByPounds,
  underOnePoundUsd,
} from './parcel-postage.assumptions.ts';
import type { Packing } from './shipment.ts';

/** What it costs to mail one piece to a customer in the US, US dollars. */
export function parcelUsd({
  weightG,
  packedCm: [length, width, height],
}: Pick<Packing, 'weightG' | 'packedCm'>): Estimate {
  const cubicInches = (length * width * height) / cm3PerCubicInch;
  const dimensionalLb = cubicInches > cubicInchesPerFt3 ? cubicInches / cubicInchesPerLb : 0;
  return postageUsd(Math.max((weightG + parcelPackingG) / gramsPerLb, dimensionalLb));
}

/** Postage of one parcel within the US by its weight with packing, US dollars; above 0 pounds. */
export function postageUsd(weightLb: number): Estimate {
  if (weightLb < 1) return underOnePoundUsd;
  const lb = Math.ceil(weightLb);
  const next = postageByPounds.findIndex((row) => lb <= row.lb);
  const upper = next === -1 ? postageByPounds.at(-1) : postageByPounds[next];
  if (upper === undefined) throw new RangeError('No postage is listed.');
  // Heavier than any parcel that is taken: sent as several.
  if (next === -1) return mapEstimate(upper.usd, (usd) => (usd * lb) / upper.lb);
  const lower = postageByPounds[next - 1];
  if (lower === undefined) return upper.usd;
  const share = (lb - lower.lb) / (upper.lb - lower.lb);
  return combine(lower.usd, upper.usd, (low, high) => low + (high - low) * share);
}
