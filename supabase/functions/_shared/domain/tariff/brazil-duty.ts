import { formatLongDate } from '../format-long-date.ts';
import { brazilExemptArticles, brazilExemptCodes } from './brazil-exempt.generated.ts';
import { type DutyCase, knownLayer } from './duty-case.ts';
import { brazilAction } from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';

/**
 * Whether the line is exempt from the duty on goods of Brazil: `full`, or `ex` where only particular
 * articles are (note 50(a)(ii) and (iii)); null for others, and for other origins and days.
 */
export function brazilExemption({ facts, origin, entryDate }: DutyCase): 'full' | 'ex' | null {
  if (origin.code !== 'BR' || entryDate < brazilAction.effectiveFrom) return null;
  const code = codeOf(facts);
  if (code in brazilExemptArticles) return 'ex';
  return ` ${brazilExemptCodes} `.includes(` ${code} `) ? 'full' : null;
}

/**
 * The duty on goods of Brazil under Section 301; null for other origins and days.
 * @param isFreed the goods pay a Section 232 duty instead
 */
export function brazilDuty(duty: DutyCase, isFreed: boolean): DutyLayer | null {
  const { heading, exemptHeading, articlesHeading, ratePct, effectiveFrom } = brazilAction;
  if (duty.origin.code !== 'BR' || duty.entryDate < effectiveFrom) return null;
  const layer = {
    kind: 'brazil-301',
    heading,
    label: 'Section 301, Brazil',
    effectiveFrom,
  } as const;
  if (isFreed) {
    const reason = 'Goods that pay a Section 232 duty don’t pay this one: note 50(a).';
    return knownLayer(duty, { ...layer, heading: null, ratePct: 0, reason });
  }
  const exemption = brazilExemption(duty);
  if (exemption === 'full') {
    const reason = 'The line is exempt: note 50(a)(ii).';
    return knownLayer(duty, { ...layer, heading: exemptHeading, ratePct: 0, reason });
  }
  const reason = `Products of Brazil pay an extra ${ratePct}%, effective ${formatLongDate(effectiveFrom)}`;
  if (exemption === null) return knownLayer(duty, { ...layer, ratePct, reason: `${reason}.` });
  const articles = brazilExemptArticles[codeOf(duty.facts)];
  const doubt = `${reason}, but some articles of this line are exempt (${articlesHeading}): ${articles}. Both totals are shown.`;
  return knownLayer(duty, {
    ...layer,
    ratePct: duty.isLenient ? 0 : ratePct,
    reason: doubt,
    doubt,
  });
}

/** As the lists write it, without dots. */
function codeOf({ line }: DutyCase['facts']): string {
  return line.hts8.replaceAll('.', '');
}
