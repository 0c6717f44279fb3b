import { ieepaWindow } from './duty-rules.assumptions.ts';
import { bannedGoods, embargoedOrigins } from './import-bans.assumptions.ts';
import { inSentence } from './tariff-origins.ts';
import type { TariffOrigin } from './tariff-types.ts';

/**
 * Warnings that belong beside a total, not in its small print: goods that may not be imported, or
 * additional duties on that day.
 */
export function entryWarnings(
  origin: Pick<TariffOrigin, 'code' | 'name'>,
  entryDate: string,
): string[] {
  return [...importBan(origin), ...excludedDuties(entryDate)];
}

/** Warnings that all or some goods of an origin may not be imported; empty for most. */
export function importBan({ code, name }: Pick<TariffOrigin, 'code' | 'name'>): string[] {
  const rules = embargoedOrigins[code];
  if (rules !== undefined) {
    return [
      `Imports from ${inSentence(name)} are generally prohibited unless the Office of Foreign Assets Control (OFAC) licenses or exempts them: ${rules}.`,
    ];
  }
  const goods = bannedGoods[code];
  return goods === undefined
    ? []
    : [`Some imports from ${inSentence(name)} are prohibited: ${goods}.`];
}

/** Duties that were charged on a day but are in none of our totals; empty for most days. */
export function excludedDuties(entryDate: string): string[] {
  return entryDate >= ieepaWindow.from && entryDate <= ieepaWindow.to
    ? [
        'This leaves out the duties under IEEPA that were charged on that day; the Supreme Court struck them down on Feb 20, 2026.',
      ]
    : [];
}
