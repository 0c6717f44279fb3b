/** Rules of the smaller actions, whose lines are in other-actions.generated.ts or are not loaded. */

/**
 * The safeguard on quartz surface products (note 41, Proclamation 11051, 2026): origins that are
 * exempt by name, by CAFTA-DR and by the Caribbean Basin act (general note 7). Note 41(c) also
 * exempts developing countries; `neverDeveloping` are certainly none of them.
 */
export const quartzExempt: Readonly<{
  originCodes: readonly string[];
  neverDeveloping: readonly string[];
}> = {
  originCodes: [
    ...['AU', 'CA', 'CO', 'IL', 'KR', 'MX', 'PA', 'PE', 'SG'],
    ...['CR', 'DO', 'GT', 'HN', 'NI', 'SV'],
    ...['AG', 'AW', 'BB', 'BS', 'BZ', 'CW', 'DM', 'GD', 'GY', 'HT', 'JM', 'KN', 'LC', 'MS'],
    ...['TT', 'VC', 'VG'],
  ],
  neverDeveloping: ['CH', 'CN', 'EU', 'GB', 'HK', 'JP', 'NO', 'NZ', 'TW', 'VN'],
};

/**
 * Section 232 on vehicles, parts, trucks and buses (notes 33 and 38, 2025): headings and rates are
 * known, the lists are not loaded. Goods of the partners are lifted to a total.
 */
export const vehicleActions: Readonly<{
  partnerTotalPct: number;
  partnersFrom: Readonly<Record<string, string>>;
  actions: readonly Readonly<{
    name: string;
    note: string;
    heading: string | null;
    ratePct: number;
    hasPartners: boolean;
    prefixes: readonly string[];
    effectiveFrom: string;
  }>[];
}> = {
  partnerTotalPct: 15,
  partnersFrom: { EU: '2025-08-01', JP: '2025-09-16', KR: '2025-11-01' },
  actions: [
    {
      name: 'passenger vehicles and light trucks',
      note: 'note 33(b)',
      heading: '9903.94.01',
      ratePct: 25,
      hasPartners: true,
      prefixes: ['8703'],
      effectiveFrom: '2025-04-03',
    },
    {
      name: 'vehicle parts',
      note: 'note 33(g)',
      heading: '9903.94.05',
      ratePct: 25,
      hasPartners: true,
      prefixes: ['8708'],
      effectiveFrom: '2025-05-03',
    },
    {
      name: 'buses',
      note: 'note 38(c)',
      heading: '9903.74.02',
      ratePct: 10,
      hasPartners: false,
      prefixes: ['8702'],
      effectiveFrom: '2025-11-01',
    },
  ],
};

/**
 * The Section 301 action on Nicaragua (90 FR 57807 and 60850, 2025): nothing in 2026, then in steps;
 * not on goods with a claim under CAFTA-DR. The latest step first.
 */
export const nicaraguaAction: Readonly<{
  heading: string;
  steps: readonly Readonly<{ from: string; ratePct: number }>[];
}> = {
  heading: '9903.89.01',
  steps: [
    { from: '2028-01-01', ratePct: 15 },
    { from: '2027-01-01', ratePct: 10 },
    { from: '2026-01-01', ratePct: 0 },
  ],
};
