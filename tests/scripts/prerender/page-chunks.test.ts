import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '@/app/router.tsx';
import { paths } from '@/config/paths.ts';
import { pageSources } from '../../../scripts/prerender/page-chunks.ts';
import { toolPages } from '../../../scripts/prerender/tool-pages.ts';

const root = join(import.meta.dirname, '../../..');
const sources = pageSources(readFileSync(join(root, 'src/app/router.tsx'), 'utf8'), paths);

test('the file of every page is found in the route table, the 404 page included', () => {
  expect([...sources.keys()].toSorted()).toEqual(
    ['*', '/_gallery', ...pages.map(({ path }) => path)].toSorted(),
  );
  for (const file of sources.values()) expect(existsSync(join(root, 'src', file)), file).toBe(true);
});

test('what starts at once is a page, and its parts exist', () => {
  for (const [page, { parts }] of toolPages) {
    expect([...sources.values()]).toContain(page);
    for (const part of parts) expect(existsSync(join(root, 'src', part)), part).toBe(true);
  }
});
