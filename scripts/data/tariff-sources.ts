/** The sources of the tariff tables, and the few rows that are in no file. */

export const tariffSources = [
  {
    id: 'schedule',
    title: 'Harmonized Tariff Schedule of the United States 2026, revision 10',
    detail:
      'Lines, ten-digit lines and rates as printed, effective 2026-06-08; US government work, public domain. Later revisions to 20 changed no general rate that the reviews we read found.',
    asOf: '2026-06-08',
    retrievedOn: '2026-11-27',
  },
  {
    id: 'china-lists',
    title: 'Section 301 lists for goods of China',
    detail:
      'US notes 20 and 31 to subchapter III of chapter 99, HTS 2026 revision 6; rates from the heading texts of revision 10; compared with the footnotes of every line.',
    asOf: '2026-06-08',
    retrievedOn: '2026-11-27',
  },
  {
    id: 'forced-labor',
    title: 'Section 301 forced-labor action',
    detail:
      'Headings 9903.05.20 to 9903.05.84 and note 52, FR document 2026-15181, in force from 2026-07-24; compared with HTS 2026 revision 20.',
    asOf: '2026-10-02',
    retrievedOn: '2026-11-27',
  },
  {
    id: 'forced-labor-exemptions',
    title: 'Exemptions of the forced-labor action',
    detail:
      'Note 52(b) and (c), the articles that matter to consumer goods; entries for civil aircraft and pharmaceutical use are left out.',
    asOf: '2026-07-24',
    retrievedOn: '2026-11-27',
  },
  {
    id: 'section-232-metals',
    title: 'Section 232 action on steel, aluminum and copper',
    detail:
      'Annexes 1a, 1b, 1c and 3 of US note 16 as of 2026-06-08, from a list kept by a tariff research project; not checked line by line; its row for the whole of heading 8471 is left out.',
    asOf: '2026-06-08',
    retrievedOn: '2026-11-27',
  },
  {
    id: 'section-232-timber',
    title: 'Section 232 action on timber, lumber and wooden furniture',
    detail:
      'US note 37, in force from 2025-10-14: softwood, upholstered wooden furniture, kitchen cabinets and vanities; from the same project’s list of codes.',
    asOf: '2026-08-06',
    retrievedOn: '2026-11-28',
  },
  {
    id: 'section-338',
    title: 'Section 338 action on goods of Canada',
    detail:
      'US note 51, headings 9903.03.12 to 9903.03.15, in force from 2026-08-22 and wider from 2026-09-15 (Proclamations 11046 to 11048, 11056, 11064 and 11065); import bans from 2026-09-29 (Proclamations 11061 to 11063). Four readings of the lists agree.',
    asOf: '2026-10-07',
    retrievedOn: '2026-11-29',
  },
  {
    id: 'terms',
    title: 'Our own classification of common products',
    detail:
      'The line a product usually enters under, by its name in the trade; high, medium or low says how sure. Customs decides on the goods themselves.',
    asOf: '2026-11-27',
    retrievedOn: '2026-11-27',
  },
] as const;

const timber = {
  material: 'timber',
  annex: 'timber',
  mode: 'add',
  effectiveFrom: '2025-10-14',
  sourceId: 'section-232-timber',
} as const;

const softwood =
  '44031100 44032101 44032201 44032301 44032401 44032501 44032601 44039901 44061100 44069100 44071100 44071200 44071300 44071400 44071900';
const upholstered = '9401614011 9401614031 9401616011 9401616031';
const cabinets = '9403409060 9403608093 9403910080';

export const timberRows = [
  ...softwood.split(' ').map((prefix) => ({ ...timber, prefix, ratePct: 10 })),
  ...`${upholstered} ${cabinets}`.split(' ').map((prefix) => ({ ...timber, prefix, ratePct: 25 })),
  // The steps of the proclamation of 2025-12-31, clause 1.
  ...upholstered
    .split(' ')
    .map((prefix) => ({ ...timber, prefix, ratePct: 30, effectiveFrom: '2027-01-01' })),
  ...cabinets
    .split(' ')
    .map((prefix) => ({ ...timber, prefix, ratePct: 50, effectiveFrom: '2027-01-01' })),
];
