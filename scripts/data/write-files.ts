import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makers } from './makers.ts';

for (const load of makers) {
  const { generatedFiles } = await load();
  for (const [path, text] of Object.entries(await generatedFiles())) {
    const file = join(import.meta.dirname, '../..', path);
    const before = await readFile(file, 'utf8').catch(() => null);
    if (before === text) continue;
    await writeFile(file, text);
    console.info(`wrote ${path}`);
  }
}
