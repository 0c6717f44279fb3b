import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { flag, object, oneOf, option, type Schema } from '@functions/_shared/domain/schema.ts';

/** What the costs in the file are: the factory's price, or all of it up to the warehouse. */
export const costMeanings = ['fob', 'landed'] as const;
export type CostMeaning = (typeof costMeanings)[number];

/** What counts for every product that the file says nothing else of. Nothing here is personal. */
export type CatalogSettings = Readonly<{
  /** Where products are made whose row names no country; '' until it is chosen. */
  today: FactoryCountry | '';
  /** Pieces a year of products whose row has none; null until it is entered. */
  yearlyUnits: number | null;
  costMeaning: CostMeaning;
  /** Whether Mexico under a USMCA claim may be the best country of a product. */
  countsUsmca: boolean;
  /** Whether goods that are made in Mexico today enter under a claim. */
  claimsUsmcaToday: boolean;
  /** Whether the variants of a product are one product. */
  groupsVariants: boolean;
}>;

export const noSettings: CatalogSettings = {
  today: '',
  yearlyUnits: null,
  costMeaning: 'fob',
  countsUsmca: false,
  claimsUsmcaToday: false,
  groupsVariants: true,
};

const yearlyUnits: Schema<number | null> = (raw) => (isYearlyUnits(raw) ? raw : null);

export function isYearlyUnits(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= maxOrderPieces;
}

/** Reads settings that a tab has stored. */
export const storedSettings: Schema<CatalogSettings> = object<CatalogSettings>({
  today: option(isFactoryCountry, ''),
  yearlyUnits,
  costMeaning: oneOf(costMeanings, 'fob'),
  countsUsmca: flag,
  claimsUsmcaToday: flag,
  groupsVariants: (raw) => raw !== false,
});
