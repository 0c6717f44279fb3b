import type { FactoryCountry } from '../manufacturing-countries.ts';
import type { ProductCategory } from '../product-categories.ts';
import { importFees, type TransportMode } from '../tariff/import-fees.ts';
import { combine, type Estimate, exactly, mapEstimate, sumOf, zero } from './estimate.ts';
import { freightUsd, laneOf, usualLane } from './freight.ts';
import { freightSource } from './freight-lanes.assumptions.ts';
import type { FreightMode } from './freight-modes.ts';
import * as assumed from './money-chain.assumptions.ts';
import type { MoneyStep } from './money-chain.ts';
import type { MoneyStepId } from './money-steps.ts';
import { parcelSource } from './parcel-postage.assumptions.ts';
import { parcelUsd } from './parcel-postage.ts';
import { providerRateUsd } from './provider-rate.ts';
import { type Packing, type Shipment, shipmentOf } from './shipment.ts';

type Figure = Omit<MoneyStep, 'id' | 'isOwn'>;

export type LandedInput = Readonly<{
  priceUsd: number;
  /** Pieces of the order; at least 1. */
  units: number;
  monthlyOrders: number;
  category: ProductCategory;
  packing: Packing;
  country: FactoryCountry;
  /** Undefined for the usual way from the country. */
  mode?: FreightMode | undefined;
  /** One piece, FOB. */
  fobUsd: Estimate;
  fobSource: assumed.FigureSource;
  /** All duties together, percent of the FOB value; 0 for goods made in the US. */
  dutyPct: Estimate;
  dutySource: assumed.FigureSource;
  /** The day of entry, 'YYYY-MM-DD'. */
  entryDate: string;
  isUsmca: boolean;
}>;

export type LandedEstimates = Readonly<{
  shipment: Shipment;
  mode: FreightMode;
  transitDays: Readonly<{ from: number; to: number }>;
  steps: Readonly<Record<MoneyStepId, Figure>>;
  /** All samples together, US dollars. */
  samplesUsd: Estimate;
}>;

/**
 * What each step between the factory and the profit costs, per piece sold.
 * @throws RangeError without pieces, or for a way of transport that the country has not
 */
export function landedEstimates(input: LandedInput): LandedEstimates {
  const { units, country, fobUsd, priceUsd, packing } = input;
  const lane = input.mode === undefined ? usualLane(country) : laneOf(country, input.mode);
  if (lane === undefined) throw new RangeError(`No freight by ${input.mode} from ${country}`);
  const shipment = shipmentOf(packing, units);
  const perPiece = (total: Estimate) => mapEstimate(total, (usd) => usd / units);
  const isImported = country !== 'usa';

  const freight = perPiece(freightUsd(lane, shipment));
  const insurance = combine(
    sumOf([fobUsd, freight]),
    assumed.insurancePct,
    (usd, pct) => (usd * assumed.insuredShare * pct) / 100,
  );
  const duty = combine(fobUsd, input.dutyPct, (usd, pct) => (usd * pct) / 100);
  const fees = isImported
    ? mapEstimate(fobUsd, (usd) => customsFeesUsd(usd * units, lane.mode, input) / units)
    : zero;
  const broker = isImported ? perPiece(assumed.brokerUsd[lane.mode]) : zero;
  const inbound = inboundUsd(shipment, input);
  const landed = sumOf([fobUsd, freight, insurance, duty, fees, broker, inbound]);
  const fulfillment = exactly(providerRateUsd(input.monthlyOrders));
  const parcel = parcelUsd(packing);
  const payment = mapEstimate(
    assumed.paymentPct,
    (pct) => (priceUsd * pct) / 100 + assumed.paymentFixedUsd,
  );
  const samplesUsd = samplesCostUsd(fobUsd);

  const figure = (perUnitUsd: Estimate, { name, year }: assumed.FigureSource): Figure => ({
    perUnitUsd,
    source: name,
    year,
  });
  return {
    shipment,
    mode: lane.mode,
    transitDays: lane.days,
    samplesUsd,
    steps: {
      goods: figure(fobUsd, input.fobSource),
      freight: figure(freight, freightSource),
      insurance: figure(insurance, assumed.insuranceSource),
      duty: figure(duty, input.dutySource),
      'customs-fees': figure(fees, customsFeesSource),
      broker: figure(broker, assumed.brokerSource),
      inbound: figure(inbound, assumed.inboundSource),
      fulfillment: figure(fulfillment, assumed.fulfillmentSource),
      parcel: figure(parcel, parcelSource),
      payment: figure(payment, assumed.paymentSource),
      returns: figure(
        returnsUsd({ landed, parcel, fulfillment, payment, category: input.category }),
        assumed.returnsSource,
      ),
      samples: figure(perPiece(samplesUsd), assumed.samplesSource),
    },
  };
}

const customsFeesSource: assumed.FigureSource = {
  name: 'Merchandise processing fee (19 CFR 24.23), harbor maintenance fee by sea (19 CFR 24.24)',
  year: 2026,
};

const transportModes: Readonly<Record<FreightMode, TransportMode>> = {
  ocean: 'ocean',
  air: 'air',
  truck: 'land',
};

function customsFeesUsd(
  entryValueUsd: number,
  mode: FreightMode,
  { entryDate, isUsmca }: Pick<LandedInput, 'entryDate' | 'isUsmca'>,
): number {
  const { mpfUsd, hmfUsd } = importFees({
    entryValueUsd,
    mode: transportModes[mode],
    entryDate,
    isUsmca,
  });
  return mpfUsd + hmfUsd;
}

/** Receiving, and storage until the piece is sold: on average half of the time the order lasts. */
function inboundUsd(
  { cartons, volumeM3, pieces }: Shipment,
  { monthlyOrders }: Pick<LandedInput, 'monthlyOrders'>,
): Estimate {
  const months = monthlyOrders > 0 ? pieces / monthlyOrders : assumed.longestStorageMonths;
  const storedMonths = Math.min(months, assumed.longestStorageMonths) / 2;
  const ft3 = (volumeM3 / pieces) * assumed.ft3PerM3;
  return combine(
    assumed.receivingUsdPerCarton,
    assumed.storageUsdPerFt3,
    (carton, storage) => (carton * cartons) / pieces + storage * ft3 * storedMonths,
  );
}

/**
 * What the orders that come back cost each order that stays: the parcel out, the shop's share of the
 * one back, packing, checking what came back, the fee for the payment, and the goods that cannot be
 * sold again.
 */
function returnsUsd({
  landed,
  parcel,
  fulfillment,
  payment,
  category,
}: Readonly<{
  landed: Estimate;
  parcel: Estimate;
  fulfillment: Estimate;
  payment: Estimate;
  category: ProductCategory;
}>): Estimate {
  const lost = mapEstimate(landed, (usd) => usd * assumed.returnLossShare[category]);
  const back = combine(parcel, assumed.returnPostageShare, (usd, share) => usd * share);
  const each = sumOf([parcel, back, fulfillment, assumed.returnHandlingUsd, payment, lost]);
  return combine(each, assumed.returnsPct[category], (usd, pct) => (usd * pct) / (100 - pct));
}

function samplesCostUsd(fobUsd: Estimate): Estimate {
  const round = combine(
    fobUsd,
    assumed.sampleCourierUsd,
    (fob, courier) => fob * assumed.samplePriceFactor * assumed.piecesPerSampleRound + courier,
  );
  return combine(round, assumed.sampleRounds, (usd, rounds) => usd * rounds);
}
