import { type DutyCase, knownLayer, openLayer, pctText } from './duty-case.ts';
import { usmcaProgram } from './duty-rules.assumptions.ts';
import type { DutyLayer } from './duty-types.ts';
import {
  neededForRate,
  type ParsedRate,
  parseRate,
  rateAmount,
  spacedRate,
  specialRateOf,
} from './parse-rate.ts';

/** The duty of the line itself: column 1 general, column 2, or the rate under the USMCA. */
export function baseDuty(duty: DutyCase): DutyLayer {
  const { line } = duty.facts;
  const { label, reason, ...printed } = printedBase(duty);
  const rateText = spacedRate(printed.rateText);
  const rate = parseRate(rateText);
  const { pct, minimumPct } = rateAmount(rate, duty);
  const heading = { kind: 'base', heading: line.hts8, label } as const;
  if (pct === null) {
    return openLayer({
      ...heading,
      rateText,
      minimumPct,
      reason: `${reason} ${openReason(rate, duty)}`,
    });
  }
  return {
    ...knownLayer(duty, { ...heading, ratePct: pct, reason }),
    rateText: shownRate(rateText, pct),
  };
}

function printedBase({ facts: { line }, origin, isUsmca }: DutyCase) {
  if (origin.column === 2) {
    return {
      rateText: line.otherRateText,
      label: 'Base rate, column 2',
      reason: `${origin.name} has no normal trade relations with the United States and pays column 2.`,
    };
  }
  const usmcaRate = isUsmca ? specialRateOf(line.specialRateText, usmcaProgram) : null;
  if (usmcaRate !== null) {
    return {
      rateText: usmcaRate,
      label: 'Base rate under the USMCA',
      reason: 'The special rate for goods that originate under the USMCA (sign S).',
    };
  }
  return {
    rateText: line.generalRateText,
    label: 'Base rate',
    reason: 'Column 1, general: the “most favored nation” rate of the line.',
  };
}

function openReason(rate: ParsedRate, duty: DutyCase): string {
  const needed = neededForRate(rate, duty);
  if (needed.length === 0) return 'The printed rate can’t be expressed as a share of the value.';
  return `It needs the ${needed.join(' and the ')} of one piece.`;
}

function shownRate(rateText: string, pct: number): string {
  return /^[\d.]+%$|^free$/i.test(rateText.trim()) ? rateText : `${rateText} = ${pctText(pct)}`;
}
