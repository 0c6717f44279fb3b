import { exactly } from '@functions/_shared/domain/money/estimate.ts';
import { fobLevels } from '@functions/_shared/domain/money/fob-levels.assumptions.ts';
import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import { laneOf } from '@functions/_shared/domain/money/freight.ts';
import {
  type LandedEstimates,
  type LandedInput,
  landedEstimates,
} from '@functions/_shared/domain/money/landed-estimates.ts';
import * as chain from '@functions/_shared/domain/money/money-chain.assumptions.ts';
import { type MoneyChain, moneyChain } from '@functions/_shared/domain/money/money-chain.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import {
  harborFeePct,
  merchandiseFeePct,
  merchandiseFeeYears,
} from '@functions/_shared/domain/tariff/import-fees.assumptions.ts';
import { formatInteger, formatUsdShort } from '@/lib/format.ts';
import { assumptionsSections } from './below-copy.ts';

const copy = assumptionsSections.example.how;

/** What the tools know of cotton aprons from China; a test compares it with the data. */
const apron = {
  unitPricesUsd: [
    { units: 100, low: 4.2, high: 11.2 },
    { units: 500, low: 3.42, high: 9.12 },
    { units: 1000, low: 3, high: 8 },
    { units: 5000, low: 2.7, high: 7.2 },
  ],
  packing: { weightG: 280, packedCm: [28, 22, 3], unitsPerCarton: 48 },
  dutyPct: 28.1,
} as const;

export const exampleInput: LandedInput = {
  priceUsd: 38,
  units: 500,
  monthlyOrders: 100,
  category: 'apparel',
  packing: apron.packing,
  country: 'china',
  mode: 'ocean',
  fobUsd: fobUsdFor([...apron.unitPricesUsd], 500, 'china'),
  fobSource: { name: 'BrandBFF planning range', year: 2026 },
  dutyPct: exactly(apron.dutyPct),
  dutySource: {
    name: 'US tariff schedule and the duties in force on the day of entry',
    year: 2026,
  },
  entryDate: '2026-11-28',
  isUsmca: false,
};

export type ExampleStep = MoneyChain['steps'][number] & Readonly<{ how: string }>;

/** The example by the chain's own rules. */
export function computeExample(): Readonly<{ chain: MoneyChain; steps: readonly ExampleStep[] }> {
  const estimates = landedEstimates(exampleInput);
  const result = moneyChain(exampleInput.priceUsd, estimates.steps);
  const how = explanations(estimates);
  return { chain: result, steps: result.steps.map((step) => ({ ...step, how: how[step.id] })) };
}

/** How each amount comes about, with the figures of the chain. */
function explanations({ shipment }: LandedEstimates): Readonly<Record<MoneyStepId, string>> {
  const { fobUsd, monthlyOrders, packing, category } = exampleInput;
  const lane = laneOf('china', 'ocean');
  if (lane === undefined) throw new RangeError('No freight by sea from China');
  const units = formatInteger(exampleInput.units);
  const usd = formatUsdShort;
  return {
    goods: copy.goods(usd(fobUsd.low), usd(fobUsd.high), units, `× ${fobLevels.value.china}`),
    freight: copy.freight(
      usd(lane.fixedUsd.likely),
      usd(lane.rateUsd.likely),
      units,
      formatInteger(shipment.weightKg),
      shipment.volumeM3.toFixed(2),
      String(shipment.cartons),
    ),
    insurance: copy.insurance(
      `${chain.insurancePct.likely}%`,
      `${Math.round(chain.insuredShare * 100)}%`,
    ),
    duty: copy.duty(`${exampleInput.dutyPct.likely}%`),
    'customs-fees': copy['customs-fees'](
      `${merchandiseFeePct}%`,
      usd(merchandiseFeeYears[0]?.minimumUsd ?? 0),
      `${harborFeePct}%`,
    ),
    broker: copy.broker(usd(chain.brokerUsd.ocean.likely), units),
    inbound: copy.inbound(
      usd(chain.receivingUsdPerCarton.likely),
      usd(chain.storageUsdPerFt3.likely),
      formatInteger(exampleInput.units / monthlyOrders),
    ),
    fulfillment: copy.fulfillment(formatInteger(monthlyOrders)),
    parcel: copy.parcel(formatInteger(packing.weightG + chain.parcelPackingG)),
    payment: copy.payment(`${chain.paymentPct.likely}%`, usd(chain.paymentFixedUsd)),
    returns: copy.returns(
      `${chain.returnsPct[category].likely}%`,
      `${chain.returnLossShare[category] * 100}%`,
    ),
    samples: copy.samples(
      String(chain.sampleRounds.likely),
      String(chain.piecesPerSampleRound),
      String(chain.samplePriceFactor),
      usd(chain.sampleCourierUsd.likely),
      units,
    ),
  };
}
