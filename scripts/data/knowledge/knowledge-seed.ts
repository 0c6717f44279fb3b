import type { GeneratedFiles } from '../makers.ts';
import { allPassages } from './all-passages.ts';
import type { KnowledgePassage } from './knowledge-passage.ts';

/** The seed of the assistant's knowledge: inserts all passages and deletes obsolete ones. */
export function generatedFiles(): GeneratedFiles {
  const text = `-- Made by \`npm run data\` from src/content and supabase/functions/_shared/domain. Change
-- those, not this file.
--
-- Safe to run again: rows are brought up to date, and those that no page says any more are removed.

with made (id, kind, page, title, path, section, body, keywords) as (
  values
${allPassages().map(describeRow).join(',\n')}
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
  return { 'supabase/seeds/60_knowledge.sql': text };
}

function describeRow(passage: KnowledgePassage): string {
  const { id, kind, page, title, path, section, body, keywords } = passage;
  const list = `{${keywords.map((word) => JSON.stringify(word)).join(',')}}`;
  return `  (${[id, kind, page, title, path, section, body, list].map(quote).join(', ')})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
