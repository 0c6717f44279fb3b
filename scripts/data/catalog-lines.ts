import { factsOf } from '../../supabase/functions/_shared/domain/goods/kind-facts.ts';
import { kinds } from '../../supabase/functions/_shared/domain/goods/kinds.ts';
import type { TariffLineFacts } from '../../supabase/functions/_shared/domain/tariff/tariff-types.ts';
import type { GeneratedFiles } from './makers.ts';
import { readLineFacts } from './tariff-facts.ts';

/**
 * The module with what duties are computed from, for every line that a kind of goods may enter under:
 * a catalog is compared on the visitor's device, where there is no database.
 */
export async function generatedFiles(): Promise<GeneratedFiles> {
  const codes = new Set(kinds.flatMap(({ id }) => factsOf(id).tariffLines.map(({ code }) => code)));
  const facts = await readLineFacts([...codes].toSorted());
  const chinaLists = tableOf(facts.flatMap((each) => each.chinaLists));
  const section232 = tableOf(facts.flatMap((each) => each.section232));
  const rows = facts.map(({ line, statisticalLines, forcedLaborExemptions, ...of }) => [
    line.hts8,
    line.description,
    line.generalRateText,
    line.specialRateText,
    line.otherRateText,
    line.units.join('|'),
    statisticalLines.map(({ hts10 }) => hts10.slice(line.hts8.length + 1)).join('|'),
    of.chinaLists.map((row) => chinaLists.indexOf(JSON.stringify(row))).join('|'),
    forcedLaborExemptions.map(({ code, scope }) => `${code}=${scope}`).join('|'),
    of.section232.map((row) => section232.indexOf(JSON.stringify(row))).join('|'),
  ]);
  return {
    'src/tools/move-my-catalog/rules/line-facts.generated.ts': [
      '/** Made by `npm run data` from the tariff tables in data/. Change those, not this file. */',
      'import type {',
      '  ChinaListRow,',
      '  Section232Row,',
      "} from '@functions/_shared/domain/tariff/tariff-types.ts';",
      '',
      `export const chinaListRows: readonly ChinaListRow[] = [\n${chinaLists.join(',\n')}\n];`,
      '',
      `export const section232Rows: readonly Section232Row[] = [\n${section232.join(',\n')}\n];`,
      '',
      '/** A line and the rows about it, one line per row; cells are divided by tabs. */',
      'export const lineFactRows = `',
      ...rows.map((cells) => cells.map(checkedCell).join('\t')),
      '`;',
      '',
    ].join('\n'),
  };
}

/** Each row once, as it stands in the module. */
function tableOf(
  rows: readonly TariffLineFacts[keyof Pick<
    TariffLineFacts,
    'chinaLists' | 'section232'
  >][number][],
): readonly string[] {
  return [...new Set(rows.map((row) => JSON.stringify(row)))];
}

/** @throws Error for text that would not come back as it is */
function checkedCell(text: string): string {
  if (/[\t\n`\\]|\$\{/.test(text)) throw new Error(`No cell of a module: ${text}`);
  return text;
}
