import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makers } from '../../../scripts/data/makers.ts';

const root = join(import.meta.dirname, '../../..');

test('`npm run data` reproduces every generated file', async () => {
  const stale: string[] = [];
  for (const load of makers) {
    const { generatedFiles } = await load();
    for (const [path, text] of Object.entries(await generatedFiles())) {
      if (text !== (await readFile(join(root, path), 'utf8'))) stale.push(path);
    }
  }
  expect(stale, 'run `npm run data` and commit what it writes').toEqual([]);
});
