/** Section 232 on chips and on patented drugs: what only some goods of the listed lines pay. */

/** Chips for artificial intelligence (note 39 and heading 9903.79.01, HTS 2026 revision 6). */
export const chipAction = {
  heading: '9903.79.01',
  ratePct: 25,
  effectiveFrom: '2026-01-15',
} as const;

/**
 * Patented drugs (note 40, Proclamation 11020, headings 9903.04.60 to .70, HTS 2026 revisions 14 and
 * 20). Drugs of the United Kingdom pay nothing since August 2026 (91 FR 49406).
 */
export const drugAction: Readonly<{
  heading: string;
  totalPct: number;
  since: string;
  partners: Readonly<{ heading: string; totalPct: number; originCodes: readonly string[] }>;
  freeOrigins: readonly string[];
}> = {
  heading: '9903.04.60',
  totalPct: 100,
  since: 'companies that the action names since Jul 31, 2026, all since Sep 29, 2026',
  partners: {
    heading: '9903.04.62',
    totalPct: 15,
    originCodes: ['CH', 'EU', 'JP', 'KR', 'LI'],
  },
  freeOrigins: ['GB'],
};
