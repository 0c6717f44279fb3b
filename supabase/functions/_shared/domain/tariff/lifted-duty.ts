import { type DutyCase, knownLayer, openLayer } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';

/** A duty that only lifts the base rate to a total, percent. */
export function liftedDuty(
  duty: DutyCase,
  layer: Readonly<{
    kind: 'section-232';
    heading: string | null;
    label: string;
    reason: string;
    doubt?: string | undefined;
    effectiveFrom: string;
    effectiveTo?: string | null;
  }>,
  { base, totalPct }: Readonly<{ base: DutyLayer; totalPct: number }>,
): DutyLayer {
  const reason = `${layer.reason} It raises the base rate to a total of ${totalPct}%.`;
  if (base.ratePct === null && base.minimumPct < totalPct) {
    return openLayer({
      ...layer,
      reason,
      rateText: `up to a total of ${totalPct}%`,
      minimumPct: totalPct - base.minimumPct,
      liftsBaseToPct: totalPct,
    });
  }
  return knownLayer(duty, { ...layer, reason, ratePct: Math.max(totalPct - base.minimumPct, 0) });
}
