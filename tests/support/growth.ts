/** Work on an input of this size. */
type Work = (size: number) => unknown;

/**
 * Shorter times, in milliseconds, are not judged: they are mostly noise, and nobody waits for them.
 */
const floorMs = 50;

/**
 * The size is compared with a quarter of it: linear work costs about 4 times as much, quadratic work
 * 16 times, so that noise cannot take one for the other.
 */
const share = 4;

/** The cost may grow this many times as much as that of linear work: quadratic work, 4 times. */
const maxExcess = 2;

/**
 * Growth below this in a few runs is not measured further; it covers linear work with noise.
 */
const clearExcess = 1.5;

/** The fastest of these runs counts; the others were delayed by something else. */
const runs = 5;

/** The number of runs for a first estimate, which decides only clear cases. */
const firstRuns = 2;

/**
 * Describes excessive growth of a cost up to a size; undefined when four times the size never costs
 * more than about eight times as much. Measures this process's CPU time, which other processes do
 * not affect, minus that of the smallest size.
 */
export async function growthFault(work: Work, size: number): Promise<string | undefined> {
  // Halves and quarters of a multiple of 16 behave alike for formats in units of four, such as
  // Base64.
  const judged = size < 64 ? size : size - (size % 16);
  // Begins with a part of it, so that unbounded work is noticed before it takes minutes.
  for (const reached of [judged >> 2, judged]) {
    if (reached < share * 2) continue;
    const firstMs = await costMs(() => work(reached));
    if (firstMs < floorMs) continue;
    const baseMs = await minCostMs(() => work(1), firstRuns);
    const partMs = await minCostMs(() => work(partOf(reached)), firstRuns);
    if (growthOf(firstMs, partMs, baseMs) <= clearExcess * linearGrowth(reached)) continue;
    const fault = await measuredFault(work, reached);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Repeats the measurement until the result is certain. */
async function measuredFault(work: Work, size: number): Promise<string | undefined> {
  const baseMs = await minCostMs(() => work(1));
  const wholeMs = await minCostMs(() => work(size));
  const partMs = await minCostMs(() => work(partOf(size)));
  const growth = growthOf(wholeMs, partMs, baseMs);
  if (wholeMs - baseMs < floorMs || growth <= maxExcess * linearGrowth(size)) return undefined;
  return `${size} takes ${(wholeMs - baseMs).toFixed(0)} ms, ${growth.toFixed(1)} times as long as a quarter of it`;
}

function partOf(size: number): number {
  return Math.floor(size / share);
}

/** The growth of linear work once the cost of the smallest size is taken off. */
function linearGrowth(size: number): number {
  return (size - 1) / (partOf(size) - 1);
}

function growthOf(wholeMs: number, partMs: number, baseMs: number): number {
  return (wholeMs - baseMs) / Math.max(partMs - baseMs, 1);
}

/** CPU time in milliseconds, of the fastest of several runs. */
async function minCostMs(work: () => unknown, count = runs): Promise<number> {
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
