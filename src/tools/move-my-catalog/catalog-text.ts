import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Estimate } from '@functions/_shared/domain/money/estimate.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { paybackText, planningUsd } from '@/tools/movers/movers-text.ts';
import { catalogCopy } from './catalog-copy.ts';
import { type CatalogRoute, countryOfRoute } from './rules/catalog-routes.ts';
import type { CatalogRow } from './rules/catalog-row-types.ts';
import type { CatalogLine } from './rules/classify-product.ts';
import type { RouteFigures } from './rules/product-figures.ts';

const { detail, row: rowCopy, routes } = catalogCopy;

/** "Vietnam", "Mexico with USMCA". */
export function routeLabel(route: CatalogRoute): string {
  return route === 'mexico-usmca' ? routes[route] : factoryCountryLabels[countryOfRoute(route)];
}

/** "hoodie, 6110.20.20". */
export function goodsText({ goods, line }: CatalogRow): string {
  return [goods?.name, line?.hts8].filter((part) => part !== undefined).join(', ');
}

/** "made in China, 1,000 a year"; only what is known. */
export function madeText({ today, yearlyUnits }: CatalogRow): string {
  return today === null || yearlyUnits === null
    ? ''
    : rowCopy.made(countryInText(today), formatInteger(yearlyUnits));
}

/** What the line is told apart by: "cotton", or the end of the schedule's own words. */
export function lineLabel({ when, description }: CatalogLine): string {
  const label = when === '' ? (description.split(' > ').at(-1) ?? description) : when;
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}

/** The texts of one country in a row's table. */
export type RouteTexts = Readonly<{
  duty: string;
  fob: string;
  landed: string;
  saving: string;
  year: string;
  costs: string;
  payback: string;
  breakEven: string;
}>;

export function routeTexts(route: RouteFigures): RouteTexts {
  const { isToday, savingUsd, yearUsd, breakEvenFobUsd } = route;
  const isSaving = savesMoney(route);
  return {
    duty: route.dutyText,
    fob: formatUsdCents(route.fobUsd.likely),
    landed: formatUsdCents(route.landedUsd.likely),
    saving: isToday
      ? detail.today
      : isSaving
        ? formatUsdCents(savingUsd.likely)
        : savingUsd.likely > -0.005
          ? detail.same
          : detail.more(formatUsdCents(-savingUsd.likely)),
    year: isSaving ? planningUsd(yearUsd.likely) : '',
    costs: isToday ? '' : planningUsd(route.costUsd.likely),
    payback: isToday ? '' : paybackText(isSaving ? route.paybackMonths : null),
    breakEven: isToday || breakEvenFobUsd === null ? '' : formatUsdCents(breakEvenFobUsd),
  };
}

/** Whether a piece is cheaper there by what shows as money. */
export function savesMoney({ isToday, savingUsd }: RouteFigures): boolean {
  return !isToday && savingUsd.likely >= 0.005;
}

/** "$1,200 to $1,900"; one amount where both are the same. */
export function yearRangeText({ low, high }: Estimate): string {
  const [from, to] = [planningUsd(low), planningUsd(high)];
  return from === to ? from : rowCopy.range(from, to);
}

/** What a piece from there may cost at most. */
export function breakEvenSentence(route: RouteFigures): string {
  const name = routeLabel(route.route);
  return route.breakEvenFobUsd === null
    ? detail.noBreakEven(name)
    : detail.breakEven(name, formatUsdCents(route.breakEvenFobUsd));
}

/** Why a product has no numbers, in a sentence; '' where it has them. */
export function stateText({ state, question, thing }: CatalogRow): string {
  switch (state) {
    case 'figures':
      return '';
    case 'ask':
      return `${question?.text ?? ''} ${(question?.options ?? [])
        .map((line) => `${lineLabel(line)}: ${line.hts8}`)
        .join('; ')}`.trim();
    case 'unknown':
      return thing === null ? rowCopy.unknown.text : rowCopy.unknown.thing(thing);
    case 'not-made':
      return rowCopy.notMade(thing ?? '');
    case 'no-today':
      return rowCopy.noToday;
    case 'no-units':
      return rowCopy.noUnits;
    case 'duty-open':
      return rowCopy.dutyOpen;
    case 'cost-too-low':
      return rowCopy.costTooLow;
  }
}
