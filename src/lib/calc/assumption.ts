/** A number we assumed rather than measured, with what a visitor needs to judge it. */
export type Assumption<Value = number> = Readonly<{
  value: Value;
  source: string;
  /** The year the source speaks of. */
  year: number;
}>;

/** Ours, chosen for planning. Nothing published stands behind it, and pages must not claim so. */
export function planningFigure<Value>(value: Value): Assumption<Value> {
  return { value, source: 'BrandBFF planning figure, not a measurement', year: 2026 };
}
