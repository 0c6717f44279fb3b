import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** How often every page is measured. */
  runs: number;
  /** The pages asked for, or all. */
  routes: readonly string[] | undefined;
  /** Takes the builds of the last run. */
  keepsBuilds: boolean;
  /** Phones only, without applied throttling. */
  isQuick: boolean;
  /** Misses end with exit code 1. */
  isStrict: boolean;
};

/**
 * What the command line asks for.
 * @throws Error that says which option is wrong
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
