import { formatLongDate } from '../format-long-date.ts';
import { chapterOf, type DutyCase, knownLayer, openLayer } from './duty-case.ts';
import { section122, section122UncertainChapters } from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';
import { nicaraguaAction } from './other-actions.assumptions.ts';

/** The surcharge of Section 122, which ran for 150 days in 2026; null for other days. */
export function section122Duty(duty: DutyCase, section232: DutyLayer | null): DutyLayer | null {
  const { heading, metalHeading, ratePct, effectiveFrom, effectiveTo } = section122;
  if (duty.entryDate < effectiveFrom || duty.entryDate > effectiveTo) return null;
  const layer = {
    kind: 'section-122',
    heading,
    label: 'Section 122 surcharge',
    effectiveFrom,
    effectiveTo,
  } as const;
  if (duty.isUsmca) {
    const reason = 'Goods that originate under the USMCA were exempt.';
    return knownLayer(duty, { ...layer, heading: null, ratePct: 0, reason });
  }
  if (section232 !== null && (section232.ratePct ?? 0) > 0) {
    const reason = 'Goods that paid a Section 232 duty were exempt.';
    return knownLayer(duty, { ...layer, heading: metalHeading, ratePct: 0, reason });
  }
  if (section232?.ratePct === null || section122UncertainChapters.includes(chapterOf(duty))) {
    return openLayer({
      ...layer,
      rateText: `${ratePct}% unless exempt`,
      reason: 'Some goods of this chapter were exempt; we haven’t loaded the list of them.',
    });
  }
  return knownLayer(duty, {
    ...layer,
    ratePct,
    reason: `Products of every country paid ${ratePct}% from ${formatLongDate(effectiveFrom)} to ${formatLongDate(effectiveTo)}.`,
  });
}

/** The duty on goods of Nicaragua under Section 301; null for other origins and days. */
export function nicaraguaDuty(duty: DutyCase): DutyLayer | null {
  const { heading, steps } = nicaraguaAction;
  const step = steps.find(({ from }) => duty.entryDate >= from);
  if (duty.origin.code !== 'NI' || step === undefined) return null;
  return knownLayer(duty, {
    kind: 'nicaragua-301',
    heading,
    label: 'Section 301, Nicaragua',
    ratePct: step.ratePct,
    effectiveFrom: step.from,
    reason:
      step.ratePct === 0
        ? 'It’s 0% in 2026 and begins on Jan 1, 2027.'
        : `Products of Nicaragua pay an extra ${step.ratePct}%, effective ${formatLongDate(step.from)}, unless they claim CAFTA-DR.`,
  });
}
