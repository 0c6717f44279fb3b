import { buyersPerHundredVotes } from '../demand/demand.assumptions.ts';
import { factoryCountries } from '../manufacturing-countries.ts';
import { productCategories } from '../product-categories.ts';
import {
  bulkSteps,
  quotedFromUnits,
  quoteSpread,
  unitPriceAt100Usd,
} from '../swag/bulk-price.assumptions.ts';
import { swagPieceIds } from '../swag/swag-pieces.ts';
import {
  harborFeePct,
  merchandiseFeePct,
  merchandiseFeeYears,
} from '../tariff/import-fees.assumptions.ts';
import type { Assumption } from './assumption.ts';
import {
  arrivalShare,
  deliveryTermsSource,
  originChargesUsd,
} from './delivery-terms.assumptions.ts';
import { type Estimate, exactly } from './estimate.ts';
import { planningRatesSource, planningRatesUsd } from './exchange-rates.assumptions.ts';
import { depositPct, longestStockMonths, stockStartMonths } from './first-order.assumptions.ts';
import { fobLevels } from './fob-levels.assumptions.ts';
import {
  airKgPerM3,
  freightLanes,
  freightSource,
  fullLoads,
  kgPerChargedM3,
} from './freight-lanes.assumptions.ts';
import * as chain from './money-chain.assumptions.ts';
import { doubleRunningMonths, doubleRunningSharePct, pilotSharePct } from './movers.assumptions.ts';
import { parcelSource, postageByPounds, underOnePoundUsd } from './parcel-postage.assumptions.ts';
import { providerRateTiers } from './provider-rate.ts';

export type AssumptionUnit =
  | 'usd'
  | 'usd-each'
  | 'usd-per-shipment'
  | 'usd-per-m3'
  | 'usd-per-kg'
  | 'usd-per-load'
  | 'usd-per-carton'
  | 'usd-per-ft3-month'
  | 'usd-per-order'
  | 'usd-per-parcel'
  | 'percent'
  | 'share'
  | 'factor'
  | 'days'
  | 'months'
  | 'pieces'
  | 'rounds'
  | 'grams'
  | 'm3'
  | 'kg';

/** One figure that the chain rests on, for the page that shows them all. */
export type ListedAssumption = Readonly<{
  /** Words joined by dots, from the general to the special: 'freight.china.ocean.rate'. */
  id: string;
  value: Estimate;
  unit: AssumptionUnit;
  source: string;
  year: number;
}>;

type Row = readonly [id: string, value: Estimate | number, unit: AssumptionUnit];

function listed({ name, year }: chain.FigureSource, rows: readonly Row[]): ListedAssumption[] {
  return rows.map(([id, value, unit]) => ({
    id,
    value: typeof value === 'number' ? exactly(value) : value,
    unit,
    source: name,
    year,
  }));
}

function planned(id: string, { value, source, year }: Assumption, unit: AssumptionUnit) {
  return { id, value: exactly(value), unit, source, year };
}

/** Every assumption of the chain, the first order, the move, the demand test and the swag catalog, in the order of the chain. */
export const moneyAssumptions: readonly ListedAssumption[] = [
  ...factoryCountries.map((country) =>
    planned(`fob-level.${country}`, { ...fobLevels, value: fobLevels.value[country] }, 'factor'),
  ),
  ...listed(
    freightSource,
    factoryCountries.flatMap((country) =>
      freightLanes[country].flatMap((lane): Row[] => {
        const id = `freight.${country}.${lane.mode}`;
        const { from, to } = lane.days;
        return [
          [`${id}.fixed`, lane.fixedUsd, 'usd-per-shipment'],
          [`${id}.rate`, lane.rateUsd, lane.mode === 'air' ? 'usd-per-kg' : 'usd-per-m3'],
          ...(lane.containerUsd === null
            ? []
            : [[`${id}.load`, lane.containerUsd, 'usd-per-load'] as const]),
          [`${id}.days`, { low: from, likely: (from + to) / 2, high: to }, 'days'],
        ];
      }),
    ),
  ),
  ...listed(freightSource, [
    ['load.ocean.volume', fullLoads.ocean.volumeM3, 'm3'],
    ['load.ocean.weight', fullLoads.ocean.weightKg, 'kg'],
    ['load.truck.volume', fullLoads.truck.volumeM3, 'm3'],
    ['load.truck.weight', fullLoads.truck.weightKg, 'kg'],
    ['charged-m3.ocean', kgPerChargedM3.ocean, 'kg'],
    ['charged-m3.truck', kgPerChargedM3.truck, 'kg'],
    ['charged-m3.air', airKgPerM3, 'kg'],
  ]),
  ...listed(deliveryTermsSource, [
    ['terms.pickup', originChargesUsd.pickup, 'usd-per-shipment'],
    ['terms.export', originChargesUsd.exportClearance, 'usd-per-shipment'],
    ['terms.arrival', arrivalShare, 'share'],
  ]),
  ...listed(
    planningRatesSource,
    Object.entries(planningRatesUsd).flatMap(([currency, rate]): Row[] =>
      currency === 'USD' ? [] : [[`exchange.${currency}`, rate, 'usd-each']],
    ),
  ),
  ...listed(chain.insuranceSource, [
    ['insurance.rate', chain.insurancePct, 'percent'],
    ['insurance.insured', chain.insuredShare, 'share'],
  ]),
  ...listed({ name: '19 CFR 24.23 and 24.24', year: 2026 }, [
    ['customs.merchandise-fee', merchandiseFeePct, 'percent'],
    ...merchandiseFeeYears.slice(0, 1).flatMap(({ minimumUsd, maximumUsd, informalUsd }): Row[] => [
      ['customs.merchandise-fee.minimum', minimumUsd, 'usd-per-shipment'],
      ['customs.merchandise-fee.maximum', maximumUsd, 'usd-per-shipment'],
      ['customs.merchandise-fee.informal', informalUsd, 'usd-per-shipment'],
    ]),
    ['customs.harbor-fee', harborFeePct, 'percent'],
  ]),
  ...listed(chain.brokerSource, [
    ['broker.ocean', chain.brokerUsd.ocean, 'usd-per-shipment'],
    ['broker.air', chain.brokerUsd.air, 'usd-per-shipment'],
    ['broker.truck', chain.brokerUsd.truck, 'usd-per-shipment'],
  ]),
  ...listed(chain.inboundSource, [
    ['inbound.receiving', chain.receivingUsdPerCarton, 'usd-per-carton'],
    ['inbound.storage', chain.storageUsdPerFt3, 'usd-per-ft3-month'],
    ['inbound.longest-storage', chain.longestStorageMonths, 'months'],
  ]),
  ...listed(
    chain.fulfillmentSource,
    providerRateTiers.map(
      ({ upToOrders, ratePerOrderUsd }): Row => [
        `fulfillment.${Number.isFinite(upToOrders) ? `up-to-${upToOrders}` : 'above'}`,
        ratePerOrderUsd,
        'usd-per-order',
      ],
    ),
  ),
  ...listed(parcelSource, [
    ['parcel.under-1-lb', underOnePoundUsd, 'usd-per-parcel'],
    ...postageByPounds.map(({ lb, usd }): Row => [`parcel.${lb}-lb`, usd, 'usd-per-parcel']),
    ['parcel.packing', chain.parcelPackingG, 'grams'],
  ]),
  ...listed(chain.paymentSource, [
    ['payment.rate', chain.paymentPct, 'percent'],
    ['payment.fixed', chain.paymentFixedUsd, 'usd-per-order'],
  ]),
  ...listed(chain.returnsSource, [
    ...productCategories.flatMap((category): Row[] => [
      [`returns.rate.${category}`, chain.returnsPct[category], 'percent'],
      [`returns.lost.${category}`, chain.returnLossShare[category], 'share'],
    ]),
    ['returns.postage', chain.returnPostageShare, 'share'],
    ['returns.handling', chain.returnHandlingUsd, 'usd-per-order'],
  ]),
  ...listed(chain.samplesSource, [
    ['samples.rounds', chain.sampleRounds, 'rounds'],
    ['samples.pieces', chain.piecesPerSampleRound, 'pieces'],
    ['samples.price', chain.samplePriceFactor, 'factor'],
    ['samples.courier', chain.sampleCourierUsd, 'usd'],
  ]),
  planned('first-order.deposit', depositPct, 'percent'),
  planned('first-order.longest-stock', longestStockMonths, 'months'),
  planned('first-order.stock-start', stockStartMonths, 'months'),
  planned('move.pilot', pilotSharePct, 'percent'),
  planned('move.double-running', doubleRunningSharePct, 'percent'),
  planned('move.double-running.months', doubleRunningMonths, 'months'),
  { id: 'demand.buyers', unit: 'percent', ...buyersPerHundredVotes },
  ...swagPieceIds.map((piece) =>
    planned(
      `swag.price.${piece}`,
      { ...unitPriceAt100Usd, value: unitPriceAt100Usd.value[piece] },
      'usd',
    ),
  ),
  ...bulkSteps.value.map(({ fromUnits, pricePct }) =>
    planned(`swag.step.${fromUnits}`, { ...bulkSteps, value: pricePct }, 'percent'),
  ),
  planned('swag.quoted', quotedFromUnits, 'pieces'),
  {
    ...quoteSpread,
    id: 'swag.quote',
    unit: 'percent',
    value: { low: quoteSpread.value.lowPct, likely: 100, high: quoteSpread.value.highPct },
  },
];
