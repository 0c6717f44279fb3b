/** Work on an input of this size. */
export type Work = (size: number) => unknown;

/** Less than this is not judged: the machine's own noise would be, and nobody waits for it. */
const floorMs = 50;

/** Twice the size may cost this many times as much: linear work takes 2, quadratic work 4. */
const mostGrowth = 3;

/** Runs of which the fastest counts; the others were held up by something else. */
const runs = 5;

/**
 * What is wrong with how the cost of some work grows up to a size; undefined when twice the size
 * never costs more than three times as much. Counts the processor's time of this process, which
 * other processes do not swell, less what the smallest size takes.
 */
export async function growthFault(work: Work, size: number): Promise<string | undefined> {
  const baseMs = await leastCostMs(() => work(1));
  // Halves and quarters of a multiple of 16 are alike to what counts in fours, such as Base64.
  const judged = size < 64 ? size : size - (size % 16);
  // A part of it first, so that work without bounds is noticed before it takes minutes.
  for (const reached of [judged >> 2, judged]) {
    if (reached < 2 || !(await isCostly(() => work(reached), baseMs))) continue;
    const whole = (await leastCostMs(() => work(reached))) - baseMs;
    const half = (await leastCostMs(() => work(reached >> 1))) - baseMs;
    const growth = whole / Math.max(half, 1);
    if (whole >= floorMs && growth > mostGrowth) {
      return `${reached} takes ${whole.toFixed(0)} ms, ${growth.toFixed(1)} times as long as half of it`;
    }
  }
  return undefined;
}

/** Whether some work takes so much longer than `baseMs` that its growth is worth a look. */
export async function isCostly(work: () => unknown, baseMs: number): Promise<boolean> {
  const leastMs = baseMs + floorMs;
  return (await costMs(work)) >= leastMs && (await leastCostMs(work)) >= leastMs;
}

/** Milliseconds of processor time, of the fastest of several runs. */
export async function leastCostMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await costMs(work));
  return least;
}

async function costMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (user + system) / 1000;
}
