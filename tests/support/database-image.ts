import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What every image depends on. */
const makers = [
  import.meta.filename,
  ...['@electric-sql/pglite', '@supabase/lite'].map((name) =>
    join(root, 'node_modules', name, 'package.json'),
  ),
];
const imagesDirectory = join(root, 'node_modules/.cache/brandbff-databases');

/**
 * The image of a database that takes seconds to build and that every test file wants: the first
 * one leaves it on disk. Its name holds a hash of all that goes into it, so that a changed file
 * finds no image.
 *
 * @param ingredients the files that `build` reads.
 */
export async function readOrBuildImage(
  kind: string,
  ingredients: readonly string[],
  build: () => Promise<Blob>,
): Promise<Blob> {
  const name = `${kind}-${await hashOf(ingredients)}.tar`;
  const kept = await readImage(name);
  if (kept !== null) return kept;
  const image = await build();
  await keepImage(kind, name, image);
  return image;
}

async function hashOf(ingredients: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...makers, ...ingredients]) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
}

async function readImage(name: string): Promise<Blob | null> {
  try {
    return new Blob([await readFile(join(imagesDirectory, name))]);
  } catch {
    return null;
  }
}

/**
 * Makes a database as small as its image should be, by a third to a half: an image is read, unpacked
 * and copied into memory each time a test file opens one. Drops the templates of new databases and
 * all write-ahead log but the segment in use.
 *
 * @param run runs one statement outside a transaction, always on the same connection.
 */
export async function shrinkDatabase(run: (sql: string) => Promise<unknown>): Promise<void> {
  await run('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) {
    await run(`drop database if exists ${template}`);
  }
  await run('set wal_recycle = off');
  // The second time goes past the segments that were laid out ahead.
  for (let time = 0; time < 2; time += 1) {
    await run('select pg_switch_wal()');
    await run('checkpoint');
  }
}

/** Written aside and renamed, so that test files running side by side never read half an image. */
async function keepImage(kind: string, name: string, image: Blob): Promise<void> {
  await mkdir(imagesDirectory, { recursive: true });
  const aside = join(imagesDirectory, `${name}.${process.pid}`);
  await writeFile(aside, Buffer.from(await image.arrayBuffer()));
  await rename(aside, join(imagesDirectory, name));
  for (const file of await readdir(imagesDirectory)) {
    const isFormer = file.startsWith(`${kind}-`) && file.endsWith('.tar') && file !== name;
    if (isFormer) await rm(join(imagesDirectory, file), { force: true });
  }
}

/** The files of a folder of the project, in the order of their names. */
export async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(join(root, directory), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return files.sort().map((name) => join(root, directory, name));
}
