/**
 * Stores the factories of a CSV file and deletes the samples; docs/add-a-factory.md says how.
 *
 * npm run factories:import <file.csv> -- [--dry-run] [--skip-refused]
 *
 * Exits with 1 when a row is refused or the backend does not take them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connectServiceDatabase } from '@functions/_shared/database.ts';
import { parse } from 'csv-parse/sync';
import { WebSocket } from 'ws';
import { readSettings } from '../../supabase/local/settings.ts';
import { createFactoryTable } from './factory-table.ts';
import { runImport } from './run-import.ts';

const usage = 'npm run factories:import <file.csv> -- [--dry-run] [--skip-refused]';

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<0 | 1> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, 'skip-refused': { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Name one file: ${usage}`);
  const rows = parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    bom: true,
    columns: true,
    skip_empty_lines: true,
  });
  const backend = readBackend();
  // Node 20 has no WebSocket, which the client requires when it is created.
  if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
  try {
    return await runImport({
      rows,
      table: createFactoryTable(connectServiceDatabase(backend)),
      say: (line) => console.info(line),
      isDryRun: values['dry-run'] ?? false,
      skipsRefused: values['skip-refused'] ?? false,
    });
  } catch (error) {
    if (!String(error).includes('fetch failed')) throw error;
    throw new Error(
      `No backend answers at ${backend.supabaseUrl}. Start it with \`npm run dev\`, or name a project with SUPABASE_URL and SUPABASE_SECRET_KEY.`,
    );
  }
}

/** The project that the environment names, or else the local backend. */
function readBackend(): { supabaseUrl: string; secretKey: string } {
  const { environment, port, secretKey: localKey } = readSettings();
  const supabaseUrl = environment.SUPABASE_URL;
  const secretKey = environment.SUPABASE_SECRET_KEY ?? environment.SUPABASE_SERVICE_ROLE_KEY;
  if (supabaseUrl === undefined) {
    return { supabaseUrl: `http://127.0.0.1:${port}`, secretKey: secretKey ?? localKey };
  }
  if (secretKey !== undefined) return { supabaseUrl, secretKey };
  throw new Error(
    'SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not: set it to a secret key of that project.',
  );
}
