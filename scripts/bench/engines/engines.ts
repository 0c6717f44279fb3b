/**
 * Measures what pages do not show: calculations per second, a tariff lookup on the embedded
 * database, the memory of the whole local backend, startup times of `npm run dev`, and the size of
 * `dist`, which must be built. `npm run bench:engines`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '../../../supabase/local/steps.ts';
import { projectRoot } from '../builds.ts';
import { startLocalSite } from '../local-site.ts';
import { percentile } from '../statistics.ts';
import { table } from '../table.ts';
import { calculators, callsPerSecond } from './calculators.ts';
import { sizeByKind } from './directory-size.ts';
import { cpuSeconds, memoryMib } from './process-tree.ts';
import { askLookup, timeLookups } from './tariff-lookups.ts';

const CALCULATE_MS = 500;
const LOOKUP_TARGET_MS = 50;
/** The first rounds run before anything is compiled or cached. */
const WARM_ROUNDS = 3;

await calculations();
await lookups();
await starts();
await weights();

async function calculations(): Promise<void> {
  const rows = Object.entries(calculators).map(([name, calculate]) => {
    callsPerSecond(calculate, CALCULATE_MS / 10);
    return [name, Math.round(callsPerSecond(calculate, CALCULATE_MS)).toLocaleString('en-US')];
  });
  console.info(`${table(['calculation', 'a second'], rows)}\n`);
}

async function lookups(): Promise<void> {
  const site = await startLocalSite('supabase/local/preview.ts', ['--throwaway']);
  try {
    const first = await timeLookups(site.url);
    const cpuBefore = cpuSeconds(site.pid);
    const times: number[] = [];
    for (let round = 0; round < WARM_ROUNDS; round += 1)
      times.push(...(await timeLookups(site.url)));
    const cpuMs = ((cpuSeconds(site.pid) - cpuBefore) * 1000) / times.length;
    const p50 = percentile(times, 0.5);
    console.info(
      [
        `tariff lookup over HTTP, ${times.length} questions: p50 ${p50.toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
        `CPU a lookup about ${cpuMs.toFixed(0)} ms, whatever else the machine does`,
        `the very first ${first[0]?.toFixed(0)} ms; target for p50 ${LOOKUP_TARGET_MS} ms: ${p50 < LOOKUP_TARGET_MS ? 'met' : 'missed'}`,
        `database, functions and site together hold ${memoryMib(site.pid).toFixed(0)} MiB\n`,
      ].join('\n'),
    );
  } finally {
    await site.close();
  }
}

async function starts(): Promise<void> {
  const state = await mkdtemp(join(tmpdir(), 'brandbff-bench-'));
  try {
    for (const which of ['first', 'second', 'third']) {
      const site = await startLocalSite('scripts/bench/engines/dev-child.ts', [state]);
      const startedAt = performance.now() - site.startMs;
      // Needs the database and the functions.
      await askLookup(site.url, 'What is the duty on wool socks from Portugal?');
      const readyMs = performance.now() - startedAt;
      console.info(
        `npm run dev, ${which} start: the site after ${seconds(site.startMs)}, all of it after ${seconds(readyMs)}, ${memoryMib(site.pid).toFixed(0)} MiB`,
      );
      await site.close();
    }
  } finally {
    await rm(state, { recursive: true });
  }
}

async function weights(): Promise<void> {
  const sizes = await sizeByKind(join(projectRoot, 'dist'));
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  const all = sizes.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const rows = sizes.map(([kind, { files, bytes }]) => [kind, String(files), kib(bytes)]);
  console.info(`\n${table(['dist', 'files', 'size'], [...rows, ['all', '', kib(all)]])}`);
}
