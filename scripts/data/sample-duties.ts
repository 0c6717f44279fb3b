import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { tariffLinesFactsSchema } from '../../supabase/functions/_shared/contracts/tariff-line-facts.ts';
import {
  type SourcingCategory,
  sourcingCategories,
} from '../../supabase/functions/_shared/domain/sourcing-categories.ts';
import { usmcaOrigins } from '../../supabase/functions/_shared/domain/tariff/duty-rules.assumptions.ts';
import { computeDutyStack } from '../../supabase/functions/_shared/domain/tariff/duty-stack.ts';
import type { DutyLayer } from '../../supabase/functions/_shared/domain/tariff/duty-types.ts';
import type {
  SampleDuty,
  SampleDutyLayer,
} from '../../supabase/functions/_shared/domain/tariff/sample-duties.ts';
import { findTariffOrigin } from '../../supabase/functions/_shared/domain/tariff/tariff-origins.ts';
import type { TariffLineFacts } from '../../supabase/functions/_shared/domain/tariff/tariff-types.ts';
import { applyMigrations } from '../../supabase/local/migrations.ts';
import { mapRecords } from './countries.ts';
import type { GeneratedFiles } from './makers.ts';
import { readTable } from './tables.ts';
import { generatedFiles as tariffSeeds } from './tariff-seeds.ts';

/** A common product of each category: cotton T-shirt, speaker, ceramic mug, skin cream, handbag. */
const sampleHtsCodes: Readonly<Record<SourcingCategory, string>> = {
  apparel: '6109.10.00',
  electronics: '8518.22.00',
  'home-goods': '6912.00.44',
  beauty: '3304.99.50',
  accessories: '4202.22.15',
};

/**
 * The day that the duties are computed for. The site says that the same duties have been in force
 * since then.
 */
const entryDate = '2026-11-28';

const supabaseFolder = join(import.meta.dirname, '../../supabase');

/**
 * The module with the duty on a sample product of each category from each country of the map,
 * computed from the tables in the database.
 *
 * @throws Error when a sample product has no single rate, or a sentence that belongs beside it
 */
export async function generatedFiles(): Promise<GeneratedFiles> {
  const facts = await readFacts(Object.values(tariffSeeds()));
  const categories = sourcingCategories.map((category) => {
    const line = facts.find(({ line: { hts8 } }) => hts8 === sampleHtsCodes[category]);
    if (line === undefined) throw new Error(`No such line: ${sampleHtsCodes[category]}`);
    const stacks = mapRecords.map(
      ({ id, iso }) => `    ${JSON.stringify(id)}: ${JSON.stringify(dutyOf(line, iso.alpha2))},`,
    );
    return `  ${JSON.stringify(category)}: {\n${stacks.join('\n')}\n  },`;
  });
  const forcedLaborPct = Object.fromEntries(
    mapRecords.map(({ id, iso }) => {
      const action = findTariffOrigin(iso.alpha2)?.forcedLabor;
      if (!action) throw new Error(`The forced-labor action does not name ${id}.`);
      return [id, action.ratePct];
    }),
  );
  const text = [
    '/** Made by `npm run data` from the tariff tables in data/. Change those, not this file. */',
    "import type { SampleDuties } from './sample-duties.ts';",
    '',
    `export const sampleDuties: SampleDuties = {\n${categories.join('\n')}\n};`,
    '',
    '/** What the forced-labor action adds to the base rate, or lifts it to, percent. */',
    `export const forcedLaborPct = ${JSON.stringify(forcedLaborPct)};`,
    '',
    '/** What goods of China on a list pay under Section 301, percent. */',
    `export const chinaListPct = ${JSON.stringify(chinaListPct())};`,
    '',
  ].join('\n');
  return { 'supabase/functions/_shared/domain/tariff/sample-duties.generated.ts': text };
}

function dutyOf(facts: TariffLineFacts, originCode: string): SampleDuty {
  const { layers, totalPct, caveats } = computeDutyStack(facts, { originCode, entryDate });
  // The map has a place for a total, and none for a sentence that belongs beside it.
  if (caveats.length > 0) throw new Error(`${facts.line.hts8} has a caveat: ${caveats.join(' ')}`);
  return {
    htsCode: facts.line.hts8,
    totalPct: known(totalPct, facts),
    usmcaTotalPct: usmcaOrigins.includes(originCode)
      ? known(computeDutyStack(facts, { originCode, entryDate, usmcaClaim: true }).totalPct, facts)
      : null,
    layers: layers.flatMap((layer) => chargedLayer(layer, facts)),
  };
}

/** The base rate, and the other layers that apply. */
function chargedLayer(
  { kind, label, ratePct, heading, effectiveFrom }: DutyLayer,
  facts: TariffLineFacts,
): SampleDutyLayer[] {
  if (ratePct === 0 && kind !== 'base') return [];
  if (heading === null) throw new Error(`${label} of ${facts.line.hts8} has no heading.`);
  return [{ kind, label, ratePct: known(ratePct, facts), heading, effectiveFrom }];
}

function known(pct: number | null, { line }: TariffLineFacts): number {
  if (pct === null) throw new Error(`${line.hts8} has no single rate: choose another sample.`);
  return pct;
}

function chinaListPct() {
  const rows = readTable('section-301-china');
  const pctOf = (list: string) => Number(rows.find((row) => row.list === list)?.rate_pct);
  return { '3': pctOf('3'), '4A': pctOf('4A') };
}

async function readFacts(seeds: readonly string[]): Promise<readonly TariffLineFacts[]> {
  const db = await PGlite.create();
  try {
    await db.exec(await readFile(join(supabaseFolder, 'local/hosted-base.sql'), 'utf8'));
    await applyMigrations(db, { directory: join(supabaseFolder, 'migrations') });
    for (const seed of seeds) await db.exec(seed);
    const { rows } = await db.query<{ facts: unknown }>(
      'select public.tariff_lines_facts($1) as facts',
      [Object.values(sampleHtsCodes)],
    );
    return tariffLinesFactsSchema.parse(rows[0]?.facts);
  } finally {
    await db.close();
  }
}
