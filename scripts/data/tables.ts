import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** A row, by the column names of the first line; an empty cell is ''. */
export type Row = Readonly<Record<string, string>>;

const dataFolder = join(import.meta.dirname, '../../data');

/**
 * The rows of a table in `data/`, in order.
 * @param name the file's name without `.csv` or `.csv.gz`
 */
export function readTable(name: string): readonly Row[] {
  return parse<Row>(readText(`${name}.csv`), { columns: true });
}

/** The text of a file in `data/`; a `.gz` file is decompressed. */
export function readText(name: string): string {
  const plain = join(dataFolder, name);
  const isPlain = existsSync(plain);
  if (isPlain) return readFileSync(plain, 'utf8');
  return gunzipSync(readFileSync(`${plain}.gz`)).toString('utf8');
}
