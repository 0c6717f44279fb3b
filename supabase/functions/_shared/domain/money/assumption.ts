/** A number we assumed rather than measured, with what visitors need to judge it. */
export type Assumption<Value = number> = Readonly<{
  value: Value;
  source: string;
  /** The year that the source covers. */
  year: number;
}>;

/**
 * An assumption of our own, chosen for planning. No publication backs it, and pages must not claim
 * one does.
 */
export function planningFigure<Value>(value: Value): Assumption<Value> {
  return { value, source: 'BrandBFF planning figure, not a measurement', year: 2026 };
}
