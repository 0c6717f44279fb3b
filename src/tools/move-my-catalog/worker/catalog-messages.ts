import type { BadRow, LeftOut } from '../rules/catalog-product.ts';
import type { RowContext } from '../rules/catalog-row.ts';
import type { CatalogRow } from '../rules/catalog-row-types.ts';
import type { ColumnMap } from '../rules/columns.ts';

/** What the page asks the worker. `run` counts up: answers to an older run are of no use anymore. */
export type CatalogRequest =
  | Readonly<{
      kind: 'read';
      run: number;
      /** Pasted text, or the bytes of a file. */
      content: string | Uint8Array;
    }>
  | Readonly<{
      kind: 'work';
      run: number;
      columns: ColumnMap;
      context: RowContext;
    }>
  | Readonly<{ kind: 'stop' }>;

export type CatalogReply =
  | Readonly<{
      kind: 'table';
      run: number;
      header: readonly string[];
      hasHeader: boolean;
      /** The first rows, as an example of what the columns hold. */
      sample: readonly (readonly string[])[];
      rowCount: number;
      columns: ColumnMap;
    }>
  | Readonly<{ kind: 'progress'; run: number; done: number; total: number }>
  | Readonly<{
      kind: 'rows';
      run: number;
      /** Of the products, in the order of the file. */
      keys: readonly string[];
      /** Those that are not as in the last answer. */
      changed: readonly CatalogRow[];
      badRows: readonly BadRow[];
      leftOut: LeftOut;
    }>
  /** It could not be read. */
  | Readonly<{ kind: 'failed'; run: number }>
  /** What reads it could not be fetched or broke down; it knows nothing of the catalog anymore. */
  | Readonly<{ kind: 'broken'; run: number }>;
