import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { laneOf } from '@functions/_shared/domain/money/freight.ts';
import { freightModes } from '@functions/_shared/domain/money/freight-modes.ts';
import { shipmentOf } from '@functions/_shared/domain/money/shipment.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { decideCopy as copy } from '../decide-copy.ts';
import { engineCopy } from '../engine-copy.ts';
import type { GoodsIntent, Intent } from '../rules/intent-kinds.ts';
import {
  type AskedGoods,
  type EngineAnswer,
  inCents,
  said,
  suggestionsFor,
} from './engine-answer.ts';
import { rfqTool } from './engine-goods.ts';
import { chainOf, highUsd, landedTool, landedUsd, lowestChain } from './engine-landed.ts';

type AboutOrder = Extract<Intent, { kind: 'modes' | 'weight' }>;

/** Sea, air or truck: what each costs and takes; undefined where no tariff line is known. */
export function answerModes(
  { goods, units, originCodes }: AboutOrder,
  asked: AskedGoods,
  response: LandedCostResponse,
): EngineAnswer | undefined {
  const intent: GoodsIntent = { kind: 'freight', goods, units, originCodes };
  const lowest = lowestChain(intent, asked, response);
  if (lowest === undefined) return undefined;
  const { order, found } = lowest;
  const ways = freightModes
    .filter((mode) => laneOf(found.country, mode) !== undefined)
    .map((mode) => chainOf(response, found.country, { ...order, mode }))
    .map((chain) => ({ chain, eachUsd: highUsd(chain.chain, 'freight', 'insurance') }))
    .toSorted((a, b) => a.eachUsd - b.eachUsd);
  const [slow] = ways;
  const fast = ways.at(-1);
  if (slow === undefined || fast === undefined) return undefined;
  const nameOf = ({ chain }: typeof slow) => engineCopy.byMode[chain.estimates.mode];
  const list = ways.map((way) => {
    const { from, to } = way.chain.estimates.transitDays;
    return copy.mode(
      nameOf(way),
      formatUsdCents(way.eachUsd),
      formatUsdWhole(inCents(way.eachUsd) * order.units),
      `${from} to ${to}`,
      formatUsdCents(landedUsd(way.chain)),
    );
  });
  const country = countryInText(found.country);
  const text = [
    copy.modes(formatInteger(order.units), asked.understood.plural, country, list.join('; ')),
    ways.length < 2
      ? copy.oneMode(country, nameOf(slow))
      : copy.modesBy(
          formatUsdWhole(inCents(fast.eachUsd - slow.eachUsd) * order.units),
          nameOf(slow),
          nameOf(fast),
        ),
    copy.planning,
  ];
  return said(
    text.join(' '),
    suggestionsFor(asked.understood.plural),
    landedTool(response, found.country, order),
  );
}

/** What an order weighs and how much room it takes. @param ownKg one piece, where the visitor told */
export function answerWeight(
  intent: AboutOrder,
  { understood, units: stated }: AskedGoods,
  ownKg: number | undefined,
): EngineAnswer {
  const units = Math.max(1, intent.units ?? stated ?? understood.minOrderUnits);
  const weightG = ownKg === undefined ? understood.weightG : ownKg * 1000;
  const shipment = shipmentOf({ ...understood, weightG }, units);
  const text = copy.weight({
    one: understood.name,
    grams: `${formatInteger(Math.round(weightG))} g`,
    isOwn: ownKg !== undefined,
    units: formatInteger(units),
    kg: `${formatInteger(Math.round(shipment.weightKg))} kg`,
    cartons: formatInteger(shipment.cartons),
    volume: shipment.volumeM3.toFixed(1),
  });
  return said(text, suggestionsFor(understood.plural), rfqTool(understood, intent.units));
}
