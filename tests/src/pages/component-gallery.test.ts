import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const components = resolve('src/components');
const unseen = 'visually-hidden.tsx';

/** Every file that a file needs, itself included. */
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

it('shows every part and every block of a page', () => {
  const shown = neededBy(resolve('src/pages/component-gallery.tsx'));
  const missing = ['ui', 'charts', 'stickers', 'sections'].flatMap((folder) =>
    readdirSync(join(components, folder))
      .filter(
        (file) =>
          file.endsWith('.tsx') && file !== unseen && !shown.has(join(components, folder, file)),
      )
      .map((file) => `${folder}/${file}`),
  );
  expect(missing).toEqual([]);
});
