/**
 * Type-checks the edge functions the way Deno sees them. `npm run typecheck` cannot: it knows
 * neither the Deno namespace nor the import map of supabase/functions. Fetches nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoBinary } from '../supabase/local/deno-binary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const functions = join(root, 'supabase/functions');

const files = [
  ...readdirSync(functions)
    .map((name) => join(functions, name, 'index.ts'))
    .filter((file) => existsSync(file)),
  join(root, 'supabase/local/functions-host.ts'),
  join(root, 'supabase/local/voice/voice-host.ts'),
].filter((file) => existsSync(file));

process.exitCode = check(files);

/** Answers the exit code, after one line that says how it went. */
function check(entries: string[]): number {
  const names = entries.map((file) => relative(root, file));
  const result = spawnSync(
    denoBinary(),
    ['check', '--quiet', '--no-remote', '--config', join(functions, 'deno.json'), ...entries],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    },
  );
  if (result.error !== undefined) {
    console.error(
      `check:functions: Deno cannot be started (${result.error.message}): run \`npm ci\` again.`,
    );
    return 1;
  }
  if (result.status !== 0) {
    console.error('check:functions: the edge functions do not type-check: see the messages above.');
    return 1;
  }
  console.info(`check:functions: ${names.length} files are fine: ${names.join(', ')}`);
  return 0;
}
