import { formatLongDate } from '../format-long-date.ts';
import { chapterOf, type DutyCase, digitsOf, knownLayer, openLayer } from './duty-case.ts';
import {
  annex1cFramework,
  lightMetalAnnexes,
  lightMetalHeading,
  metalChapters,
  russianAluminumPct,
  section232AfterTemporary,
  section232AnnexesFrom,
  section232From,
  section232Headings,
  section232TemporaryTo,
  timberFramework,
} from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';
import { liftedDuty } from './lifted-duty.ts';
import { otherSection232Duty } from './other-actions.ts';
import { europeanUnionHeading } from './tariff-origins.assumptions.ts';
import type { Section232Row } from './tariff-types.ts';
import { vehicleAction, vehicleDuty } from './vehicle-duty.ts';

/**
 * The Section 232 duty on the whole customs value; null for goods that no action covers. Goods that
 * pay it are exempt from the forced-labor action and the Section 122 surcharge.
 */
export function section232Duty(duty: DutyCase, base: DutyLayer): DutyLayer | null {
  const vehicle = vehicleDuty(duty, base);
  if (vehicle !== null) return vehicle;
  const row = section232Row(duty);
  if (row === null) return otherSection232Duty(duty, base);
  const layer = {
    kind: 'section-232',
    heading: section232Headings[row.annex] ?? null,
    label: section232Label(row),
    effectiveFrom: row.effectiveFrom,
    effectiveTo: isTemporary(row) ? section232TemporaryTo : null,
  } as const;
  if (duty.entryDate < row.effectiveFrom) return earlierDuty(duty, row, layer);
  if (needsMetalWeight(duty) && !duty.hasMetalWeight) {
    return knownLayer(duty, {
      ...layer,
      heading: lightMetalHeading,
      ratePct: 0,
      reason: 'Less than 15% of the weight is steel, aluminum or copper: nothing is charged.',
    });
  }
  return chargedDuty(duty, row, base, layer);
}

/**
 * Of the rows in force the one with the longest prefix, since a ten-digit line may differ from its
 * parent, and of those the latest. Before any is in force, the first future one.
 */
export function section232Row(duty: DutyCase): Section232Row | null {
  const digits = digitsOf(duty);
  const rows = duty.facts.section232.filter(({ prefix }) => digits.startsWith(prefix));
  const [inForce] = rows
    .filter(({ effectiveFrom }) => effectiveFrom <= duty.entryDate)
    .sort(
      (one, other) =>
        other.prefix.length - one.prefix.length ||
        other.effectiveFrom.localeCompare(one.effectiveFrom),
    );
  const [first] = [...rows].sort((one, other) =>
    one.effectiveFrom.localeCompare(other.effectiveFrom),
  );
  const row = inForce ?? first ?? null;
  return row !== null && isTemporary(row) && duty.entryDate > section232TemporaryTo
    ? { ...row, ...section232AfterTemporary }
    : row;
}

/** Annexes 1c and 3 hold lower rates for some time. */
function isTemporary({ annex }: Section232Row): boolean {
  return annex === '1c' || annex === '3';
}

/** Whether the duty depends on the share of metal in the weight. */
export function needsMetalWeight(duty: DutyCase): boolean {
  const row = section232Row(duty);
  return (
    row !== null &&
    vehicleAction(duty) === undefined &&
    duty.entryDate >= row.effectiveFrom &&
    lightMetalAnnexes.includes(row.annex) &&
    !metalChapters.includes(chapterOf(duty))
  );
}

type LayerHead = Readonly<{
  kind: 'section-232';
  heading: string | null;
  label: string;
  effectiveFrom: string;
  effectiveTo: string | null;
}>;

function chargedDuty(
  duty: DutyCase,
  row: Section232Row,
  base: DutyLayer,
  layer: LayerHead,
): DutyLayer {
  const { ratePct, mode } = rateFor(duty, row);
  if (mode === 'add') {
    return knownLayer(duty, {
      ...layer,
      ratePct,
      reason: `${materialReason(row)} The rate applies to the whole customs value.`,
    });
  }
  return liftedDuty(duty, { ...layer, reason: materialReason(row) }, { base, totalPct: ratePct });
}

function rateFor(
  { origin, entryDate }: DutyCase,
  row: Section232Row,
): Pick<Section232Row, 'ratePct' | 'mode'> {
  const isEuropeanUnion = origin.forcedLabor?.heading === europeanUnionHeading;
  if (row.material === 'aluminum' && origin.code === 'RU') {
    return { ratePct: russianAluminumPct, mode: 'add' };
  }
  const framework: readonly string[] = annex1cFramework.originCodes;
  if (row.annex === '1c' && (isEuropeanUnion || framework.includes(origin.code))) {
    return { ratePct: annex1cFramework.minimumTotalPct, mode: 'minimum_total' };
  }
  if (row.material !== 'timber') return row;
  if (origin.code === 'GB') {
    return { ratePct: Math.min(row.ratePct, timberFramework.unitedKingdomPct), mode: 'add' };
  }
  const originsFrom: Readonly<Record<string, string>> = timberFramework.originsFrom;
  const from = isEuropeanUnion ? timberFramework.europeanUnionFrom : originsFrom[origin.code];
  const isPartner = from !== undefined && entryDate >= from;
  return row.ratePct > timberFramework.minimumTotalPct && isPartner
    ? { ratePct: timberFramework.minimumTotalPct, mode: 'minimum_total' }
    : row;
}

/** Before the current annexes, metals paid under other rules, which our tables do not contain. */
function earlierDuty(duty: DutyCase, row: Section232Row, layer: LayerHead): DutyLayer | null {
  if (row.material === 'timber' || duty.entryDate < section232From) return null;
  return openLayer({
    ...layer,
    heading: null,
    effectiveFrom: section232From,
    effectiveTo: null,
    rateText: 'earlier rules',
    reason: `The current rate began on ${formatLongDate(row.effectiveFrom)}; the rules before ${
      duty.entryDate < section232AnnexesFrom ? 'the annexes of April 2026' : 'that day'
    } are not loaded.`,
  });
}

function section232Label({ material, annex }: Section232Row): string {
  return material === 'timber'
    ? 'Section 232, timber and furniture'
    : `Section 232, ${material}, annex ${annex}`;
}

function materialReason({ material, annex }: Section232Row): string {
  return material === 'timber'
    ? 'The Section 232 action on timber and wooden furniture names the line.'
    : `Annex ${annex} of the Section 232 action on metals names the line (${material}).`;
}
