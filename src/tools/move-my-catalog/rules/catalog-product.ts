import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';

/** The most rows of products that one catalog may have. */
export const maxCatalogRows = 5_000;

/** The largest file, in bytes. */
export const maxCatalogBytes = 10 * 1024 * 1024;

/** A product of the catalog: what would move as a whole. Its variants are made together. */
export type CatalogProduct = Readonly<{
  /** Stays the same when the same text is read again. */
  key: string;
  /** The first of its lines in the file. */
  line: number;
  title: string;
  /** The shop's own words for what it is, the surest first: "Tote bags". */
  types: readonly string[];
  /** What the file says of its material beside the title. */
  details: string;
  skus: readonly string[];
  /** How many rows of the file it stands for. */
  variants: number;
  /** US dollars a piece, the mean of its variants; undefined where the file has none. */
  costUsd: number | undefined;
  /** Pieces a year of all its variants; undefined where the file has none. */
  yearlyUnits: number | undefined;
  /** Undefined where the file has none. */
  today: FactoryCountry | undefined;
  /** Retail, US dollars. */
  priceUsd: number | undefined;
  weightG: number | undefined;
  /** Digits only, at least six. */
  hsCode: string | undefined;
}>;

/** Why a row is left out. */
export const rowFaults = [
  'no-title',
  'open-quote',
  'cost',
  'cost-currency',
  'units',
  'origin-unknown',
  'origin-not-compared',
  'duplicate',
] as const;
export type RowFault = (typeof rowFaults)[number];

/** A row that cannot be used. */
export type BadRow = Readonly<{
  line: number;
  fault: RowFault;
  /** The cell that is at fault, or what the row is about; may be empty. */
  text: string;
}>;

/** Rows that are left out without being at fault. */
export type LeftOut = Readonly<{
  /** Archived in the shop. */
  archived: number;
  /** Above the limit. */
  above: number;
}>;

export type CatalogRead = Readonly<{
  products: readonly CatalogProduct[];
  badRows: readonly BadRow[];
  leftOut: LeftOut;
}>;
