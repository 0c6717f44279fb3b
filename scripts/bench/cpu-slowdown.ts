import { measurePage } from './lighthouse-page.ts';

/**
 * Lighthouse's benchmark index of a mid-range phone such as a Pixel 5, which Chrome's developer
 * tools calibrate to (`midScore` of their CalibrationController.ts, 2024).
 */
export const PHONE_INDEX = 1000;
const CALIBRATION_RUNS = 3;

/**
 * How many times faster than a mid-range phone a machine is.
 * @param benchmarkIndex the machine's own, as Lighthouse measures it
 * @returns at least 1: a slower machine cannot be sped up
 */
export function cpuSlowdown(benchmarkIndex: number): number {
  return Math.max(1, benchmarkIndex / PHONE_INDEX);
}

/** The machine's speed in words, for the head of a report. */
export function describeCalibration(benchmarkIndex: number): string {
  const index = `This machine's benchmark index is ${benchmarkIndex.toFixed(0)}, a mid-range phone's ${PHONE_INDEX}`;
  return benchmarkIndex > PHONE_INDEX
    ? `${index}: phones are measured ${cpuSlowdown(benchmarkIndex).toFixed(1)} times slower.`
    : `${index}: phones are measured at this machine's own speed.`;
}

/**
 * The best benchmark index of several runs: other processes only ever lower it.
 * @param url a light page
 * @throws Error when Lighthouse could not measure the page
 */
export async function measureBenchmarkIndex(url: string, chromePath: string): Promise<number> {
  let best = 0;
  for (let run = 0; run < CALIBRATION_RUNS; run += 1) {
    const { benchmarkIndex } = await measurePage(url, 'desktop', { chromePath, cpuSlowdown: 1 });
    best = Math.max(best, benchmarkIndex);
  }
  return best;
}
