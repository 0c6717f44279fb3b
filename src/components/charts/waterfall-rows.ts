/** An amount with the range it lies in: low ≤ likely ≤ high. */
export type Amount = Readonly<{ low: number; likely: number; high: number }>;

export type WaterfallStep = Readonly<{
  id: string;
  label: string;
  amount: Amount;
  /** Shows what is left after this step, as a bar of its own below it. */
  leavesLabel?: string | undefined;
}>;

/** A bar between two amounts, and how far its open end may move. */
export type WaterfallBar = Readonly<{
  from: number;
  to: number;
  ghostFrom: number;
  ghostTo: number;
}>;

export type WaterfallRow = Readonly<{
  id: string;
  label: string;
  kind: 'start' | 'step' | 'left' | 'end';
  amount: Amount;
  bar: WaterfallBar;
}>;

/**
 * The rows from the start over each step to what remains. A step hangs where the likely amounts of
 * the steps before it end; its ghost shows where it could end itself.
 */
export function waterfallRows({
  start,
  startLabel,
  steps,
  endLabel,
}: Readonly<{
  start: number;
  startLabel: string;
  steps: readonly WaterfallStep[];
  endLabel: string;
}>): readonly WaterfallRow[] {
  const rows: WaterfallRow[] = [
    { id: 'start', label: startLabel, kind: 'start', ...standing(fixed(start)) },
  ];
  let before = start;
  let left = fixed(start);
  for (const { id, label, amount, leavesLabel } of steps) {
    const after = before - amount.likely;
    const bar = {
      from: after,
      to: before,
      ghostFrom: before - amount.high,
      ghostTo: before - amount.low,
    };
    rows.push({ id, label, kind: 'step', amount, bar });
    before = after;
    left = {
      low: left.low - amount.high,
      likely: after,
      high: left.high - amount.low,
    };
    if (leavesLabel !== undefined) {
      rows.push({ id: `${id}-left`, label: leavesLabel, kind: 'left', ...standing(left) });
    }
  }
  rows.push({ id: 'end', label: endLabel, kind: 'end', ...standing(left) });
  return rows;
}

/** The lowest and the highest amount that any bar reaches; zero is among them. */
export function waterfallDomain(rows: readonly WaterfallRow[]): readonly [number, number] {
  const ends = rows.flatMap(({ bar }) => [bar.from, bar.to, bar.ghostFrom, bar.ghostTo]);
  return [Math.min(0, ...ends), Math.max(0, ...ends)];
}

function fixed(amount: number): Amount {
  return { low: amount, likely: amount, high: amount };
}

/** A bar that stands on zero. */
function standing(amount: Amount): Pick<WaterfallRow, 'amount' | 'bar'> {
  const { low, likely, high } = amount;
  return {
    amount,
    bar: { from: Math.min(0, likely), to: Math.max(0, likely), ghostFrom: low, ghostTo: high },
  };
}
