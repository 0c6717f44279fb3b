import {
  factoryColumns,
  type ParsedFactory,
  parseFactoryRows,
  type RefusedFactory,
} from './parse-factory-rows.ts';

/** The table that factories are written to. Each call rejects when the database refuses. */
export type FactoryTable = {
  /** Adds factories, all or none; one with a known id replaces what is there. */
  write: (factories: readonly ParsedFactory[]) => Promise<void>;
  /** Returns how many were deleted. */
  deleteSamples: () => Promise<number>;
};

export type ImportOptions = {
  /** Only checks the rows. */
  isDryRun: boolean;
  /** Writes the good rows although others are refused. */
  skipsRefused: boolean;
};

type Import = ImportOptions & {
  /** By the names of the columns. */
  rows: readonly Readonly<Record<string, string>>[];
  table: FactoryTable;
  say: (line: string) => void;
};

/**
 * Checks rows of a file of factories, explains each refused one, writes the others and deletes the
 * samples. Writes nothing while a row is refused, unless told to skip it: half a file is harder to
 * put right than none. Returns the exit code.
 */
export async function runImport({
  rows,
  table,
  say,
  isDryRun,
  skipsRefused,
}: Import): Promise<0 | 1> {
  const columnProblem = findColumnProblem(rows);
  if (columnProblem !== undefined) {
    say(columnProblem);
    return 1;
  }
  const { factories, refused } = parseFactoryRows(rows);
  for (const each of refused) say(describeRefusal(each));
  say(`${countOf(factories.length, 'factory', 'factories')} can be stored, ${refused.length} not.`);

  if (factories.length === 0 || (refused.length > 0 && !skipsRefused)) {
    say(
      factories.length === 0
        ? 'Nothing was written.'
        : 'Nothing was written. Mend these rows and run it again, or add --skip-refused to store the others without them.',
    );
    return 1;
  }
  if (isDryRun) {
    say('Nothing was written, as --dry-run asks.');
    return 0;
  }
  await table.write(factories);
  say(`Stored ${countOf(factories.length, 'factory', 'factories')}.`);
  const deletedCount = await table.deleteSamples();
  say(
    deletedCount === 0
      ? 'There were no sample factories.'
      : `Deleted ${countOf(deletedCount, 'sample factory', 'sample factories')}.`,
  );
  return 0;
}

/** One sentence for what every row would otherwise be refused for. */
function findColumnProblem(rows: Import['rows']): string | undefined {
  const [first] = rows;
  if (first === undefined) return 'The file has no rows.';
  const missing = factoryColumns.filter((column) => !(column in first));
  if (missing.length === 0) return undefined;
  return `The file has no column ${missing.join(', ')}. Its first line has to name these columns: ${factoryColumns.join(', ')}.`;
}

function describeRefusal({ row, id, reasons }: RefusedFactory): string {
  const name = id === '' ? `Row ${row}` : `Row ${row} (${id})`;
  return `${name} is refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
