/**
 * Writes supabase/seeds/60_knowledge.sql, what the assistant knows, from the content modules and the
 * domain data. Run it with `npm run knowledge:make` after every change of words or facts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '..');

// The content knows the site's aliases and build-time settings, so Vite loads it.
const { module } = await runnerImport<typeof import('./knowledge/knowledge-seed.ts')>(
  join(root, 'scripts/knowledge/knowledge-seed.ts'),
  {
    resolve: {
      alias: { '@functions': join(root, 'supabase/functions'), '@': join(root, 'src') },
    },
  },
);
await writeFile(join(root, 'supabase/seeds/60_knowledge.sql'), module.knowledgeSeed());
