import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TariffStore } from '@functions/_shared/tariff-store.ts';
import { scheduleStore } from '@tests/support/schedule-store.ts';
import { applyMigrations } from '../../supabase/local/migrations.ts';

const supabase = join(import.meta.dirname, '../../supabase');

/** The tariff schedule of the migrations and seeds, in a database in memory. */
export async function openTariffStore(): Promise<TariffStore> {
  const db = await PGlite.create();
  await db.exec(await readFile(join(supabase, 'local/hosted-base.sql'), 'utf8'));
  await applyMigrations(db, { directory: join(supabase, 'migrations') });
  const seeds = await readdir(join(supabase, 'seeds'));
  for (const seed of seeds.filter((name) => /^5\d_tariff_/.test(name)).sort()) {
    await db.exec(await readFile(join(supabase, 'seeds', seed), 'utf8'));
  }
  return scheduleStore(db);
}
