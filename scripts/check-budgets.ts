/** Fails when a page of the build exceeds its budget: `tsx scripts/check-budgets.ts`. */
import { join } from 'node:path';
import { weighSite } from './budgets/weigh-site.ts';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);
const weights = weighSite(join(import.meta.dirname, '../dist'));
const tooHeavy = weights.filter(({ bytes, budget }) => bytes > budget.maxBytes);

for (const { what, bytes, budget } of process.argv.includes('--all') ? weights : tooHeavy) {
  const over = bytes - budget.maxBytes;
  console.info(
    `${what.padEnd(46)}${kib(bytes)} of ${kib(budget.maxBytes)}  ${
      over > 0 ? `+${over} bytes: ${budget.why}` : ''
    }`,
  );
}
if (tooHeavy.length > 0) {
  console.error(`${tooHeavy.length} weigh more than they may (scripts/budgets/budgets.ts).`);
  process.exit(1);
}
console.info(`${weights.length} weights within their budgets.`);
