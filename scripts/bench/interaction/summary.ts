import { percentile } from '../statistics.ts';
import { table } from '../table.ts';
import type { Responses } from './watch-responses.ts';

export type ActionResult = {
  name: string;
  /** The slowest event of each interaction, over all runs. */
  interactionsMs: number[];
  movesMs: number[];
  /** CPU time of the longest task, see `longestTaskMs`. */
  longestTaskMs: number;
};

/** Interaction to next paint that counts as good (web.dev, "Interaction to Next Paint", 2024). */
export const TARGET_MS = 200;

/** The browser reports nothing faster than this (Event Timing API). */
export const MIN_REPORTED_MS = 16;

/** One figure per interaction: a tap has several events, of which the slowest counts. */
export function slowestByInteraction({ interactions }: Responses): number[] {
  const slowest = new Map<number, number>();
  for (const { id, ms } of interactions) slowest.set(id, Math.max(ms, slowest.get(id) ?? 0));
  return [...slowest.values()];
}

/** Results that exceeded the target. */
export function missesOf(results: readonly ActionResult[]): ActionResult[] {
  return results.filter(
    ({ interactionsMs, movesMs }) =>
      percentile(interactionsMs, 0.98) > TARGET_MS || percentile(movesMs, 0.98) > TARGET_MS,
  );
}

export function interactionTable(results: readonly ActionResult[]): string {
  return table(
    ['action', 'n', 'p75', 'p98', 'max', 'moves', 'p75', 'p98', 'max', 'longest task, CPU'],
    results.map(({ name, interactionsMs, movesMs, longestTaskMs }) => [
      name,
      ...figures(interactionsMs, movesMs.length === 0 ? `<${MIN_REPORTED_MS}` : '-'),
      ...figures(movesMs, '-'),
      longestTaskMs.toFixed(0),
    ]),
  );
}

/** The count, 75th and 98th percentile, and the maximum. */
function figures(values: readonly number[], none: string): string[] {
  if (values.length === 0) return ['0', none, none, none];
  return [
    String(values.length),
    ...[0.75, 0.98, 1].map((share) => percentile(values, share).toFixed(0)),
  ];
}
