import type { OtherActionList } from '../../supabase/functions/_shared/domain/tariff/action-lists.ts';
import { daysOf, listModule, listsOf } from './action-lists.ts';
import {
  badCell,
  checkCells,
  isoDay,
  isoDayOrEmpty,
  percentage,
  tariffCode,
} from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';
import { type Row, readTable } from './tables.ts';

const table = 'section-232-other';

const rules = {
  hts: tariffCode,
  rate_pct: percentage,
  kind: /^(?:add|total)$/,
  effective_from: isoDay,
  effective_to: isoDayOrEmpty,
};

const knownCondition = 'one of the conditions in scripts/data/section-232-other.ts';
const knownProgram = 'one of the programs in scripts/data/section-232-other.ts';

/** What each `country_condition` of the table means: origins, and which goods of the line. */
const conditions: Readonly<Record<string, Pick<OtherActionList, 'origins' | 'when'>>> = {
  'all; no thermal imaging': { origins: 'all', when: 'no-thermal-imaging' },
  'all; with thermal imaging': { origins: 'all', when: 'thermal-imaging' },
  'JP KR TW CH LI EU27; only if substantially all critical components are US/allied, certified': {
    origins: 'JP KR TW CH LI EU',
    when: 'certified',
  },
  'GB; same component test': { origins: 'GB', when: 'certified' },
  'all; only for drone docking stations, else 9903.08.20 no duty': {
    origins: 'all',
    when: 'docking-station',
  },
  'all; only for systems over 25 kg, not retail delivery, farming or Department of War': {
    origins: 'all',
    when: 'large-drone-part',
  },
  'all; only for drones, unless the list for systems over 25 kg names them': {
    origins: 'all',
    when: 'small-drone-part',
  },
  all: { origins: 'all', when: '' },
  'all but JP KR TW CH LI EU GB': { origins: 'not JP KR TW CH LI EU GB', when: '' },
  'JP KR TW CH LI EU27': { origins: 'JP KR TW CH LI EU', when: '' },
  GB: { origins: 'GB', when: '' },
  'all but AU CA CO IL KR MX PA PE SG, CAFTA-DR, CBERA and the developing countries of note 41(c); only quartz surface products':
    { origins: 'quartz', when: 'in-quota' },
  'same, over quota': { origins: 'quartz', when: 'over-quota' },
};

/** The program of a row by the start of its name; wood goes into the seed of Section 232. */
const programs: readonly (readonly [start: string, program: OtherActionList['program'] | null])[] =
  [
    ['drones', 'drones'],
    ['polysilicon: ingots', 'polysilicon'],
    ['polysilicon: minimum', null],
    ['Section 201 quartz', 'quartz'],
    ['wood', null],
    ['metals', null],
  ];

/** The module with the actions beside metals and wood whose lines are listed. */
export function generatedFiles(): GeneratedFiles {
  const rows = readTable(table).flatMap((row, index) => {
    const program = programOf(row, index);
    if (program === null) return [];
    checkCells(table, row, { rules, index });
    const condition = conditions[row.country_condition ?? ''];
    if (condition === undefined)
      throw badCell(table, row, { column: 'country_condition', index, expected: knownCondition });
    const fields = {
      program,
      ...condition,
      // The annex of polysilicon gives numbers that another action has taken since.
      heading: /^9903\.\d\d\.\d\d$/.test(row.heading ?? '') ? row.heading : null,
      ratePct: Number(row.rate_pct),
      mode: row.kind === 'total' ? 'minimum_total' : 'add',
      ...daysOf(row),
    };
    return [{ fields, code: row.hts ?? '' }];
  });
  return listModule({
    file: 'other-actions.generated.ts',
    table,
    type: 'OtherActionList',
    name: 'otherActionLists',
    entries: listsOf(rows),
  });
}

/** The rows of wood and furniture for all origins without a rate of their own. */
export function woodRows(): readonly { prefix: string; ratePct: number; effectiveFrom: string }[] {
  const rows = readTable(table).flatMap((row, index) => {
    const isGeneral = /^all/.test(row.country_condition ?? '');
    if (!row.program?.startsWith('wood') || !isGeneral) return [];
    checkCells(table, row, { rules, index });
    const { hts = '', rate_pct, effective_from = '' } = row;
    const prefix = hts.replaceAll('.', '');
    return [{ prefix, ratePct: Number(rate_pct), effectiveFrom: effective_from }];
  });
  return rows.sort((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
}

function programOf(row: Row, index: number): OtherActionList['program'] | null {
  const known = programs.find(([start]) => row.program?.startsWith(start));
  if (known === undefined)
    throw badCell(table, row, { column: 'program', index, expected: knownProgram });
  return known[1];
}
