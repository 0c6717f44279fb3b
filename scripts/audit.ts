/**
 * Reports known vulnerabilities in production packages, by `npm audit`. Exits with 1 if any is of
 * level high or above, and with 0 and a message if the registry cannot be reached, since nothing is
 * known then.
 */
import { spawnSync } from 'node:child_process';

type Report = {
  metadata?: { vulnerabilities: Record<string, number>; dependencies?: { prod?: number } };
  vulnerabilities?: Record<string, { severity: string; fixAvailable: unknown }>;
};

const result = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
});
console.info(summaryOf(readReport(result.stdout)));

function readReport(output: string | null): Report {
  try {
    return JSON.parse(output ?? '');
  } catch {
    return {};
  }
}

function summaryOf({ metadata, vulnerabilities = {} }: Report): string {
  if (metadata === undefined) {
    return 'audit: the registry could not be asked, so nothing is known about the packages. Run it again online.';
  }
  const { total = 0, high = 0, critical = 0 } = metadata.vulnerabilities;
  const asked = metadata.dependencies?.prod ?? 0;
  if (total === 0) return `audit: no known vulnerability in ${asked} production packages.`;
  if (high + critical > 0) process.exitCode = 1;
  const lines = Object.entries(vulnerabilities).map(
    ([name, { severity, fixAvailable }]) =>
      `  ${severity.padEnd(9)} ${name}${fixAvailable === false ? ' (no fix yet)' : ''}`,
  );
  return [`audit: ${total} vulnerable among ${asked} production packages:`, ...lines].join('\n');
}
