import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  type KeyFigure,
  type LinkFigures,
  linkFigureParams,
} from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import type { ViewedLanded } from '@/tools/landed-view/index.tsx';
import { changedCopy } from './calculator-copy.ts';

/** What a link to a calculator's result is compared by when it is opened on another day. */
export function calculatorFigures(
  yearlyProfitUsd: number,
  landed: Pick<ViewedLanded, 'profitUsd' | 'dutyPct'> | null,
): KeyFigure[] {
  const yearly: KeyFigure = {
    value: yearlyProfitUsd,
    unit: 'usdWhole',
    words: changedCopy.yearlyProfit,
  };
  if (landed === null) return [yearly];
  return [
    yearly,
    { value: landed.dutyPct, unit: 'points', words: changedCopy.duty },
    { value: landed.profitUsd, unit: 'usdCents', words: changedCopy.landedProfit },
  ];
}

/** As many of the figures as the link was made with: its landed view may not have been open. */
export function comparableFigures(
  link: LinkFigures | null,
  figures: readonly KeyFigure[],
): readonly KeyFigure[] {
  return link === null ? figures : figures.slice(0, link.figures.length);
}

/** The address of a result with its figures of today. */
export function withLinkFigures(
  resultUrl: string,
  figures: readonly KeyFigure[],
  today: CalendarDay,
): string {
  if (resultUrl === '') return '';
  const url = new URL(resultUrl);
  for (const [key, value] of linkFigureParams(today, figures)) url.searchParams.set(key, value);
  return url.href;
}
