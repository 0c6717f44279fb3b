/** Reads a whole file: Deno.readFile, or Node's. The engines know neither runtime. */
export type ReadFile = (file: URL) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * A file in an installed package. Its path is fixed because npm installs direct dependencies at the
 * top level; resolvers do not help with files that a package does not export.
 */
export function packageFile(path: string): URL {
  return new URL(`../../../node_modules/${path}`, import.meta.url);
}
