/**
 * Fees that customs collects besides the duty. Merchandise processing fee: 19 CFR 24.23, limits
 * adjusted each fiscal year (FR 2026-15530 for 2027; 90 FR 34665 for 2026; 89 FR 60646 for 2025).
 * Harbor maintenance fee: 19 CFR 24.24.
 */

/** Per cent of the customs value. */
export const merchandiseFeePct = 0.3464;

export type MerchandiseFeeYear = Readonly<{
  fiscalYear: number;
  /** The first day of entry that it applies to. */
  from: string;
  /** Minimum and maximum fee of one formal entry, US dollars. */
  minimumUsd: number;
  maximumUsd: number;
  /** The fee of one informal entry, US dollars. */
  informalUsd: number;
}>;

/** Latest first. */
export const merchandiseFeeYears: readonly MerchandiseFeeYear[] = [
  {
    fiscalYear: 2027,
    from: '2026-10-01',
    minimumUsd: 34.58,
    maximumUsd: 670.86,
    informalUsd: 2.77,
  },
  { fiscalYear: 2026, from: '2025-10-01', minimumUsd: 33.58, maximumUsd: 651.5, informalUsd: 2.69 },
  {
    fiscalYear: 2025,
    from: '2024-10-01',
    minimumUsd: 32.71,
    maximumUsd: 634.62,
    informalUsd: 2.62,
  },
];

/**
 * Shipments worth no more than this, in US dollars, may enter informally: 19 CFR 143.21(a). Its limit
 * of $250 for articles of chapter 99, subchapters III and IV, has been suspended for all origins
 * since 2025-04-30 (CSMS 64861116); no end of that was found. Customs may ask for a formal entry.
 */
export const informalEntryLimitUsd = 2500;

/** Per cent of the customs value; by sea only. */
export const harborFeePct = 0.125;
