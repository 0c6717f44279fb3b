import {
  harborFeePct,
  informalEntryLimitUsd,
  type MerchandiseFeeYear,
  merchandiseFeePct,
  merchandiseFeeYears,
} from './import-fees.assumptions.ts';

export const transportModes = ['ocean', 'air', 'land'] as const;
export type TransportMode = (typeof transportModes)[number];

export type ImportFees = Readonly<{
  /** Merchandise processing fee of the whole entry, US dollars. */
  mpfUsd: number;
  /** The rule that determined the amount. */
  mpfRule: 'share' | 'minimum' | 'maximum' | 'informal' | 'usmca-exempt';
  /** Fiscal year of the limits used. */
  mpfFiscalYear: number;
  /** Harbor maintenance fee of the whole entry, US dollars; 0 unless by sea. */
  hmfUsd: number;
}>;

type Shipment = Readonly<{
  /** Customs value of the whole entry, US dollars. */
  entryValueUsd: number;
  mode: TransportMode;
  /** 'YYYY-MM-DD' */
  entryDate: string;
  /** The goods originate under the USMCA and the importer claims it. */
  isUsmca: boolean;
}>;

/** The customs fees of one entry, by the limits of the fiscal year of its day of entry. */
export function importFees({ entryValueUsd, mode, entryDate, isUsmca }: Shipment): ImportFees {
  const year = feeYear(entryDate);
  const fee = isUsmca
    ? ({ mpfUsd: 0, mpfRule: 'usmca-exempt' } as const)
    : merchandiseFee(entryValueUsd, year);
  return {
    ...fee,
    mpfFiscalYear: year.fiscalYear,
    hmfUsd: mode === 'ocean' ? (entryValueUsd * harborFeePct) / 100 : 0,
  };
}

function merchandiseFee(
  entryValueUsd: number,
  { minimumUsd, maximumUsd, informalUsd }: MerchandiseFeeYear,
): Pick<ImportFees, 'mpfUsd' | 'mpfRule'> {
  if (entryValueUsd <= 0) return { mpfUsd: 0, mpfRule: 'share' };
  if (entryValueUsd <= informalEntryLimitUsd) return { mpfUsd: informalUsd, mpfRule: 'informal' };
  const shareUsd = (entryValueUsd * merchandiseFeePct) / 100;
  if (shareUsd < minimumUsd) return { mpfUsd: minimumUsd, mpfRule: 'minimum' };
  if (shareUsd > maximumUsd) return { mpfUsd: maximumUsd, mpfRule: 'maximum' };
  return { mpfUsd: shareUsd, mpfRule: 'share' };
}

/** Years before the first known one use its limits, later ones use the latest. */
function feeYear(entryDate: string): MerchandiseFeeYear {
  const year =
    merchandiseFeeYears.find(({ from }) => entryDate >= from) ?? merchandiseFeeYears.at(-1);
  if (year === undefined) throw new RangeError('No fee year is listed.');
  return year;
}
