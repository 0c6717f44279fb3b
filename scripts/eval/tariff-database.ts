import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TariffStore } from '@functions/_shared/tariff-store.ts';
import type { FoundPassage, Knowledge } from '@functions/kira-chat/knowledge.ts';
import { scheduleStore } from '@tests/support/schedule-store.ts';
import { applyMigrations } from '../../supabase/local/migrations.ts';

const supabase = join(import.meta.dirname, '../../supabase');

/** What the functions look up in the database. */
export type SiteStores = { tariffs: TariffStore; knowledge: Knowledge };

/** The tariff schedule and the passages of the migrations and seeds, in a database in memory. */
export async function openSiteStores(): Promise<SiteStores> {
  const db = await PGlite.create();
  await db.exec(await readFile(join(supabase, 'local/hosted-base.sql'), 'utf8'));
  await applyMigrations(db, { directory: join(supabase, 'migrations') });
  const seeds = await readdir(join(supabase, 'seeds'));
  for (const seed of seeds.filter((name) => /^(?:5\d_tariff_|60_knowledge)/.test(name)).sort()) {
    await db.exec(await readFile(join(supabase, 'seeds', seed), 'utf8'));
  }
  return { tariffs: scheduleStore(db), knowledge: knowledgeOf(db) };
}

function knowledgeOf(db: PGlite): Knowledge {
  return async (terms, maxResults) => {
    const { rows } = await db.query<FoundPassage>('select * from match_knowledge($1, $2, $3)', [
      terms.map(({ alternatives }) => alternatives.join('|')),
      terms.map(({ weight }) => weight),
      maxResults,
    ]);
    return rows;
  };
}
