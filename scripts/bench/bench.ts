/**
 * Measures page speed: the build against its own pages without scripts, and against the same source
 * as a plain client-rendered bundle, on this machine and in one run. `npm run bench`; the options
 * are in `options.ts`. A benchmark is not a test: missed targets are printed, and fail only with
 * --strict.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { weighFirstScripts } from '../budgets/weigh-site.ts';
import {
  buildPlain,
  buildSite,
  builtRoutes,
  plainDirectory,
  siteDirectory,
  workDirectory,
} from './builds.ts';
import { makeCertificate } from './certificate.ts';
import { chromiumPath } from './chromium.ts';
import { cpuSlowdown, describeCalibration, measureBenchmarkIndex } from './cpu-slowdown.ts';
import { readHostRules, startHost } from './host.ts';
import { type Measured, measureSite } from './measure.ts';
import { readBenchOptions } from './options.ts';
import { report } from './report.ts';
import { withoutScripts } from './script-free.ts';
import { loadStaticFiles } from './static-files.ts';
import { type Check, checkRoute } from './targets.ts';

const options = readBenchOptions(process.argv.slice(2));
const chromePath = await chromiumPath();
if (!options.keepsBuilds) {
  await buildSite();
  await buildPlain();
}
const routes = options.routes ?? builtRoutes(siteDirectory);
const rules = readHostRules(siteDirectory);
const certificate = await makeCertificate(new Date());
const hosts = {
  site: await startHost({ files: await loadStaticFiles(siteDirectory), rules }, certificate),
  'script-free': await startHost(
    { files: await loadStaticFiles(siteDirectory, withoutScripts), rules },
    certificate,
  ),
  bundle: await startHost(
    { files: await loadStaticFiles(plainDirectory), rules, fallback: '/index.html' },
    certificate,
  ),
};

const results = join(workDirectory, 'results');
const file = join(results, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
mkdirSync(results, { recursive: true });

const benchmarkIndex = await measureBenchmarkIndex(`${hosts['script-free'].url}/`, chromePath);
const slowdown = cpuSlowdown(benchmarkIndex);
console.info(describeCalibration(benchmarkIndex));

const measured = await measureSite({
  routes,
  runs: options.runs,
  settings: options.isQuick ? ['phone'] : ['phone', 'phone, applied', 'desktop'],
  urls: {
    site: hosts.site.url,
    'script-free': hosts['script-free'].url,
    bundle: hosts.bundle.url,
  },
  chromePath,
  cpuSlowdown: slowdown,
  // Measuring all pages takes hours, so an interrupted run keeps its results.
  onProgress: (done, soFar) => {
    console.error(done);
    save(soFar);
  },
});
await Promise.all(Object.values(hosts).map((host) => host.close()));

const samples = { ...measured, firstScriptBytes: weighFirstScripts(siteDirectory) };
const checks = routes.flatMap((route) => checkRoute(samples, route));
console.info(report(samples, checks));

save({ ...measured, checks });
console.info(`\n${file}`);
if (options.isStrict && checks.some(({ isMet }) => !isMet)) process.exitCode = 1;

function save(known: Measured & { checks?: readonly Check[] }): void {
  writeFileSync(file, JSON.stringify({ options, benchmarkIndex, slowdown, ...known }, null, 1));
}
