/** Work on an input of this size. */
export type Work = (size: number) => unknown;

/** Less than this is not judged: the machine's own noise would be, and nobody waits for it. */
const floorMs = 50;

/** Twice the size may cost this many times as much: linear work takes 2, quadratic work 4. */
const mostGrowth = 3;

/** What grows no faster than this in a few runs is not measured further: linear work, and noise with it. */
const clearGrowth = 2.5;

/** Runs of which the fastest counts; the others were held up by something else. */
const runs = 5;

/** The same for a first look, which decides only what is clear. */
const fewRuns = 2;

/**
 * What is wrong with how the cost of some work grows up to a size; undefined when twice the size
 * never costs more than three times as much. Counts the processor's time of this process, which
 * other processes do not swell, less what the smallest size takes.
 */
export async function growthFault(work: Work, size: number): Promise<string | undefined> {
  // Halves and quarters of a multiple of 16 are alike to what counts in fours, such as Base64.
  const judged = size < 64 ? size : size - (size % 16);
  // A part of it first, so that work without bounds is noticed before it takes minutes.
  for (const reached of [judged >> 2, judged]) {
    if (reached < 2) continue;
    const firstMs = await costMs(() => work(reached));
    if (firstMs < floorMs) continue;
    const baseMs = await leastCostMs(() => work(1), fewRuns);
    const halfMs = await leastCostMs(() => work(reached >> 1), fewRuns);
    if (growthOf(firstMs, halfMs, baseMs) <= clearGrowth) continue;
    const fault = await measuredFault(work, reached);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Decides with as many runs as it takes to leave no doubt. */
async function measuredFault(work: Work, size: number): Promise<string | undefined> {
  const baseMs = await leastCostMs(() => work(1));
  const wholeMs = await leastCostMs(() => work(size));
  const growth = growthOf(wholeMs, await leastCostMs(() => work(size >> 1)), baseMs);
  if (wholeMs - baseMs < floorMs || growth <= mostGrowth) return undefined;
  return `${size} takes ${(wholeMs - baseMs).toFixed(0)} ms, ${growth.toFixed(1)} times as long as half of it`;
}

function growthOf(wholeMs: number, halfMs: number, baseMs: number): number {
  return (wholeMs - baseMs) / Math.max(halfMs - baseMs, 1);
}

/** Whether some work takes so much longer than `baseMs` that its growth is worth a look. */
export async function isCostly(work: () => unknown, baseMs: number): Promise<boolean> {
  for (let run = 0; run < fewRuns; run += 1) {
    // One that was not held up says enough.
    if ((await costMs(work)) < baseMs + floorMs) return false;
  }
  return true;
}

/** Milliseconds of processor time, of the fastest of several runs. */
export async function leastCostMs(work: () => unknown, count = runs): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < count; run += 1) least = Math.min(least, await costMs(work));
  return least;
}

async function costMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (user + system) / 1000;
}
