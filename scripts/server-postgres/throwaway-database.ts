import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const supabaseFolder = join(import.meta.dirname, '../../supabase');

/** A temporary database on a PostgreSQL server; `drop` removes it. */
export type ThrowawayDatabase = {
  url: string;
  /**
   * Runs statements as one transaction; returns the rows of the last, one line each, columns
   * separated by `|`.
   */
  run: (sql: string) => Promise<string[]>;
  drop: () => Promise<void>;
};

/**
 * Creates an empty database that looks like a hosted Supabase project before its first migration.
 * Its roles belong to the server and remain.
 *
 * @param serverUrl of a role that may create databases and roles; psql must be installed
 * @throws Error with psql's message
 */
export async function createThrowawayDatabase(serverUrl: string): Promise<ThrowawayDatabase> {
  const name = `brandbff_throwaway_${process.pid}`;
  await psql(serverUrl, [`create database ${name}`], false);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database: ThrowawayDatabase = {
    url: url.href,
    run: (sql) => psql(url.href, [sql], true),
    drop: async () => {
      await psql(serverUrl, [`drop database if exists ${name} with (force)`], false);
    },
  };
  try {
    const base = await readFile(join(supabaseFolder, 'local/hosted-base.sql'), 'utf8');
    await database.run(base.replace(/^create role (\w+)[^;]*;$/gm, unlessExists));
  } catch (error) {
    await database.drop();
    throw error;
  }
  return database;
}

/** Roles belong to the server, so they may exist from an earlier run. */
function unlessExists(statement: string, role: string): string {
  return `do $role$ begin if to_regrole('${role}') is null then ${statement} end if; end $role$;`;
}

/** The URL of the server to use; without one, prints a message and exits. */
export function readServerUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url !== undefined && URL.canParse(url)) return url;
  console.error(
    'Set DATABASE_URL to a PostgreSQL server on which databases may be made and dropped, such as postgresql://postgres@127.0.0.1:5432/postgres.',
  );
  process.exit(1);
}

/**
 * Runs a program to completion and returns its standard output. Throws with its error output
 * otherwise.
 */
export function runProgram(program: string, args: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.once('error', (error) =>
      reject(new Error(`${program} cannot be started: ${error.message}`)),
    );
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program}: ${complaint.trim()}`)),
    );
    child.stdin.on('error', () => {
      // The program ended before it read all input; its exit code says why.
    });
    child.stdin.end(input);
  });
}

async function psql(url: string, statements: string[], together: boolean): Promise<string[]> {
  const flags = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...(together ? ['-1'] : [])];
  const output = await runProgram('psql', [...flags, '-d', url, '-f', '-'], statements.join(';\n'));
  return output.split('\n').filter((line) => line !== '');
}
