import { allPassages } from './all-passages.ts';
import type { KnowledgePassage } from './knowledge-passage.ts';

/** The text of supabase/seeds/60_knowledge.sql: all passages, and none that is gone. */
export function knowledgeSeed(passages: readonly KnowledgePassage[] = allPassages()): string {
  return `-- Made by \`npm run knowledge:make\` from src/content and supabase/functions/_shared/domain. Change
-- those, not this file.
--
-- Safe to run again: rows are brought up to date, and those that no page says any more are removed.

with made (id, kind, page, title, path, section, body, keywords) as (
  values
${passages.map(describeRow).join(',\n')}
), gone as (
  delete from public.knowledge_passages
  where id not in (select made.id from made)
)
insert into public.knowledge_passages (id, kind, page, title, path, section, body, keywords)
select id, kind, page, title, path, section, body, keywords::text[] from made
on conflict (id) do update set
  kind = excluded.kind,
  page = excluded.page,
  title = excluded.title,
  path = excluded.path,
  section = excluded.section,
  body = excluded.body,
  keywords = excluded.keywords;
`;
}

function describeRow(passage: KnowledgePassage): string {
  const { id, kind, page, title, path, section, body, keywords } = passage;
  const list = `{${keywords.map((word) => JSON.stringify(word)).join(',')}}`;
  return `  (${[id, kind, page, title, path, section, body, list].map(quote).join(', ')})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
