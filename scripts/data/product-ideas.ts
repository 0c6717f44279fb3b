import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tokenize } from '../../supabase/functions/_shared/domain/language/words.ts';
import { isProductCategory } from '../../supabase/functions/_shared/domain/product-categories.ts';
import { readKinds } from './goods.ts';
import type { GeneratedFiles } from './makers.ts';
import { type Row, readTable } from './tables.ts';

const functionFolder = 'supabase/functions/generate-product-ideas';

/** The ideas, and of the goods that they are made on what a market fit needs. */
export function generatedFiles(): GeneratedFiles {
  const ideas = ideaTables().flatMap(readTable);
  const goods = new Map<string, Row>(readKinds().map((row) => [row.id ?? '', row]));
  const usedKinds = new Set([...ideas.map(({ kind = '' }) => kind), ...classicKinds()]);
  const kinds = [...usedKinds].sort().map((id) => goods.get(id) ?? unknownKind(id));
  const niches = new Set(readTable('ideas/niches').map(({ id }) => id));
  for (const idea of ideas) check(idea, niches);
  return {
    [`${functionFolder}/ideas.generated.ts`]: moduleOf(
      'ideaRows',
      'data/ideas',
      ideas.map(ideaRow),
    ),
    [`${functionFolder}/classics.generated.ts`]: moduleOf(
      'classicRows',
      'data/ideas/classics.csv',
      readTable('ideas/classics').map(classicRow),
    ),
    'supabase/functions/_shared/domain/goods/own-products.generated.ts': moduleOf(
      'ownProductRows',
      'data/ideas',
      ownProductRows(ideas),
    ),
    [`${functionFolder}/idea-kinds.generated.ts`]: [
      moduleOf('kindRows', 'data/goods', kinds.map(kindRow)),
      `export const ruleLabels: Readonly<Record<string, string>> = ${JSON.stringify(ruleLabels())};`,
      '',
    ].join('\n'),
  };
}

/** The words of each idea's name, as `understand` compares them, with its kind. */
function ownProductRows(ideas: readonly Row[]): [words: string, kindId: string][] {
  const kindByWords = new Map<string, string>();
  for (const { id = '?', kind = '', name = '' } of ideas) {
    const words = tokenize(name).join(' ');
    const other = kindByWords.get(words);
    if (other !== undefined && other !== kind) {
      throw new Error(`data/ideas: ${id} has the name of an idea of another kind (${other})`);
    }
    kindByWords.set(words, kind);
  }
  return [...kindByWords].sort(([one], [other]) => (one < other ? -1 : 1));
}

function ideaTables(): string[] {
  return readdirSync(join(import.meta.dirname, '../../data/ideas'))
    .map((file) => file.replace('.csv', ''))
    .filter((name) => !['niches', 'classics'].includes(name))
    .sort()
    .map((name) => `ideas/${name}`);
}

function classicKinds(): string[] {
  return readTable('ideas/classics').map(({ kind = '' }) => kind);
}

function unknownKind(id: string): never {
  throw new Error(`data/goods has no kind ${id}`);
}

function check(idea: Row, niches: ReadonlySet<string | undefined>): void {
  const fail = (what: string) => {
    throw new Error(`data/ideas: ${idea.id ?? '?'} ${what}`);
  };
  for (const niche of (idea.niches ?? '').split('|')) {
    if (!niches.has(niche)) fail(`names an unknown niche: ${niche}`);
  }
  if ((idea.name ?? '').length > 80) fail('has too long a name');
  if (Number(idea.price_low) >= Number(idea.price_high)) fail('has no price range');
}

function ideaRow(row: Row): unknown {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    niches: row.niches,
    subjects: row.subjects,
    why: row.why,
    motif: row.motif,
    priceUsd: [Number(row.price_low), Number(row.price_high)],
    platforms: row.platforms,
    sizes: row.sizes,
    novelty: Number(row.novelty),
  };
}

function classicRow({ kind, name, carries, why, price_low, price_high }: Row): unknown {
  if (carries !== 'line' && carries !== 'motif') throw new Error(`classics.csv: ${kind ?? '?'}`);
  return { kind, name, carries, why, priceUsd: [Number(price_low), Number(price_high)] };
}

/** The rules that bind goods, in words. */
function ruleLabels(): Record<string, string> {
  return Object.fromEntries(readTable('goods/rules').map(({ id = '', label = '' }) => [id, label]));
}

function kindRow(row: Row): unknown {
  if (!isProductCategory(row.category))
    throw new Error(`data/goods: ${row.id ?? '?'} has no category`);
  const [low, high] = (row.retail_usd ?? '').split('-').map(Number);
  return {
    id: row.id,
    name: row.name,
    plural: row.plural,
    category: row.category,
    retailUsd: [low, high],
    minOrderUnits: Number(row.min_order),
    rules: row.rules,
  };
}

function moduleOf(name: string, source: string, rows: readonly unknown[]): string {
  return [
    `/** Made by \`npm run data\` from ${source}. Change that, not this file. */`,
    `export const ${name} = [`,
    ...rows.map((row) => `  ${JSON.stringify(row)},`),
    '] as const;',
    '',
  ].join('\n');
}
