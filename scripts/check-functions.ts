/**
 * Type-checks the edge functions with Deno, on a copy that contains only what is deployed: the
 * folder of the functions, and the packages that its deno.json names. `npm run typecheck` cannot do
 * this: it knows neither the Deno namespace nor that import map, and would also find every other
 * file and package. Fetches nothing.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoBinary } from '../supabase/local/deno-binary.ts';
import { nodeModulesFlag } from '../supabase/local/deno-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const functionsFolder = 'supabase/functions';
const hosts = ['supabase/local/functions-host.ts', 'supabase/local/voice/voice-host.ts'];

process.exitCode = checkDeployed() || check(root, hosts);

function checkDeployed(): number {
  const copy = mkdtempSync(join(tmpdir(), 'deployed-functions-'));
  try {
    cpSync(join(root, functionsFolder), join(copy, functionsFolder), { recursive: true });
    for (const name of packagesOf(join(root, functionsFolder, 'deno.json'))) {
      const link = join(copy, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), link);
    }
    const names = readdirSync(join(copy, functionsFolder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => `${functionsFolder}/${name}/index.ts`);
    return check(copy, names);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The npm packages in an import map, without version and subpath. */
function packagesOf(denoJson: string): string[] {
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    readFileSync(denoJson, 'utf8'),
  );
  const names = Object.values(imports).map((target) => {
    const name = /^npm:((?:@[^/]+\/)?[^/@]+)@/.exec(target)?.[1];
    if (name === undefined)
      throw new Error(`${denoJson}: "${target}" names no version of a package`);
    return name;
  });
  return [...new Set(names)];
}

/** Returns the exit code after printing one line about the outcome. */
function check(folder: string, entries: string[]): number {
  const result = spawnSync(
    denoBinary(),
    [
      'check',
      '--quiet',
      '--no-remote',
      nodeModulesFlag,
      '--config',
      join(folder, functionsFolder, 'deno.json'),
      ...entries,
    ],
    {
      cwd: folder,
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
  console.info(`check:functions: ${entries.length} files are fine: ${entries.join(', ')}`);
  return 0;
}
