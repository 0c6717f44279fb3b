import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src/components', 'src/tools'];
/** For screen readers only, so there is nothing to show. */
const unseen = 'visually-hidden.tsx';

/** Every file that a file imports, directly or indirectly, including itself. */
function neededBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { 1: to = '' } of readFileSync(path, 'utf8').matchAll(
    /(?:from |import\()'([@.][^']+)'/g,
  )) {
    const next = to.startsWith('@/') ? resolve('src', to.slice(2)) : resolve(dirname(path), to);
    if (existsSync(next)) neededBy(next, found);
  }
  return found;
}

const parts = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => resolve(folder, path)),
  )
  .filter((path) => path.endsWith('.tsx') && basename(path) !== unseen);

test('shows every component, every section and every screen of a tool', () => {
  // The gallery itself is framed by the root layout.
  const frame = neededBy(resolve('src/app/root-layout.tsx'));
  const shown = neededBy(resolve('src/pages/component-gallery/page.tsx'), frame);
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter((path) => !shown.has(path))).toEqual([]);
});
