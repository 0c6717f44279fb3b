import { pctText, sumPct } from './duty-case.ts';
import type { DutyLayer } from './duty-types.ts';
import { parseRate, uncountedTerms } from './parse-rate.ts';

/** The duties of one ten-digit line. */
type Stack = readonly DutyLayer[];

type Piece = Readonly<{
  unitValueUsd?: number | undefined;
  unitWeightKg?: number | undefined;
}>;

type Total = Readonly<{
  /** For each possible ten-digit line; null where one of its duties is not a single number. */
  totals: readonly (number | null)[];
  /** The smallest of all, percent. */
  minimumPct: number;
  /** What is known about the piece, and therefore computed. */
  piece: Piece;
}>;

/**
 * Formats the total: "36.5%", "23.5% or 41%", "at least 19.5%, plus 20¢/kg", "12.5%, or the base
 * rate if that is higher".
 *
 * @param stacks one for each possible ten-digit line
 */
export function totalText(stacks: readonly Stack[], { totals, minimumPct, piece }: Total): string {
  const known = totals.filter((total) => total !== null).sort((one, other) => one - other);
  if (known.length === totals.length && known.length <= 3) {
    const texts = known.map(pctText);
    return [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' or ');
  }
  const lifts = new Set(stacks.map(liftOf));
  const [lift] = lifts;
  const atLeast = `at least ${pctText(minimumPct)}`;
  // Where a duty raises the base rate, its open parts add to the total only beyond that.
  if (lifts.size > 1) return atLeast;
  if (lift !== undefined) return liftedText(stacks, { lift, minimumPct });
  const open = new Set(stacks.flatMap((stack) => openParts(stack, piece)));
  return [atLeast, ...open].join(', plus ');
}

function liftOf(stack: Stack): number | undefined {
  return stack.find(({ liftsBaseToPct }) => liftsBaseToPct !== undefined)?.liftsBaseToPct;
}

function liftedText(
  stacks: readonly Stack[],
  { lift, minimumPct }: { lift: number; minimumPct: number },
): string {
  const isOnlyLifted =
    new Set(stacks.map(minimumOf)).size === 1 &&
    stacks.every((stack) =>
      stack.every(
        ({ kind, ratePct, liftsBaseToPct }) =>
          kind === 'base' || ratePct !== null || liftsBaseToPct !== undefined,
      ),
    );
  const total = pctText(minimumPct);
  if (!isOnlyLifted) return `at least ${total}`;
  return minimumPct === lift
    ? `${total}, or the base rate if that is higher`
    : `${total}, or more if the base rate is over ${pctText(lift)}`;
}

function minimumOf(stack: Stack): number {
  return sumPct(stack.map(({ minimumPct }) => minimumPct));
}

/** The parts of the printed base rate that are not a share of the value and cannot be computed. */
function openParts(stack: Stack, piece: Piece): readonly string[] {
  return stack.flatMap(({ kind, ratePct, rateText }) => {
    if (kind !== 'base' || ratePct !== null) return [];
    const rate = parseRate(rateText);
    return rate.kind === 'words' ? ['the duty printed in the line'] : uncountedTerms(rate, piece);
  });
}
