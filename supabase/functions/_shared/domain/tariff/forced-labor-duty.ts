import { formatLongDate } from '../format-long-date.ts';
import { type DutyCase, knownLayer, openLayer } from './duty-case.ts';
import {
  forcedLaborExemptHeading,
  forcedLaborMetalHeading,
  forcedLaborUsmcaHeadings,
} from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';
import { isFreedBySection232 } from './other-actions.ts';
import { europeanUnionHeading, europeanUnionNoTopUpHeading } from './tariff-origins.assumptions.ts';
import { inSentence } from './tariff-origins.ts';
import type { ForcedLaborDuty } from './tariff-types.ts';

const kind = 'forced-labor-301';
const label = 'Section 301, forced-labor action';

/** The duty of the forced-labor action (note 52); null for origins that it does not name. */
export function forcedLaborDuty(
  duty: DutyCase,
  base: DutyLayer,
  section232: DutyLayer | null,
): DutyLayer | null {
  const action = duty.origin.forcedLabor;
  if (action === null) return null;
  const reason = exceptionReason(duty, action, section232);
  const { effectiveFrom } = action;
  if (reason !== null) {
    return knownLayer(duty, { kind, label, effectiveFrom, ratePct: 0, ...reason });
  }
  if (section232 !== null && section232.ratePct === null) {
    return openLayer({
      kind,
      label,
      heading: action.heading,
      effectiveFrom,
      rateText: `${action.ratePct}% unless Section 232 is charged`,
      reason: 'Goods that pay a Section 232 duty don’t pay this one: note 52(f).',
    });
  }
  return action.mode === 'add' ? addedDuty(duty, action) : toppedUpDuty(duty, action, base);
}

function exceptionReason(
  duty: DutyCase,
  action: ForcedLaborDuty,
  section232: DutyLayer | null,
): { heading: string | null; reason: string } | null {
  if (duty.entryDate < action.effectiveFrom) {
    return {
      heading: action.heading,
      reason: `It began on ${formatLongDate(action.effectiveFrom)}, after this entry.`,
    };
  }
  if (duty.isUsmca) {
    return {
      heading: forcedLaborUsmcaHeadings[duty.origin.code] ?? null,
      reason: 'Goods that originate under the USMCA are exempt: note 52(g) and (h).',
    };
  }
  if (isFreedBySection232(duty, section232)) {
    return {
      heading: forcedLaborMetalHeading,
      reason: 'Goods that pay a Section 232 duty don’t pay this one: note 52(f).',
    };
  }
  if (isExempt(duty)) {
    return { heading: forcedLaborExemptHeading, reason: 'The line is exempt: note 52(b).' };
  }
  return null;
}

function addedDuty(
  duty: DutyCase,
  { heading, ratePct, effectiveFrom }: ForcedLaborDuty,
): DutyLayer {
  return knownLayer(duty, {
    kind,
    heading,
    label,
    ratePct,
    effectiveFrom,
    reason: `Products of ${inSentence(duty.origin.name)} pay an extra ${ratePct}%, effective ${formatLongDate(effectiveFrom)}.`,
  });
}

function toppedUpDuty(duty: DutyCase, action: ForcedLaborDuty, base: DutyLayer): DutyLayer {
  const { heading, ratePct, effectiveFrom } = action;
  const rule = `The duty on products of ${inSentence(duty.origin.name)} is raised to a total of ${ratePct}%`;
  if (base.ratePct === null && base.minimumPct < ratePct) {
    return openLayer({
      kind,
      heading,
      label,
      effectiveFrom,
      rateText: `up to a total of ${ratePct}%`,
      minimumPct: ratePct - base.minimumPct,
      liftsBaseToPct: ratePct,
      reason: `${rule} where the base rate is lower.`,
    });
  }
  const topUpPct = Math.max(ratePct - base.minimumPct, 0);
  const isUnion = heading === europeanUnionHeading;
  return knownLayer(duty, {
    kind,
    heading: topUpPct === 0 && isUnion ? europeanUnionNoTopUpHeading : heading,
    label,
    effectiveFrom,
    ratePct: topUpPct,
    reason:
      topUpPct === 0
        ? `${rule}; the base rate is already that high.`
        : `${rule}: the difference from the base rate is added.`,
  });
}

/**
 * Rows marked `ex` name articles whose text is not loaded, so the line as a whole is not exempt.
 */
function isExempt({ facts, hts10 }: DutyCase): boolean {
  return facts.forcedLaborExemptions.some(
    ({ code, scope }) => scope === 'full' && (code === facts.line.hts8 || code === hts10),
  );
}
