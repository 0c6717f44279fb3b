import { formatLongDate } from '../format-long-date.ts';
import { type DutyCase, knownLayer, openLayer } from './duty-case.ts';
import {
  chinaListsComplete,
  chinaListsFrom,
  earlierChinaRatesPct,
  minChinaRatePct,
} from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';
import type { ChinaListRow } from './tariff-types.ts';

/** The Section 301 duty of the China lists, at most one list; null for other origins. */
export function chinaDuty(duty: DutyCase): DutyLayer | null {
  if (duty.origin.code !== 'CN') return null;
  const rows = duty.facts.chinaLists.filter((row) => coversTenDigitLine(row, duty.hts10));
  const charged = rows.find(({ scope }) => scope !== 'suspended');
  const row = charged ?? rows[0];
  if (row === undefined) {
    return knownLayer(duty, {
      kind: 'china-301',
      heading: null,
      label: 'Section 301, China lists',
      ratePct: 0,
      reason: 'This line isn’t on any of the China lists.',
    });
  }
  return listDuty(duty, row);
}

/** A partial row covers every line except those it excludes, or only those it names. */
export function coversTenDigitLine(
  { scope, tenDigit }: ChinaListRow,
  hts10: string | null,
): boolean {
  if (scope !== 'partial' || tenDigit === null) return true;
  const isNamed = hts10 !== null && tenDigit.codes.includes(hts10);
  return tenDigit.mode === 'only' ? isNamed : !isNamed;
}

function listDuty(duty: DutyCase, row: ChinaListRow): DutyLayer {
  const { heading, effectiveFrom, firstEffective } = row;
  const layer = { kind: 'china-301', heading, label: listLabel(row), effectiveFrom } as const;
  if (row.scope === 'suspended' || effectiveFrom === null) {
    return knownLayer(duty, {
      ...layer,
      ratePct: 0,
      reason: 'List 4B was suspended in December 2019 before it took effect: nothing is charged.',
    });
  }
  if (duty.entryDate >= effectiveFrom) {
    return knownLayer(duty, {
      ...layer,
      ratePct: row.ratePct,
      reason: `Products of China on ${listName(row)}, effective ${formatLongDate(effectiveFrom)}.`,
    });
  }
  if (
    firstEffective !== null &&
    duty.entryDate >= firstEffective &&
    row.list in earlierChinaRatesPct
  ) {
    return knownLayer(duty, {
      ...layer,
      effectiveFrom: firstEffective,
      ratePct: earlierRatePct(row),
      reason: `The first rate of ${listName(row)}, before it became ${row.ratePct}% on ${formatLongDate(effectiveFrom)}.`,
    });
  }
  return beforeTheList(duty, row, { ...layer, effectiveFrom });
}

/** Goods of the four-year review were on another list before; our tables do not say which one. */
function beforeTheList(
  duty: DutyCase,
  row: ChinaListRow,
  layer: Readonly<{
    kind: 'china-301';
    heading: string;
    label: string;
    effectiveFrom: string;
  }>,
): DutyLayer {
  const { effectiveFrom } = layer;
  if (row.list === 'four-year-review' && duty.entryDate >= chinaListsFrom) {
    return openLayer({
      ...layer,
      heading: null,
      rateText: '7.5% or 25%',
      minimumPct: duty.entryDate >= chinaListsComplete ? minChinaRatePct : 0,
      reason: `The ${row.ratePct}% of the four-year review began on ${formatLongDate(effectiveFrom)}; before that, the line was on an earlier list, which we haven’t loaded.`,
    });
  }
  return knownLayer(duty, {
    ...layer,
    ratePct: 0,
    reason: `${listLabel(row)} began on ${formatLongDate(row.firstEffective ?? effectiveFrom)}, after this entry.`,
  });
}

function earlierRatePct({ list, ratePct }: ChinaListRow): number {
  return list === '3' || list === '4A' || list === 'four-year-review'
    ? earlierChinaRatesPct[list]
    : ratePct;
}

function listName({ list }: ChinaListRow): string {
  return list === 'four-year-review' ? 'the four-year review of 2024' : `list ${list}`;
}

function listLabel(row: ChinaListRow): string {
  return row.list === 'four-year-review'
    ? 'Section 301, China four-year review'
    : `Section 301, China list ${row.list}`;
}
