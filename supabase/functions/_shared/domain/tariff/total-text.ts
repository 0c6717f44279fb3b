import { pctText } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';
import { parseRate } from './parse-rate.ts';

/**
 * The total as it is to be read: "36.5%", "23.5% or 41%", "at least 19.5%, plus 20¢/kg".
 *
 * @param totals of each ten-digit line it may be; null where one of its duties is no single number.
 */
export function totalText(
  layers: readonly DutyLayer[],
  totals: readonly (number | null)[],
  minimumPct: number,
): string {
  const known = totals.filter((total) => total !== null).sort((one, other) => one - other);
  if (known.length === totals.length && known.length <= 3) {
    const texts = known.map(pctText);
    return [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' or ');
  }
  const open = layers.filter(({ ratePct }) => ratePct === null);
  const plus = open.flatMap(({ kind, rateText }) => (kind === 'base' ? uncounted(rateText) : []));
  return [`at least ${pctText(minimumPct)}`, ...plus].join(', plus ');
}

/** The parts of a printed rate that are no share of the value. */
function uncounted(rateText: string): string[] {
  const rate = parseRate(rateText);
  if (rate.kind === 'words') return ['the duty printed in the line'];
  if (rate.kind === 'free') return [];
  return rate.terms.flatMap((term) => (term.kind === 'ad-valorem' ? [] : [term.text]));
}
