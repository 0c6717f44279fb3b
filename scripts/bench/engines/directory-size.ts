import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

export type Size = { files: number; bytes: number };

/** The content of a folder by file extension, largest first. */
export async function sizeByKind(directory: string): Promise<[string, Size][]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, Size>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { length } = await readFile(join(entry.parentPath, entry.name));
    const kind = extname(entry.name) || entry.name;
    const { files, bytes } = sizes.get(kind) ?? { files: 0, bytes: 0 };
    sizes.set(kind, { files: files + 1, bytes: bytes + length });
  }
  return [...sizes].sort(([, a], [, b]) => b.bytes - a.bytes);
}
