export type Scale = (value: number) => number;

/** Maps the domain linearly onto the range; an empty domain maps to the start of the range. */
export function linearScale(
  domain: readonly [number, number],
  range: readonly [number, number],
): Scale {
  const span = domain[1] - domain[0];
  return (value) =>
    span === 0 ? range[0] : range[0] + ((value - domain[0]) / span) * (range[1] - range[0]);
}

/**
 * About `count` round values (multiples of 1, 2 or 5 times a power of ten) that enclose [min, max].
 * The first is at or below `min`, the last at or above `max`.
 * @throws RangeError when a bound is not finite
 */
export function niceTicks(min: number, max: number, count = 4): number[] {
  if (!Number.isFinite(min) || !Number.isFinite(max)) {
    throw new RangeError(`Ticks need finite bounds, got ${min} and ${max}`);
  }
  const low = Math.min(min, max);
  const high = Math.max(min, max);
  if (low === high)
    return low === 0 ? [0, 1] : niceTicks(Math.min(0, low), Math.max(0, high), count);

  const step = niceStep((high - low) / Math.max(1, count));
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => cleanProduct(first + index, step));
}

/** The smallest of 1, 2, 5 times a power of ten that is at least `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Avoids results like 3 × 0.1 = 0.30000000000000004. */
function cleanProduct(multiple: number, step: number): number {
  return Number((multiple * step).toPrecision(12)) + 0;
}

/**
 * Moves labels along one axis so that none overlaps the next, keeping their order and staying as
 * close as possible to where they belong.
 * @param centers the desired center of each label, in any order
 * @param sizes each label's size along the axis, including its gap
 * @returns the centers to use, in the given order; labels that cannot all fit overlap evenly
 */
export function spreadLabels(
  centers: readonly number[],
  sizes: readonly number[],
  bounds: readonly [number, number],
): number[] {
  const order = centers.map((center, index) => ({ index, center, size: sizes[index] ?? 0 }));
  order.sort((a, b) => a.center - b.center);

  const total = order.reduce((sum, label) => sum + label.size, 0);
  const room = bounds[1] - bounds[0];
  const squeeze = total > room ? room / total : 1;
  for (const label of order) label.size *= squeeze;

  // First from the top so that none overlaps, then from the bottom so that the last stays inside.
  let edge = bounds[0];
  for (const label of order) {
    label.center = Math.max(label.center, edge + label.size / 2);
    edge = label.center + label.size / 2;
  }
  edge = bounds[1];
  for (const label of order.toReversed()) {
    label.center = Math.min(label.center, edge - label.size / 2);
    edge = label.center - label.size / 2;
  }

  const result = new Array<number>(centers.length).fill(0);
  for (const label of order) result[label.index] = label.center;
  return result;
}

/** Show every nth of `count` labels so that neighbors of `labelPx` do not touch within `roomPx`. */
export function labelStride(count: number, labelPx: number, roomPx: number): number {
  if (count <= 1 || roomPx <= 0) return Math.max(1, count);
  return Math.max(1, Math.ceil((labelPx * (count - 1)) / roomPx));
}

/**
 * Index of the position nearest to `at`; the first if two are equally near; -1 without positions.
 */
export function nearestIndex(positions: readonly number[], at: number): number {
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, position] of positions.entries()) {
    const distance = Math.abs(position - at);
    if (distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  }
  return best;
}
