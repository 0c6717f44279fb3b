/** Section 232 on vehicles and their parts: rates and headings; the lines are in section-232-lists. */

/** What one list of notes 33 and 38 charges. Rates are percent. */
export type VehicleAction = Readonly<{
  note: '33(b)' | '33(g)' | '38(b)' | '38(c)' | '38(i)';
  /** "parts of cars and light trucks" */
  goods: string;
  heading: string;
  ratePct: number;
  effectiveFrom: string;
  isOfParts: boolean;
  /** Goods that originate under the USMCA pay nothing. */
  isUsmcaFree: boolean;
  /** The heading under which such vehicles pay on their non-US content alone; null for others. */
  usContentHeading: string | null;
  /** Origins whose goods are only lifted to a total, each with its first day. */
  partners: Readonly<Record<string, Readonly<{ from: string; heading: string | null }>>>;
  partnerTotalPct: number;
}>;

const partnerTotalPct = 15;

/**
 * US notes 33 and 38 and headings 9903.74.01 to .11 and 9903.94.01 to .65 (chapter 99, HTS 2026
 * revision 6); the first days of the partners, and Taiwan, whose heading among 9903.94.66 to .69 is
 * not known, from a rules pack of importers (2026). In the order in which a line that several lists
 * name is taken.
 */
export const vehicleActions: readonly VehicleAction[] = [
  {
    note: '33(b)',
    goods: 'cars and light trucks',
    heading: '9903.94.01',
    ratePct: 25,
    effectiveFrom: '2025-04-03',
    isOfParts: false,
    isUsmcaFree: false,
    usContentHeading: '9903.94.03',
    partners: {
      EU: { from: '2025-08-01', heading: '9903.94.51' },
      JP: { from: '2025-09-16', heading: '9903.94.41' },
      KR: { from: '2025-11-01', heading: '9903.94.61' },
    },
    partnerTotalPct,
  },
  {
    note: '38(b)',
    goods: 'medium and heavy trucks',
    heading: '9903.74.01',
    ratePct: 25,
    effectiveFrom: '2025-11-01',
    isOfParts: false,
    isUsmcaFree: false,
    usContentHeading: '9903.74.03',
    partners: {},
    partnerTotalPct,
  },
  {
    note: '38(c)',
    goods: 'buses',
    heading: '9903.74.02',
    ratePct: 10,
    effectiveFrom: '2025-11-01',
    isOfParts: false,
    isUsmcaFree: false,
    usContentHeading: null,
    partners: {},
    partnerTotalPct,
  },
  {
    note: '33(g)',
    goods: 'parts of cars and light trucks',
    heading: '9903.94.05',
    ratePct: 25,
    effectiveFrom: '2025-05-03',
    isOfParts: true,
    isUsmcaFree: true,
    usContentHeading: null,
    partners: {
      EU: { from: '2025-08-01', heading: '9903.94.53' },
      JP: { from: '2025-09-16', heading: '9903.94.43' },
      KR: { from: '2025-11-01', heading: '9903.94.63' },
      TW: { from: '2026-05-01', heading: null },
    },
    partnerTotalPct,
  },
  {
    note: '38(i)',
    goods: 'parts of medium and heavy trucks',
    heading: '9903.74.08',
    ratePct: 25,
    effectiveFrom: '2025-11-01',
    isOfParts: true,
    isUsmcaFree: true,
    usContentHeading: null,
    partners: {},
    partnerTotalPct,
  },
];

/**
 * Cars of the United Kingdom within its quota, and parts for them (notes 33(i) and (j), 90 FR 27851,
 * 2025): whether the quota is open, and what the parts are for, nobody says.
 */
export const unitedKingdomVehicles: Readonly<{
  quotaHeading: string;
  quotaPct: number;
  partHeading: string;
  partTotalPct: number;
  doubts: Readonly<Partial<Record<VehicleAction['note'], string>>>;
}> = {
  quotaHeading: '9903.94.31',
  quotaPct: 7.5,
  partHeading: '9903.94.32',
  partTotalPct: 10,
  doubts: {
    '33(b)':
      'Cars from the United Kingdom pay an extra 7.5% within a quota of 100,000 a year (9903.94.31) and 25% over it (9903.94.01): both totals are shown.',
    '33(g)':
      'Parts from the United Kingdom for cars made there pay a total of 10% (9903.94.32), others pay an extra 25% (9903.94.05): both totals are shown.',
  },
};
