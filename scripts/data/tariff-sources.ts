/** The sources of the tariff tables. */

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
    id: 'section-232-other',
    title: 'Section 232 actions on drones, solar cells, vehicles, chips and drugs',
    detail:
      'Drones: US note 43, headings 9903.08.20 to 9903.08.26, from 2026-09-03 (Proclamation 11055). Wafers, solar cells and modules: Proclamation 11052, from 2026-12-04; its lines are one reading of the annex, its final headings are not known. Vehicles, their parts and chips: US notes 33, 38 and 39, HTS 2026 revision 6. Patented drugs: US note 40, revisions 14 and 20. Drone parts from 2027-02-09: two secondary readings.',
    asOf: '2026-10-07',
    retrievedOn: '2026-11-29',
  },
  {
    id: 'section-201-quartz',
    title: 'Section 201 safeguard on quartz surface products',
    detail:
      'US note 41, headings 9903.45.30 and 9903.45.31, from 2026-08-15 (Proclamation 11051); the exempt origins of note 41(c) from a reading of revision 16.',
    asOf: '2026-10-07',
    retrievedOn: '2026-11-29',
  },
  {
    id: 'section-301-nicaragua',
    title: 'Section 301 action on Nicaragua',
    detail: 'Heading 9903.89.01, in steps from 2026-01-01 (90 FR 57807 and 90 FR 60850).',
    asOf: '2026-10-07',
    retrievedOn: '2026-11-29',
  },
  {
    id: 'section-301-brazil',
    title: 'Section 301 action on Brazil',
    detail:
      'US note 50, heading 9903.05.01, from 2026-07-22, with the lines that are exempt (9903.05.03) and those of which some articles are (9903.05.04); exemptions by use are not loaded.',
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
