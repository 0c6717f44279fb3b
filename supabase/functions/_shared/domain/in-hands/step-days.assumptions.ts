import { planningFigure } from '../money/assumption.ts';
import type { UsRegion } from './us-regions.ts';

/** A shortest and a longest duration. */
export type DayRange = Readonly<{ low: number; high: number }>;

/** Artwork, proof and deposit, US workdays. */
export const artworkDays = planningFigure({
  printedStock: { low: 1, high: 3 },
  made: { low: 2, high: 5 },
});

/** A sample that is printed on the blank before the order, and its approval, US workdays. */
export const printedSampleDays = planningFigure<DayRange>({ low: 3, high: 5 });

/**
 * What a sample takes of the usual days of its kind. Factories sample faster when they have the
 * material, slower when it must be dyed or a mold made.
 */
export const sampleShare = planningFigure<DayRange>({ low: 0.8, high: 1.2 });

/** The sample's way to the US by courier, calendar days. */
export const sampleCourierDays = planningFigure<DayRange>({ low: 3, high: 6 });

/** Looking at the sample and approving it, US workdays. */
export const approvalDays = planningFigure<DayRange>({ low: 1, high: 3 });

/**
 * What an order takes of the usual production days of its kind, which are those of 1,000 pieces. The
 * share of the last entry that the order reaches holds.
 */
export const productionShares = planningFigure<
  readonly Readonly<{ fromPieces: number; share: number }>[]
>([
  { fromPieces: 1, share: 0.8 },
  { fromPieces: 500, share: 1 },
  { fromPieces: 3000, share: 1.25 },
  { fromPieces: 10000, share: 1.6 },
  { fromPieces: 30000, share: 2 },
]);

/** The blanks' way from the distributor's shelf to the printer, US workdays. */
export const blankDays = planningFigure<DayRange>({ low: 1, high: 3 });

/**
 * Printing blanks, US workdays. Decorators publish 7 to 10 (Atlas Embroidery, 2016), 8 (Ventura Line)
 * and 10 (Kustom Imprints) without a rush fee; the least is ours.
 */
export const decorationDays = {
  value: { low: 5, high: 10 } satisfies DayRange,
  source: 'Atlas Embroidery, Ventura Line and Kustom Imprints; the least is BrandBFF planning',
  year: 2026,
} as const;

/** More workdays for printing large orders. The last entry that the order reaches holds. */
export const moreDecorationDays = planningFigure<
  readonly Readonly<{ fromPieces: number; days: number }>[]
>([
  { fromPieces: 1, days: 0 },
  { fromPieces: 1000, days: 2 },
  { fromPieces: 5000, days: 5 },
  { fromPieces: 20000, days: 10 },
]);

/** Checking the finished goods at the factory, workdays there. */
export const inspectionDays = planningFigure<DayRange>({ low: 1, high: 3 });

/** From the factory's door to departure, with export clearance, workdays there. */
export const exportDays = planningFigure<Readonly<Record<'ocean' | 'air' | 'truck', DayRange>>>({
  // Shared containers wait for other shipments and for the weekly sailing.
  ocean: { low: 4, high: 8 },
  air: { low: 2, high: 3 },
  truck: { low: 1, high: 2 },
});

/** From a plant in central or northern Mexico to the border at Laredo, calendar days. */
export const toBorderDays = planningFigure<DayRange>({ low: 1, high: 3 });

/**
 * What the days of an air lane from door to door contain beside the flight, calendar days: export
 * handling, clearance and the last miles, all three at their shortest and at their longest.
 */
export const airHandlingDays = planningFigure<DayRange>({ low: 4, high: 7 });

/**
 * Unloading and US customs, US workdays. Mexico: 1 to 3 days at the border (inboundlogistics.com). By
 * sea with the container station that takes shared containers apart.
 */
export const customsDays = planningFigure<Readonly<Record<'ocean' | 'air' | 'truck', DayRange>>>({
  ocean: { low: 3, high: 6 },
  air: { low: 1, high: 2 },
  truck: { low: 1, high: 3 },
});

/** Where goods enter the country, or leave the printer. */
export type InlandStart = 'west-port' | 'east-port' | 'laredo' | 'airport' | 'us-printer';

/** The last leg by truck or parcel, US workdays, by region; to Alaska and Hawaii by barge. */
export const inlandDays = planningFigure<
  Readonly<Record<InlandStart, Readonly<Record<UsRegion, DayRange>>>>
>({
  'west-port': {
    pacific: { low: 1, high: 3 },
    mountain: { low: 2, high: 4 },
    'south-central': { low: 3, high: 6 },
    midwest: { low: 4, high: 7 },
    southeast: { low: 5, high: 8 },
    northeast: { low: 5, high: 8 },
    'alaska-hawaii': { low: 7, high: 14 },
    'puerto-rico': { low: 12, high: 20 },
  },
  'east-port': {
    northeast: { low: 1, high: 3 },
    southeast: { low: 2, high: 4 },
    midwest: { low: 3, high: 5 },
    'south-central': { low: 3, high: 6 },
    mountain: { low: 5, high: 8 },
    pacific: { low: 6, high: 9 },
    'alaska-hawaii': { low: 12, high: 20 },
    'puerto-rico': { low: 5, high: 9 },
  },
  laredo: {
    'south-central': { low: 1, high: 3 },
    midwest: { low: 2, high: 4 },
    southeast: { low: 2, high: 4 },
    mountain: { low: 2, high: 4 },
    pacific: { low: 3, high: 5 },
    northeast: { low: 3, high: 5 },
    'alaska-hawaii': { low: 9, high: 16 },
    'puerto-rico': { low: 8, high: 14 },
  },
  airport: {
    northeast: { low: 1, high: 2 },
    southeast: { low: 1, high: 2 },
    midwest: { low: 1, high: 2 },
    'south-central': { low: 1, high: 2 },
    pacific: { low: 1, high: 2 },
    mountain: { low: 1, high: 3 },
    'alaska-hawaii': { low: 2, high: 4 },
    'puerto-rico': { low: 2, high: 4 },
  },
  // The printer may be anywhere.
  'us-printer': {
    northeast: { low: 1, high: 5 },
    southeast: { low: 1, high: 5 },
    midwest: { low: 1, high: 4 },
    'south-central': { low: 1, high: 4 },
    mountain: { low: 2, high: 5 },
    pacific: { low: 1, high: 5 },
    'alaska-hawaii': { low: 4, high: 8 },
    'puerto-rico': { low: 4, high: 8 },
  },
});

/** For what goes wrong, US workdays. None on the fast path. */
export const bufferDays = planningFigure<
  Readonly<Record<'printed-stock' | 'truck' | 'air' | 'ocean', DayRange>>
>({
  'printed-stock': { low: 0, high: 2 },
  truck: { low: 0, high: 3 },
  air: { low: 0, high: 3 },
  ocean: { low: 0, high: 5 },
});
