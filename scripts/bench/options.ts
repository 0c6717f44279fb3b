import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** The number of measurements of every page. */
  runs: number;
  /** The selected pages, or undefined for all. */
  routes: readonly string[] | undefined;
  /** Reuses the builds of the last run. */
  keepsBuilds: boolean;
  /** Phones only, without applied throttling. */
  isQuick: boolean;
  /** Missed targets exit with code 1. */
  isStrict: boolean;
};

/**
 * Parses the command line.
 * @throws Error that names the invalid option
 */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string' },
      routes: { type: 'string' },
      'keep-builds': { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: from 1 up`);
  const routes = values.routes?.split(',') ?? (values.quick ? ['/'] : undefined);
  const wrong = routes?.find((route) => !route.startsWith('/'));
  if (wrong !== undefined) throw new Error(`--routes ${wrong}: an address begins with "/"`);
  return {
    runs,
    routes,
    keepsBuilds: values['keep-builds'],
    isQuick: values.quick,
    isStrict: values.strict,
  };
}
