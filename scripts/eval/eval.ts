/**
 * `npm run eval`: measures the built-in engines on the lists in data/eval and prints a table. With
 * `--wrong` also what was wrong or unanswered, with `--write` updates the table in docs/eval.md.
 * Reads no network; takes a minute or two, because the tariff schedule is loaded into a database.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluateCatalog } from './catalog.ts';
import { evaluateFactories } from './factories.ts';
import { evaluateKira, openKira } from './kira.ts';
import { evaluateNiches } from './niches.ts';
import { evaluateOwnIdeas } from './own-ideas.ts';
import { evaluatePictures } from './pictures.ts';
import { evaluatePrices } from './prices.ts';
import type { EngineResult, Verdict } from './questions.ts';
import { openSiteStores } from './tariff-database.ts';
import { evaluateTariffs } from './tariffs.ts';

const stores = await openSiteStores();
const askKira = await openKira(stores);

const results: EngineResult[] = [
  await evaluateFactories(),
  evaluatePictures(),
  evaluatePrices(),
  evaluateNiches(),
  await evaluateTariffs(stores.tariffs),
  await evaluateKira('Assistant', 'kira', askKira),
  await evaluateKira('Assistant, second list', 'kira-second', askKira),
  evaluateCatalog(),
  ...(await evaluateOwnIdeas()),
];

const table = [
  '| engine | questions | right | wrong | unanswered |',
  '|---|---|---|---|---|',
  ...results.map(rowOf),
].join('\n');
console.info(table);

if (process.argv.includes('--wrong')) {
  for (const { engine, judged } of results) {
    for (const { question, verdict, answer } of judged) {
      if (verdict !== 'right') console.info(`${engine}, ${verdict}: ${question} -> ${answer}`);
    }
  }
}
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../../docs/eval.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/\| engine [\s\S]*?\n(?!\|)/, `${table}\n`));
}

function rowOf({ engine, judged }: EngineResult): string {
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length;
  const share = Math.round((100 * count('right')) / judged.length);
  return `| ${engine} | ${judged.length} | ${count('right')} (${share}%) | ${count('wrong')} | ${count('unanswered')} |`;
}
