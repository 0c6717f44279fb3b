import {
  conversionPct,
  fallbackEngagementRatePct,
  otherCountryUnitCostSharePct,
} from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { providerRateUsd } from '@functions/_shared/domain/money/provider-rate.ts';
import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import { importFees } from '@functions/_shared/domain/tariff/import-fees.ts';
import { toTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { fulfillmentCalculatorAnchor, paths } from '@/config/paths.ts';
import { formatInteger, formatUsdCents, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import { recordCopy } from '../record-copy.ts';
import type { Intent } from '../rules/intent-kinds.ts';
import { type EngineAnswer, said, suggestionsFor, tool } from './engine-answer.ts';

/** US dollars; used where a visitor asks for earnings and names no price. */
const assumedPriceUsd = 30;

/** Customs fees on a shipment of this value that enters on the day of the question. */
export function answerFees(valueUsd: number, at: Date): EngineAnswer {
  const fees = importFees({
    entryValueUsd: valueUsd,
    mode: 'ocean',
    entryDate: entryDayAt(at),
    isUsmca: false,
  });
  const text = copy.fees(
    formatUsdShort(valueUsd),
    formatUsdCents(fees.mpfUsd),
    formatUsdCents(fees.hmfUsd),
    fees.mpfFiscalYear,
  );
  const query = toTariffParams({ unitValueUsd: valueUsd, quantity: 1 });
  return said(
    fees.mpfRule === 'informal' ? `${text} ${copy.informal}` : text,
    suggestionsFor(null),
    tool(copy.links.tariff, `${paths.sourcing}?${query}`),
  );
}

/** What the revenue calculator makes of an audience. */
export function answerEarnings({
  followers,
  engagementRatePct,
  priceUsd: asked,
}: Extract<Intent, { kind: 'earnings' }>): EngineAnswer {
  const priceUsd = asked ?? assumedPriceUsd;
  const result = calculateRevenue({
    followers,
    engagementRatePct,
    priceUsd,
    country: 'ai-choose',
  });
  const text = copy.earnings({
    followers: formatInteger(followers),
    price: formatUsdShort(priceUsd),
    units: formatInteger(result.totalOrderedUnits),
    revenue: formatUsdWhole(result.monthlyRevenue),
    profit: formatUsdWhole(result.monthlyGrossProfit),
  });
  const basis = copy.earningsBasis(
    engagementRatePct ?? fallbackEngagementRatePct.value,
    engagementRatePct !== null,
    conversionPct.value,
    otherCountryUnitCostSharePct.value,
  );
  const assumed = asked === null ? [copy.assumedPrice(formatUsdShort(priceUsd))] : [];
  return said(
    [text, basis, ...assumed].join(' '),
    recordCopy.audienceSteps,
    tool(
      copy.links.calculator,
      `${paths.home}?v=1&a=${followers}${engagementRatePct === null ? '' : `&e=${engagementRatePct}`}&p=${priceUsd}#calculator`,
    ),
  );
}

/** Our pick and pack for this many orders. */
export function answerFulfillment(monthlyOrders: number): EngineAnswer {
  const rateUsd = providerRateUsd(monthlyOrders);
  return said(
    copy.fulfillment(
      formatInteger(monthlyOrders),
      formatUsdCents(rateUsd),
      formatUsdWhole(rateUsd * monthlyOrders),
    ),
    suggestionsFor(null),
    tool(
      copy.links.fulfillment,
      `${paths.fulfillment}?v=1&o=${monthlyOrders}#${fulfillmentCalculatorAnchor}`,
    ),
  );
}
