/** Reads a file whole: Deno.readFile, or Node's. The engines know neither. */
export type ReadFile = (file: URL) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * A file inside an installed package. Its place is fixed because npm puts what the project itself
 * depends on at the top; resolvers do not help with files that a package does not export.
 */
export function packageFile(path: string): URL {
  return new URL(`../../../node_modules/${path}`, import.meta.url);
}
