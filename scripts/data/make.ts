/**
 * `npm run data`: writes the seeds and modules that are generated from data/, src/content and the
 * domain. docs/data.md lists them.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');

// The content uses the site's aliases and build-time settings, so Vite loads it.
await runnerImport(join(root, 'scripts/data/write-files.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: {
    alias: { '@functions': join(root, 'supabase/functions'), '@': join(root, 'src') },
  },
});
