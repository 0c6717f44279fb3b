import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { landedStepIds, moneyStepIds } from '@functions/_shared/domain/money/money-steps.ts';
import { gramsPerLb } from '@functions/_shared/domain/money/parcel-postage.assumptions.ts';
import { parcelUsd, postageUsd } from '@functions/_shared/domain/money/parcel-postage.ts';
import { providerRateUsd } from '@functions/_shared/domain/money/provider-rate.ts';
import { fulfillmentCalculatorAnchor, paths } from '@/config/paths.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdCents, formatUsdShort } from '@/lib/format.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { Intent, ProfitIntent } from '../rules/intent-kinds.ts';
import {
  type AskedGoods,
  type EngineAnswer,
  inCents,
  said,
  suggestionsFor,
  tool,
} from './engine-answer.ts';
import { highUsd, landedTool, lowestChain, usualPriceUsd, whyThisOne } from './engine-landed.ts';

const sellingStepIds = moneyStepIds.filter((id) => !landedStepIds.includes(id));

/**
 * What a piece leaves at the price that is named, or at the usual one; undefined where no tariff line
 * is known for the goods.
 */
export function answerProfit(
  intent: ProfitIntent,
  asked: AskedGoods,
  response: LandedCostResponse,
): EngineAnswer | undefined {
  const lowest = lowestChain(intent, asked, response);
  if (lowest === undefined) return undefined;
  const { found, order } = lowest;
  const { plural, retailUsd } = asked.understood;
  const { profitUsd, landedCostUsd } = found.chain;
  const label = factoryCountryLabels[found.country];
  const text = [
    ...(intent.priceUsd === null
      ? [copy.usualPrice(plural, formatUsdShort(retailUsd.low), formatUsdShort(retailUsd.high))]
      : []),
    copy.profit({
      goods: plural,
      units: formatInteger(order.units),
      country: countryInText(found.country),
      price: formatUsdShort(intent.priceUsd ?? usualPriceUsd(response)),
      isLoss: inCents(profitUsd.likely) < 0,
      likely: formatUsdCents(Math.abs(profitUsd.likely)),
      low: formatUsdCents(profitUsd.low),
      high: formatUsdCents(profitUsd.high),
      landed: formatUsdCents(landedCostUsd.high),
      isOwnLanded: intent.ownLandedUsd !== undefined,
      selling: formatUsdCents(highUsd(found.chain, ...sellingStepIds)),
    }),
    inCents(profitUsd.likely) < 0
      ? copy.profitLoss
      : copy.profitMargin(marginOf(profitUsd.likely, intent.priceUsd ?? usualPriceUsd(response))),
    ...(intent.ownLandedUsd === undefined ? whyThisOne(intent, lowest) : []),
  ].join(' ');
  return said(
    text,
    [
      copy.ask.landed(formatInteger(order.units), plural, label),
      copy.ask.price(plural),
      copy.ask.factories(plural),
    ],
    landedTool(response, found.country, order),
  );
}

/** "13%". */
function marginOf(profitUsd: number, priceUsd: number): string {
  return `${priceUsd > 0 ? Math.round((profitUsd / priceUsd) * 100) : 0}%`;
}

/** Postage within the US; undefined where neither a weight nor goods are known. */
export function answerParcel(
  { weightKg }: Extract<Intent, { kind: 'parcel' }>,
  asked: AskedGoods | null,
): EngineAnswer | undefined {
  if (weightKg === null && asked === null) return undefined;
  // Rounded, since a begun pound counts as a whole one.
  const weightLb = weightKg === null ? null : Math.round((weightKg * 100_000) / gramsPerLb) / 100;
  const usd =
    weightLb !== null ? postageUsd(weightLb) : asked === null ? null : parcelUsd(asked.understood);
  if (usd === null) return undefined;
  const what =
    weightLb !== null
      ? copy.parcelOf(String(weightLb))
      : copy.onePiece(asked?.understood.name ?? '');
  return said(
    copy.parcel({
      what,
      high: formatUsdCents(usd.high),
      likely: formatUsdCents(usd.likely),
      packing: formatUsdCents(providerRateUsd(1)),
    }),
    suggestionsFor(asked?.understood.plural ?? null),
    tool(copy.links.fulfillment, `${paths.fulfillment}#${fulfillmentCalculatorAnchor}`),
  );
}
