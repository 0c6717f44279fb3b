import type { GeneratedFiles } from './makers.ts';
import { readTable } from './tables.ts';

const columns = ['id', 'label', 'parent', 'words', 'senses', 'es', 'motifs'] as const;

/** The niches of creators, with the words that name them. */
export function generatedFiles(): GeneratedFiles {
  const rows = readTable('ideas/niches');
  const ids = new Set(rows.map(({ id }) => id));
  for (const { id, parent = '' } of rows) {
    if (parent !== '' && !ids.has(parent))
      throw new Error(`${id} has an unknown parent: ${parent}`);
  }
  return {
    'supabase/functions/_shared/domain/niches/niches.generated.ts': [
      '/** Made by `npm run data` from data/ideas/niches.csv. Change that, not this file. */',
      'export const nicheRows = [',
      ...rows.map(
        (row) =>
          `  ${JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name] ?? ''])))},`,
      ),
      '] as const;',
      '',
    ].join('\n'),
  };
}
