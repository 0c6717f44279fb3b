/**
 * Dates, headings and exceptions of the duties on top of the base rate. Rates of single lines and
 * countries are in the tables; the general rules of each action are here.
 */

/** The schedule that the lines come from, and how far the sources of chapter 99 reach. */
export const scheduleSource = {
  name: 'US Harmonized Tariff Schedule 2026',
  revision: 10,
  revisionDate: '2026-06-08',
  /** The last revision from which additional duties (chapter 99) were read, in secondary sources. */
  checkedAgainstRevision: 21,
  /** The day of the newest source. */
  checkedOn: '2026-10-11',
} as const;

/**
 * Rates of a list between its first day and its current rate: list 3 at 10% (83 FR 47974, 2018),
 * list 4A at 15% (84 FR 43304, 2019), face masks in the four-year review at 25% (89 FR 76581,
 * 2024).
 */
export const earlierChinaRatesPct = { '3': 10, '4A': 15, 'four-year-review': 25 } as const;

/** First day of any duty under the China lists (list 1), and of the last list to start (4A). */
export const chinaListsFrom = '2018-07-06';
export const chinaListsComplete = '2020-02-14';

/** The lowest rate of the China lists in force: 4A since 2020 (85 FR 3741). */
export const minChinaRatePct = 7.5;

/** Product exclusions of headings 9903.88.69 and .70 ended on this day; no renewal was found. */
export const chinaExclusionsTo = '2026-11-09';

/** Note 52(b): exempt articles; note 52(f): goods that pay a Section 232 duty (2026). */
export const forcedLaborExemptHeading = '9903.05.86';
export const forcedLaborMetalHeading = '9903.05.90';

/**
 * Goods that originate under the USMCA: note 52(g) for Canada, note 52(h) for Mexico (2026).
 */
export const forcedLaborUsmcaHeadings: Readonly<Record<string, string | null>> = {
  CA: '9903.05.93',
  MX: '9903.05.94',
};

/**
 * Section 232 on metals: the first day of any, and the day the current annexes began (note 16,
 * 2026).
 */
export const section232From = '2018-03-23';
export const section232AnnexesFrom = '2026-04-06';

/**
 * Annexes 1c and 3 end on this day, and their goods pay as annex 1b (Proclamation 11021, clauses 3,
 * 5 and 7, 2026; a tariff research project reads it the same way). Whether their partners keep a
 * lower rate is in no source.
 */
export const section232TemporaryTo = '2027-12-31';
export const section232AfterTemporary = {
  annex: '1b',
  ratePct: 25,
  mode: 'add',
  effectiveFrom: '2028-01-01',
} as const;

/** Headings of chapter 99 for the annexes of note 16 (2026); others were not found. */
export const section232Headings: Readonly<Record<string, string | null>> = {
  '1a': '9903.82.02',
  '1b': '9903.82.09',
  '1c': null,
  '3': null,
  timber: null,
};

/**
 * Note 16: goods with less than 15% of their weight in metal, outside the metal chapters, pay
 * nothing.
 */
export const lightMetalHeading = '9903.82.03';
export const lightMetalAnnexes: readonly string[] = ['1b', '3'];
export const metalChapters: readonly string[] = ['72', '73', '74', '76'];

/** Aluminum of Russia pays 200% in every annex (Proclamation 10522 of 2023, kept in 2026). */
export const russianAluminumPct = 200;

/**
 * Origins whose machinery of annex 1c is only raised to a total of 15% (note 16, 2026); also the
 * EU.
 */
export const annex1cFramework = {
  minimumTotalPct: 15,
  originCodes: ['AR', 'EC', 'SV', 'GT', 'JP', 'KR', 'LI', 'CH', 'TW', 'GB'],
} as const;

/**
 * Timber and furniture: 10% for the United Kingdom; a total of 15% for the EU, Japan, Korea and
 * Taiwan, each from its day (note 37, 2025 and 2026; the day of Korea is not in the note).
 */
export const timberFramework = {
  unitedKingdomPct: 10,
  minimumTotalPct: 15,
  europeanUnionFrom: '2025-10-14',
  originsFrom: { JP: '2025-10-14', KR: '2025-11-14', TW: '2026-05-01' },
} as const;

/** The surcharge of Section 122 on all countries, heading 9903.03.01 (Proclamation 11012, 2026). */
export const section122 = {
  heading: '9903.03.01',
  metalHeading: '9903.03.06',
  ratePct: 10,
  effectiveFrom: '2026-02-24',
  effectiveTo: '2026-07-23',
} as const;

/**
 * Chapters in which some lines were exempt from the surcharge (annex II of the proclamation, whose
 * list is not loaded): the surcharge is possible there and certain elsewhere.
 */
export const section122UncertainChapters: readonly string[] = [
  ...['02', '05', '07', '08', '09', '10', '11', '12', '14', '15', '16', '18', '19', '20', '21'],
  ...['22', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '36', '38', '39', '40'],
  ...['44', '45', '47', '48', '49', '68', '70', '71', '72', '73', '74', '75', '76', '79', '80'],
  ...['81', '83', '84', '85', '86', '87', '88', '89', '90', '94', '95', '97'],
];

/**
 * Section 338 duty on listed goods of Canada (note 51, Proclamations 11046 to 11048 and 11065,
 * 2026). The USMCA exempts nothing. Goods that pay a Section 232 duty were exempt at first (note
 * 51(c)); since `besideSection232From` only dairy is.
 */
export const canadaAction = {
  ratePct: 50,
  section232Heading: '9903.03.15',
  besideSection232From: '2026-09-15',
} as const;

/** The duty on goods of Brazil (note 50, FR document 2026-14542); its exempt lines are in a table. */
export const brazilAction = {
  heading: '9903.05.01',
  /** Lines that are exempt, and lines of which particular articles are. */
  exemptHeading: '9903.05.03',
  articlesHeading: '9903.05.04',
  ratePct: 25,
  effectiveFrom: '2026-07-22',
} as const;

/**
 * Duties under IEEPA: charged from 2025-02-04, struck down on 2026-02-20, ended for entries from
 * 02-24.
 */
export const ieepaWindow = {
  from: '2025-02-04',
  to: '2026-02-23',
  struckDownOn: '2026-02-20',
} as const;

/** Product groups from China under antidumping orders that our visitors ask about (CBP, 2026). */
export const antidumpingExamples =
  'candles, mattresses, wooden bedroom furniture, plastic bags, aluminum foil and many steel goods';

/** Free-trade programs of the column of special rates, by origin (general notes 4 to 37, 2026). */
export const freeTradePrograms: Readonly<Record<string, string>> = {
  AU: 'AU',
  BH: 'BH',
  CL: 'CL',
  CO: 'CO',
  CR: 'P',
  DO: 'P',
  GT: 'P',
  HN: 'P',
  IL: 'IL',
  JO: 'JO',
  KR: 'KR',
  MA: 'MA',
  NI: 'P',
  OM: 'OM',
  PA: 'PA',
  PE: 'PE',
  SG: 'SG',
  SV: 'P',
};

/** Members of the USMCA besides the United States, and its program sign (general note 11, 2020). */
export const usmcaOrigins: readonly string[] = ['CA', 'MX'];
export const usmcaProgram = 'S';
