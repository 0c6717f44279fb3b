/**
 * Measures how soon the page responds to a visitor, at a quarter of this machine's speed, for the
 * most expensive interactions of every tool: the build in `dist` on a throwaway backend. `npm run
 * bench:interaction`; `--runs 3` repeats everything three times, `--only map` selects by name.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { startLocalSite } from '../local-site.ts';
import { actions } from './actions.ts';
import { measureAction } from './measure-action.ts';
import { type ActionResult, interactionTable, missesOf, TARGET_MS } from './summary.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
const chosen = actions.filter(({ name }) => name.includes(values.only));
const results = new Map<string, ActionResult>();

const executablePath = await chromiumPath();
const site = await startLocalSite('supabase/local/preview.ts', ['--throwaway']);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const action of chosen) {
      console.error(action.name);
      try {
        const result = await measureAction(browser, site.url, action);
        const before = results.get(action.name);
        results.set(action.name, before ? together(before, result) : result);
      } catch (error) {
        // The other results are still useful.
        console.error(error);
        process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
  await site.close();
}

const measured = [...results.values()];
const missed = missesOf(measured);
console.info(
  `Milliseconds until it is shown, at a quarter of the speed; under ${TARGET_MS} wanted\n`,
);
console.info(interactionTable(measured));
console.info(
  missed.length === 0
    ? '\nall within the target'
    : `\nnot within the target: ${missed.map(({ name }) => name).join('; ')}`,
);

function together(one: ActionResult, other: ActionResult): ActionResult {
  return {
    name: one.name,
    interactionsMs: [...one.interactionsMs, ...other.interactionsMs],
    movesMs: [...one.movesMs, ...other.movesMs],
    longestTaskMs: Math.max(one.longestTaskMs, other.longestTaskMs),
  };
}
