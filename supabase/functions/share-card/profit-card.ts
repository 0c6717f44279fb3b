import { calculateRevenue, type RevenueResult } from '../_shared/domain/calc/revenue.ts';
import {
  type ManufacturingCountry,
  manufacturingCountryLabels,
} from '../_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '../_shared/domain/product-categories.ts';
import { calculate } from '../_shared/domain/tool-inputs/calculation.ts';
import {
  completeCreatorInput,
  creatorAddress,
} from '../_shared/domain/tool-inputs/creator-address.ts';
import { completeRequest, revenueAddress } from '../_shared/domain/tool-inputs/revenue-address.ts';
import { centsText, dollarsText, percentText, showsAsDollars, wholeText } from './figures-text.ts';
import { knownGoods } from './known-goods.ts';
import type { ShareCard } from './share-card.ts';

/** The free calculator's result; null where the link carries none. */
export function revenueCard(params: URLSearchParams): ShareCard | null {
  const request = completeRequest(revenueAddress.readParams(params));
  if (request === null) return null;
  const { results } = calculate({ request, handle: null, isRateAssumed: false });
  return profitCard(request, results);
}

/** The creator calculator's result; null where the link carries none. */
export function creatorCard(params: URLSearchParams): ShareCard | null {
  const input = completeCreatorInput(creatorAddress.readParams(params));
  return input && profitCard(input, calculateRevenue(input));
}

type Asked = {
  followers: number;
  engagementRatePct: number;
  priceUsd: number;
  country: ManufacturingCountry;
  product: string;
  productCategory?: ProductCategory | undefined;
};

function profitCard(asked: Asked, results: RevenueResult): ShareCard | null {
  if (!showsAsDollars(results.monthlyRevenue)) return null;
  const goods = knownGoods(asked.product, asked.productCategory);
  const country = asked.country === 'ai-choose' ? [] : [manufacturingCountryLabels[asked.country]];
  return {
    kind: 'result',
    label: [goods?.name ?? 'Product', ...country.map((name) => `made in ${name}`)].join(', '),
    figure: dollarsText(results.yearlyGrossProfit),
    caption: 'Potential yearly profit',
    facts: [
      { label: 'Yearly revenue', value: dollarsText(results.yearlyRevenue) },
      { label: 'Profit margin', value: percentText(results.grossMargin) },
      { label: 'Cost per unit', value: centsText(results.unitCost) },
    ],
    note: `${wholeText(asked.followers)} followers, ${percentText(asked.engagementRatePct)} engagement, ${centsText(asked.priceUsd)} each. Before freight and duty.`,
    goods: goods?.drawing ?? null,
    ground: 'blush',
  };
}
