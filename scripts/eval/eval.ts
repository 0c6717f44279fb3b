/**
 * `npm run eval`: measures the built-in engines on the lists in data/eval and prints a table. With
 * `--wrong` also what was wrong or unanswered, with `--write` updates the table in docs/eval.md.
 * `--mails=<folder>` only reads the supplier mails in a folder and prints how well each field was read.
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
import { evaluateSupplierMails, fieldTable, judgeMails, supplierMails } from './supplier-mails.ts';
import { openSiteStores } from './tariff-database.ts';
import { evaluateTariffs } from './tariffs.ts';

const mailsFolder = process.argv
  .find((each) => each.startsWith('--mails='))
  ?.slice('--mails='.length);
if (mailsFolder !== undefined) {
  const judgedThere = judgeMails(supplierMails(mailsFolder));
  console.info(fieldTable(judgedThere));
  if (process.argv.includes('--wrong')) printWrong(evaluateSupplierMails(judgedThere));
  process.exit(0);
}

const judgedMails = judgeMails(supplierMails());
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
  evaluateSupplierMails(judgedMails),
  ...(await evaluateOwnIdeas()),
];

const table = [
  '| engine | questions | right | wrong | unanswered |',
  '|---|---|---|---|---|',
  ...results.map(rowOf),
].join('\n');
const mailTable = fieldTable(judgedMails);
console.info(table);
console.info(`\n${mailTable}`);

if (process.argv.includes('--wrong')) {
  for (const result of results) printWrong(result);
}
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../../docs/eval.md');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text
      .replace(/\| engine [\s\S]*?\n(?!\|)/, `${table}\n`)
      .replace(/\| field of a mail [\s\S]*?\n(?!\|)/, `${mailTable}\n`),
  );
}

function rowOf({ engine, judged }: EngineResult): string {
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length;
  const share = Math.round((100 * count('right')) / judged.length);
  return `| ${engine} | ${judged.length} | ${count('right')} (${share}%) | ${count('wrong')} | ${count('unanswered')} |`;
}

function printWrong({ engine, judged }: EngineResult): void {
  for (const { question, verdict, answer } of judged) {
    if (verdict !== 'right') console.info(`${engine}, ${verdict}: ${question} -> ${answer}`);
  }
}
