import type { SendToolNotificationRequest } from './contracts/send-tool-notification.ts';
import { factoryCountryLabels, isFactoryCountry } from './domain/manufacturing-countries.ts';
import { isProductCategory, productCategoryLabels } from './domain/product-categories.ts';

/** One line of a report: a label and a formatted figure. */
export type Figure = { label: string; value: string };

type Details = SendToolNotificationRequest['details'];

/**
 * What the visitor typed. Unknown categories and countries are left out, because text from one
 * person must not be mailed to an address that may be another's.
 */
export function inputFigures(details: Details): Figure[] {
  const figures: Figure[] = [
    { label: 'Audience size', value: formatCount(details.audience_size) },
    { label: 'Engagement rate', value: formatShare(details.engagement_rate) },
    { label: 'Average order value', value: formatCents(details.average_order_value) },
  ];
  const category = categoryLabel(details.product_category);
  const country = countryLabel(details.made_in);
  if (category !== undefined) figures.push({ label: 'Product category', value: category });
  if (country !== undefined) figures.push({ label: 'Made in', value: country });
  return figures;
}

/** The results in the formats of specification §9: whole dollars, unit cost in cents. */
export function resultFigures(details: Details): Figure[] {
  const { results } = details;
  return [
    { label: 'Engaged fans', value: formatCount(results.engagedAudience) },
    { label: 'Orders a month', value: formatCount(results.totalOrderedUnits) },
    { label: 'Revenue a month', value: formatDollars(results.monthlyRevenue) },
    { label: 'Cost per unit', value: formatCents(results.unitCost) },
    { label: 'Product cost per month', value: formatDollars(results.monthlyCost) },
    { label: 'Gross profit per month', value: formatDollars(results.monthlyGrossProfit) },
    { label: 'Gross margin', value: formatPercent(results.grossMargin) },
    { label: 'Revenue a year', value: formatDollars(results.yearlyRevenue) },
    { label: 'Product cost per year', value: formatDollars(yearlyCostUsd(results)) },
    { label: 'Gross profit per year', value: formatDollars(results.yearlyGrossProfit) },
  ];
}

/** Cost per unit in percent of the price; undefined without a price. */
export function unitCostSharePct(details: Details): number | undefined {
  if (details.average_order_value === 0) return undefined;
  return (details.results.unitCost / details.average_order_value) * 100;
}

/** Orders in percent of the engaged fans; undefined without fans. */
export function orderSharePct(details: Details): number | undefined {
  const { engagedAudience, totalOrderedUnits } = details.results;
  return engagedAudience === 0 ? undefined : (totalOrderedUnits / engagedAudience) * 100;
}

/** The category's label; undefined when it is not one of the ten. */
export function categoryLabel(category: string): string | undefined {
  return isProductCategory(category) ? productCategoryLabels[category] : undefined;
}

/** The country's label; undefined for unknown countries and for 'ai-choose'. */
export function countryLabel(country: string): string | undefined {
  return isFactoryCountry(country) ? factoryCountryLabels[country] : undefined;
}

export function formatDollars(amountUsd: number): string {
  return dollars.format(amountUsd);
}

/** A result in percent as the page formats it: "72.0%". */
function formatPercent(pct: number): string {
  return `${oneDecimal.format(pct)}%`;
}

/** A typed or assumed share, unrounded so that readers can check the arithmetic: "4%", "3.75%". */
export function formatShare(pct: number): string {
  return `${upToTwoDecimals.format(pct)}%`;
}

export function formatCount(count: number): string {
  return whole.format(count);
}

export function formatCents(amountUsd: number): string {
  return cents.format(amountUsd);
}

function yearlyCostUsd(results: Details['results']): number {
  return results.yearlyCost ?? results.monthlyCost * 12;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const upToTwoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
