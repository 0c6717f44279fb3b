import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFiles } from '../makers.ts';
import { allPassages } from './all-passages.ts';

const table = join(import.meta.dirname, '../../../data/asked-questions.tsv');

/** The module with what people ask for each passage, in their words. */
export function generatedFiles(): GeneratedFiles {
  const titles = new Map(allPassages().map(({ id, title }) => [id, title]));
  const questionsById = new Map<string, string[]>();
  for (const line of readFileSync(table, 'utf8').trim().split('\n')) {
    const [id = '', question = ''] = line.split('\t');
    if (!titles.has(id)) throw new Error(`data/asked-questions.tsv: no passage has the id "${id}"`);
    if (question === '') throw new Error(`data/asked-questions.tsv: "${id}" has an empty question`);
    questionsById.set(id, [...(questionsById.get(id) ?? []), question]);
  }
  const rows = [...questionsById].map(([id, questions]) => ({
    id,
    title: titles.get(id) ?? '',
    questions,
  }));
  return {
    'supabase/functions/kira-chat/asked-questions.generated.ts': [
      '/** Made by `npm run data` from data/asked-questions.tsv. */',
      'export const askedRows: readonly Readonly<{',
      '  id: string;',
      '  title: string;',
      '  questions: readonly string[];',
      `}>[] = ${JSON.stringify(rows, null, 1)};`,
      '',
    ].join('\n'),
  };
}
