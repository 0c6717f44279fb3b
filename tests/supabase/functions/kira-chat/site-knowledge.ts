import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { FoundPassage, Knowledge } from '@functions/kira-chat/knowledge.ts';
import { createDatabase } from '@tests/support/database.ts';

const seed = join(import.meta.dirname, '../../../../supabase/seeds/60_knowledge.sql');

/** The passages of the migration and the seed, queried in SQL. */
export async function siteKnowledge(): Promise<Knowledge> {
  const db = await createDatabase();
  await db.exec(await readFile(seed, 'utf8'));
  return knowledgeOf(db);
}

/** The passages of a database that holds them. */
export function knowledgeOf(db: PGlite): Knowledge {
  return async function find(terms, maxResults) {
    const { rows } = await db.query<FoundPassage>('select * from match_knowledge($1, $2, $3)', [
      terms.map(({ alternatives }) => alternatives.join('|')),
      terms.map(({ weight }) => weight),
      maxResults,
    ]);
    return rows;
  };
}
