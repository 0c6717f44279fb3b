import type {
  Reporter as PlaywrightReporter,
  TestResult as PlaywrightResult,
  TestCase as PlaywrightTest,
} from '@playwright/test/reporter';
import type { TestModule, Reporter as VitestReporter } from 'vitest/node';

const SHOWN = 20;

type Timing = { name: string; durationMs: number };

/**
 * Prints where the time of a run went: its twenty slowest tests and, in Vitest, its twenty slowest
 * files and the startup cost of files. A reporter for both runners; each ignores the other's
 * methods.
 */
export default class SlowestTests implements VitestReporter, PlaywrightReporter {
  readonly #tests: Timing[] = [];

  /** Vitest, at the end of the run. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        this.#tests.push({ name, durationMs: test.diagnostic()?.duration ?? 0 });
      }
    }
    const files = modules.map((module) => ({
      name: module.relativeModuleId,
      durationMs: module.diagnostic().duration,
    }));
    print('Slowest files, their hooks included', files);
    print('Slowest tests', this.#tests);
    const costs = modules.map((module) => module.diagnostic());
    const testsMs = sum(this.#tests.map(({ durationMs }) => durationMs));
    const allMs = sum(costs.map(({ duration }) => duration));
    const parts = {
      tests: testsMs,
      hooks: allMs - testsMs,
      imports: sum(costs.map(({ collectDuration }) => collectDuration)),
      'set-up files': sum(costs.map(({ setupDuration }) => setupDuration)),
      environments: sum(costs.map(({ environmentSetupDuration }) => environmentSetupDuration)),
    };
    const totals = Object.entries(parts).map(([name, ms]) => `${name} ${inSeconds(ms)} s`);
    console.info(`\nTime of all workers together: ${totals.join(', ')}`);
  }

  /** Playwright, after each test. */
  onTestEnd(test: PlaywrightTest, { duration }: PlaywrightResult): void {
    this.#tests.push({ name: test.titlePath().slice(1).join(' > '), durationMs: duration });
  }

  /** Playwright, at the end of the run. */
  onEnd(): void {
    print('Slowest tests', this.#tests);
  }
}

function print(title: string, timings: readonly Timing[]): void {
  const slowest = timings.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, SHOWN);
  const lines = slowest.map(
    ({ name, durationMs }) => `${inSeconds(durationMs).padStart(7)} s  ${name}`,
  );
  console.info(['', `${title}:`, ...lines].join('\n'));
}

function inSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
