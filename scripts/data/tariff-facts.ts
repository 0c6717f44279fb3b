import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { tariffLinesFactsSchema } from '../../supabase/functions/_shared/contracts/tariff-line-facts.ts';
import type { TariffLineFacts } from '../../supabase/functions/_shared/domain/tariff/tariff-types.ts';
import { applyMigrations } from '../../supabase/local/migrations.ts';
import { generatedFiles as tariffSeeds } from './tariff-seeds.ts';

const supabaseFolder = join(import.meta.dirname, '../../supabase');

/** What `tariff_lines_facts` returns at most. */
const linesPerCall = 50;

/** Loading the schedule takes seconds, so makers that run in one process share it. */
let schedule: Promise<PGlite> | undefined;

/**
 * What the tariff seeds say about these lines, in the order of `codes`, from a database in memory.
 * @throws Error when a line does not exist
 */
export async function readLineFacts(codes: readonly string[]): Promise<readonly TariffLineFacts[]> {
  schedule ??= openSchedule();
  const db = await schedule;
  const found: TariffLineFacts[] = [];
  for (let from = 0; from < codes.length; from += linesPerCall) {
    const asked = codes.slice(from, from + linesPerCall);
    const { rows } = await db.query<{ facts: unknown }>(
      'select public.tariff_lines_facts($1) as facts',
      [asked],
    );
    found.push(...tariffLinesFactsSchema.parse(rows[0]?.facts));
  }
  const missing = codes.find((code) => found.every(({ line }) => line.hts8 !== code));
  if (missing !== undefined) throw new Error(`No such line: ${missing}`);
  return found;
}

async function openSchedule(): Promise<PGlite> {
  const db = await PGlite.create();
  await db.exec(await readFile(join(supabaseFolder, 'local/hosted-base.sql'), 'utf8'));
  await applyMigrations(db, { directory: join(supabaseFolder, 'migrations') });
  for (const seed of Object.values(tariffSeeds())) await db.exec(seed);
  return db;
}
